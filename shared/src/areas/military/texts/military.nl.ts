/** Armies, regiments and units: their list, their page, their form and their history. */
export const military = {
  types: {
    regiment: 'Regiment',
    unit: 'Eenheid',
    brigade: 'Brigade',
    division: 'Divisie',
    corps: 'Korps',
    others: 'Andere',
  },
  fields: { type: 'Soort', history: 'Gebeurtenissen' },
} as const;
