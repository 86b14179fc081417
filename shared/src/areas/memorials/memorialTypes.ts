export const memorialTypes = ['plate', 'cemetery', 'fieldgrave', 'document'] as const;
export type MemorialType = (typeof memorialTypes)[number];
export const plateDetails = ['private', 'organisation', 'community', 'military'] as const;
export const cemeteryKinds = ['military', 'civilian'] as const;
