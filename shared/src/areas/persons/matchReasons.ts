/**
 * Why a row stands in the answer to a text search, best first (beyond.md 21); null when nothing was typed. Where all that
 * was found fits one page, its rows stand in this order.
 */
export const matchReasons = [
  'name',
  'number',
  'spelling',
  'alternative',
  'given',
  'initials',
  'familyname',
  'typo',
  'sound',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** Reasons of rows that are what was typed, or begin with it; the others are only like it. */
export const asTyped: readonly MatchReason[] = ['name', 'number', 'alternative'];
