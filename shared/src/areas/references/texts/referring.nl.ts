/** References of documents and pages, where they are given. */
export const referring = {
  none: 'Nog geen verwijzingen',
  type: 'Soort',
  add: 'Verwijzing toevoegen',
  relationOf: 'Wat {name} met het document te maken heeft',
  commentOn: 'Opmerking bij {name}',
  comment: 'Opmerking',
  remove: 'Verwijzing naar {name} weghalen',
} as const;
