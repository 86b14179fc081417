export const genders = ['male', 'female', 'undefined'] as const;
export type Gender = (typeof genders)[number];

/** `none` and `unknown` come from imports only; the form offers the first two (PERSON-42, PERSON-53). */
export const victimTypes = ['civilian', 'military', 'none', 'unknown'] as const;
export type VictimType = (typeof victimTypes)[number];

export const victimTypeDetails = ['none', 'unknown', 'deportated', 'executed'] as const;
export type VictimTypeDetails = (typeof victimTypeDetails)[number];

/** Lengths that form, server, import and database share (PERSON-56, VALID-39). */
export const personLimits = {
  name: 200,
  alternativeNames: 20,
  initials: 50,
  nationality: 200,
  description: 10_000,
  diedAge: 130,
  membershipNotes: 10_000,
  livingStatusReason: 500,
} as const;
