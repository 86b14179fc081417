export const memorialTypes = ['plate', 'cemetery', 'fieldgrave', 'document'] as const;
export type MemorialType = (typeof memorialTypes)[number];
export const plateDetails = ['private', 'organisation', 'community', 'military'] as const;
export type PlateDetails = (typeof plateDetails)[number];
export const cemeteryKinds = ['military', 'civilian'] as const;
export type CemeteryKind = (typeof cemeteryKinds)[number];

/** Bounds that form and server share (VALID-39). */
export const memorialLimits = {
  name: 200,
  alternativeNames: 50,
  text: 500,
  description: 10_000,
  nationality: 100,
} as const;
