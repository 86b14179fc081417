/** The tiles of the first page. */
export const home = {
  namelist: 'Namenlijst',
  persons: 'Personen',
  military_entities: 'Militaire eenheden',
  places: 'Plaatsen',
  memorials: 'Gedenktekens',
  texts: {
    namelist: 'Wie door de oorlog is omgekomen',
    persons: 'Iedereen in de kennisbank',
    military_entities: 'Legers, regimenten en eenheden',
    places: 'Gemeenten, gehuchten en plekken',
    memorials: 'Begraafplaatsen, platen en monumenten',
  },
  elsewhere: 'Ook van het kenniscentrum',
  publicSearch: 'De openbare namenlijst',
  api: 'API voor ontwikkelaars',
} as const;
