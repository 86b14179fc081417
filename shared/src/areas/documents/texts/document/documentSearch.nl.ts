/** The search in documents for visitors. */
export const documentSearch = {
  title: 'Zoeken in documenten',
  metaTitle: 'Brieven en andere documenten uit de Eerste Wereldoorlog',
  metaDescription:
    'Zoek in de brieven, dagboeken, foto’s en dossiers van het museum die voor iedereen open zijn, ook in wat erop geschreven staat.',
  metaResults: '“{text}” in de documenten',
  lead: 'Brieven, dagboeken, foto’s en dossiers die voor iedereen open zijn. U zoekt ook in wat erop geschreven staat.',
  label: 'Woorden in een document',
  hint: 'De volgorde maakt niet uit. Woorden tussen aanhalingstekens staan naast elkaar.',
  find: 'Zoeken',
  found_one: '{count, number} resultaat',
  found_other: '{count, number} resultaten',
  none: 'Geen enkel document bevat “{text}”.',
  fewerWords: 'Probeer minder woorden, of een andere schrijfwijze.',
  noWords: 'Typ een woord of een cijfer om te zoeken.',
  nearly: 'Geen enkel document bevat precies deze woorden. Deze komen er dicht bij.',
  degraded: 'Snel zoeken lukt even niet. U vindt dezelfde documenten, alleen wat trager.',
  failed: 'Het zoeken lukte niet',
  tooFar: 'Zoek preciezer om meer dan {count, number} resultaten te bekijken.',
} as const;
