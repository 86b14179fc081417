/** Looking up a record by typing. */
export const pickers = {
  choices: 'Keuzes',
  typeToSearch: 'Typ om te zoeken',
  searching: 'Zoeken…',
  noResults: 'Geen resultaten',
  count_one: '{count, number} resultaat, blader met de pijltoetsen',
  count_other: '{count, number} resultaten, blader met de pijltoetsen',
  proposed: 'Voorgesteld',
  recent: 'Onlangs gekozen',
  proposals_one: '{count, number} voorstel, kies met de pijltoetsen',
  proposals_other: '{count, number} voorstellen, kies met de pijltoetsen',
  create: 'Nieuw: “{text}”',
  remove: '{name} weghalen',
  newTab: '(opent in een nieuw tabblad)',
  choose: '{name} kiezen',
} as const;
