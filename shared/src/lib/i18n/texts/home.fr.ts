export const home = {
  namelist: 'Liste des noms',
  persons: 'Personnes',
  military_entities: 'Entités militaires',
  places: 'Lieux',
  memorials: 'Monuments commémoratifs',
  texts: {
    namelist: 'Ceux que la guerre a emportés',
    persons: 'Toutes les personnes de la base',
    military_entities: 'Armées, régiments et unités',
    places: 'Communes, hameaux et lieux-dits',
    memorials: 'Cimetières, plaques et monuments',
  },
  elsewhere: 'Aussi du centre de connaissances',
  publicSearch: 'La liste publique des noms',
  api: 'API pour les développeurs',
} as const;
