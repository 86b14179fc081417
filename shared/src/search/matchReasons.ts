/** Why a row stands in the answer to a text search, best first; null when nothing was typed. */
export const matchReasons = [
  'name',
  'number',
  'spelling',
  'alternative',
  'typo',
  'sound',
  'familyname',
  'initials',
] as const;
export type MatchReason = (typeof matchReasons)[number];
