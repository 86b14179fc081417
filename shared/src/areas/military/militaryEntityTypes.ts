export const militaryEntityTypes = ['corps', 'division', 'brigade', 'regiment', 'unit', 'others'] as const;
export type MilitaryEntityType = (typeof militaryEntityTypes)[number];

/** Types of new entities; those of lists may be others (MILITARY-12). */
export const offeredTypes = ['regiment', 'unit', 'brigade', 'division', 'corps'] as const;

/** The armies that the documents name (MILITARY-13); lists add those that records already hold (MILITARY-14). */
export const armies = [
  'A.F.',
  'A.B.L.',
  'B.E.F.',
  'N.Z.E.F.',
  'A.I.F.',
  'Indian Army',
  'S.Afr.',
  'C.E.F.',
  'ANZAC',
  'D.K.H.',
  'U.S.A.',
  'C.E.P.',
  'E.I.',
  'R.I.A.',
] as const;

export const historyTypes = ['structure', 'attached', 'track'] as const;
export const trackTypes = ['frontier_service', 'support', 'half_rest', 'rest'] as const;

/** Fields that name an entity of each type (MILITARY-15, MILITARY-16). */
export const namingFields = {
  corps: ['corps'],
  division: ['division'],
  brigade: ['brigade'],
  regiment: ['regiment'],
  unit: ['regiment', 'unit', 'unit_nr'],
  others: ['unit'],
} as const satisfies Record<MilitaryEntityType, readonly string[]>;
