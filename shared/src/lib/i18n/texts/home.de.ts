export const home = {
  namelist: 'Namenliste',
  persons: 'Personen',
  military_entities: 'Militärische Einheiten',
  places: 'Orte',
  memorials: 'Gedenkzeichen',
  texts: {
    namelist: 'Menschen, die der Krieg das Leben kostete',
    persons: 'Alle Personen der Wissensbasis',
    military_entities: 'Armeen, Regimenter und Einheiten',
    places: 'Gemeinden, Weiler und Stellen',
    memorials: 'Friedhöfe, Tafeln und Gedenkzeichen',
  },
  elsewhere: 'Auch vom Wissenszentrum',
  publicSearch: 'Die öffentliche Namenliste',
  api: 'API für Entwickler',
} as const;
