import { z } from 'zod';
import { personalDataFacts, personalDataKinds } from '../../../lib/personal-data/personalDataKinds.ts';
import { idSchema } from '../../../lib/schemas/commonSchemas.ts';

/** A living person as an administrator names one: at least one of the three. */
export const livingPersonSchema = z.strictObject({
  contactPersonId: idSchema.nullish(),
  email: z.string().trim().max(254).default(''),
  /** First and last name. */
  name: z.string().trim().max(200).default(''),
});
export type LivingPerson = z.infer<typeof livingPersonSchema>;

/** A record that is about the person, or about somebody of the same name. */
export const heldRecordSchema = z.strictObject({
  kind: z.enum(personalDataKinds),
  /** Of the record, or of the one that it is part of. */
  id: z.string(),
  at: z.string().nullable(),
  facts: z.array(z.strictObject({ fact: z.enum(personalDataFacts), value: z.string() })),
  /** The record of the museum that it stands with. */
  standsWith: z.strictObject({ type: z.enum(['person', 'document', 'person_story']), id: idSchema }).nullable(),
  /** Nothing but the name says that it is of this person, or a mail address or number that somebody of another name has. */
  isUncertain: z.boolean(),
  /** An account that is at work: it is removed first. */
  isAtWork: z.boolean(),
});
export type HeldRecord = z.infer<typeof heldRecordSchema>;

/** An entry of the trail of one of the records. */
export const heldChangeSchema = z.strictObject({
  at: z.iso.datetime(),
  account: z.string().nullable(),
  method: z.string(),
  entity: z.string(),
  values: z.string(),
});

/** A text elsewhere that holds a mail address, a number or the name. */
export const mentionSchema = z.strictObject({
  table: z.string(),
  column: z.string(),
  id: z.string().nullable(),
  excerpt: z.string(),
});

/** All that the museum holds on a living person. */
export const personalDataSchema = z.strictObject({
  /** When it was gathered. */
  at: z.iso.datetime(),
  name: z.string(),
  records: z.array(heldRecordSchema),
  changes: z.array(heldChangeSchema),
  changeCount: z.int(),
  mentions: z.array(mentionSchema),
  mentionCount: z.int(),
  /** Persons of the names list who are called the same. */
  namesakes: z.int(),
  looks: z.array(z.strictObject({ at: z.iso.datetime(), account: z.string().nullable(), method: z.string() })),
  lookCount: z.int(),
});
export type PersonalData = z.infer<typeof personalDataSchema>;

/** What a search for the values found after an erasure. */
export const erasureProofSchema = z.strictObject({
  at: z.iso.datetime(),
  tables: z.int(),
  columns: z.int(),
  files: z.int(),
  indexes: z.int(),
  documents: z.int(),
  /** How often a value was still found, and where: never what. */
  found: z.int(),
  places: z.array(z.strictObject({ place: z.string(), count: z.int() })),
});
export type ErasureProof = z.infer<typeof erasureProofSchema>;

/** That somebody was erased: by whom and how much, never who. */
export const erasureSchema = z.strictObject({
  id: idSchema,
  at: z.iso.datetime(),
  account: z.string().nullable(),
  /** How many records of each kind went or were made nameless. */
  records: z.array(z.strictObject({ kind: z.enum(personalDataKinds), count: z.int() })),
  /** How many texts and entries of the trail were cleared besides. */
  texts: z.int(),
  /** When it was done again, after a restore or an interruption. */
  repeatedAt: z.iso.datetime().nullable(),
  /** Null until it was looked for. */
  proof: erasureProofSchema.nullable(),
});
export type Erasure = z.infer<typeof erasureSchema>;
