export const memorials = {
  types: { plate: 'Gedenkplaat', cemetery: 'Begraafplaats', fieldgrave: 'Veldgraf', document: 'Gedenkboek' },
} as const;
