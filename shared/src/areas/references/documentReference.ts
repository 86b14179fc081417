import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/** What a document or a page can be about, or come from. `toponym` is a name of a place without a record (REFERENCE-12). */
export const referenceTypes = [
  'person',
  'place',
  'toponym',
  'project',
  'military_entity',
  'memorial',
  'document',
  'diborn-document',
  'contact-person',
  'key_location',
  'empty',
] as const;
export type ReferenceType = (typeof referenceTypes)[number];

/** Those that can be kept: `empty` is a row in which nothing was chosen yet. */
export const keptReferenceTypes = referenceTypes.filter((type) => type !== 'empty');

/** The types that the editor of a document offers (REFERENCE-04). */
export const pickableReferenceTypes = ['person', 'place', 'memorial', 'military_entity'] as const;

export const referenceRelations = [
  'mention',
  'author',
  'addressed_to',
  'served_in',
  'written_location',
  'none',
] as const;
export type ReferenceRelation = (typeof referenceRelations)[number];

/** Only of these types; `mention` and `none` are of all (REFERENCE-09). */
const typeOfRelation: Partial<Record<ReferenceRelation, readonly ReferenceType[]>> = {
  served_in: ['military_entity'],
  written_location: ['place', 'toponym'],
  author: ['person'],
  addressed_to: ['person'],
};

/** The relations that a document can have to a record of a type, the usual one first. */
export const relationsTo = (type: ReferenceType): ReferenceRelation[] =>
  referenceRelations.filter((relation) => typeOfRelation[relation]?.includes(type) ?? true);

export const referenceLimits = { name: 500, comment: 2_000, most: 500, found: 100 } as const;

/** A record that a document or a page refers to. */
export const documentReferenceSchema = z.strictObject({
  /** Of the record; null for a toponym. */
  id: idSchema.nullable(),
  type: z.enum(referenceTypes),
  /** As the record is called now; what was typed for a toponym. */
  name: z.string(),
  relation: z.enum(referenceRelations),
  comment: z.string(),
  /** What tells it from others of its name: years, a country, a number. */
  info: z.string(),
});
export type DocumentReference = z.infer<typeof documentReferenceSchema>;

/** What a client sends of it. Shapes only; `checkReferences` tells the rest. */
export const documentReferenceInputSchema = z.strictObject({
  id: idSchema.nullish(),
  type: z.string().max(100),
  name: z.string().max(10_000).nullish(),
  relation: z.string().max(100).nullish(),
  comment: z.string().max(100_000).nullish(),
  info: z.string().nullish(),
});
export type DocumentReferenceInput = z.infer<typeof documentReferenceInputSchema>;

/** What makes two references one (REFERENCE-10): type, record and relation. */
export const referenceKey = ({
  type,
  id,
  name,
  relation,
}: Pick<DocumentReference, 'type' | 'id' | 'name' | 'relation'>) =>
  [type, id ?? name.toLowerCase(), relation].join(' ');
