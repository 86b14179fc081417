/** Kinds of records that forms refer to. */
export const referenceKinds = [
  'person',
  'place',
  'memorial',
  'military_entity',
  'project',
  'key_location',
  'contact_person',
  'collection',
  'document',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];
