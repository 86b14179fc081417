/** Lists of names that visitors turn page by page: those of a memorial, those of a unit. */
export const namesPages = {
  count_one: '{count, number} naam',
  count_other: '{count, number} namen',
  find: 'Zoeken',
  showAll: 'Alle namen',
  noMatch: 'Geen naam voldoet aan “{text}”.',
  loading: 'De namen worden geladen',
} as const;
