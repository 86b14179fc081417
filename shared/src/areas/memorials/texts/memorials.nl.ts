/** Kinds of memorials. */
export const memorials = {
  types: { plate: 'Gedenkplaat', cemetery: 'Begraafplaats', fieldgrave: 'Veldgraf', document: 'Gedenkboek' },
  plateDetails: {
    private: 'Privé',
    organisation: 'Organisatie',
    community: 'Gemeenschap',
    military: 'Militair',
  },
  cemeteryKinds: { military: 'Militair', civilian: 'Burgerlijk' },
} as const;
