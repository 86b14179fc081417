/** Kinds and fields of memorials. */
export const memorials = {
  types: { plate: 'Gedenkplaat', cemetery: 'Begraafplaats', fieldgrave: 'Veldgraf', document: 'Gedenkboek' },
  plateDetails: {
    private: 'Privé',
    organisation: 'Organisatie',
    community: 'Gemeenschap',
    military: 'Militair',
  },
  cemeteryKinds: { military: 'Militair', civilian: 'Burgerlijk' },
  fields: {
    start: 'Sinds',
    address: 'Adres',
    address_loc: 'Positie van het adres',
    type_plate_details: 'Opgericht door',
    cemetery_kind: 'Soort begraafplaats',
    cemetery_exists: 'Bestaat nog',
    cemetery_nationality: 'Nationaliteit',
  },
} as const;
