/** Fields and choices of projects, as staff read them. */
export const projectRecord = {
  fields: { title: 'Titel', type: 'Soort', from: 'Van', to: 'Tot' },
  types: { temporary_exhibition: 'Tijdelijke tentoonstelling' },
} as const;
