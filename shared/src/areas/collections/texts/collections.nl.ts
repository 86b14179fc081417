/** Fields and choices of collections; those of documents that are the same have them too. */
export const collections = {
  fields: {
    type: 'Soort',
    title: 'Titel',
    status: 'Stand van de beschrijving',
    adlibId: 'Nummer in de catalogus',
    adlibCode: 'Code in de catalogus',
    person: 'Persoon',
    deleted: 'Verwijderd',
  },
  types: { box: 'Doos' },
  statuses: { todo: 'Te doen', in_progress: 'Bezig', done: 'Klaar' },
} as const;
