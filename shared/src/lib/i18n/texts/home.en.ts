export const home = {
  namelist: 'Names list',
  persons: 'Persons',
  military_entities: 'Military entities',
  places: 'Places',
  memorials: 'Memorials',
  texts: {
    namelist: 'Those who lost their lives in the war',
    persons: 'Everybody in the knowledge base',
    military_entities: 'Armies, regiments and units',
    places: 'Towns, hamlets and spots',
    memorials: 'Cemeteries, plaques and monuments',
  },
  elsewhere: 'Also of the knowledge centre',
  publicSearch: 'The public names list',
  api: 'API for developers',
} as const;
