import { z } from 'zod';
import { languages } from '../i18n/languages.ts';
import { idSchema } from '../schemas/commonSchemas.ts';
import { historyTypes } from './historyTypes.ts';

/** A record as a link shows it. */
export const shownRecordSchema = z.strictObject({
  type: z.enum(historyTypes),
  id: idSchema,
  /** Null when the record is gone and nothing tells its name any more. */
  name: z.string().nullable(),
  /** Type of an event, which has no name of its own: a key of `events.types`. */
  event_type: z.string().optional(),
  /** First day of an event, in 8 characters. */
  event_date: z.string().optional(),
  /** Birth and death of a person, in 8 characters, where they tell it from another of the same name. */
  born_date: z.string().optional(),
  died_date: z.string().optional(),
});
export type ShownRecord = z.infer<typeof shownRecordSchema>;

/** A relation to a person or a membership of a project. */
const shownLinkSchema = z.strictObject({
  record: shownRecordSchema,
  /** A kind of relation: a key of `relations`. */
  relation: z.string().optional(),
  /** The linked person's, for the word of the relation. */
  gender: z.string().optional(),
  notes: z.string(),
});
export type ShownLink = z.infer<typeof shownLinkSchema>;

const wordsSchema = z.partialRecord(z.enum(languages), z.string());

/** A photo of a story by its file's name, with all that can be set of it. */
const shownPhotoSchema = z.strictObject({
  name: z.string(),
  /** Its format: a key of `storyPictures.dimensions`. */
  dimension: z.string(),
  template: z.int(),
  grayscale: z.boolean(),
  contrast: z.number(),
  /** In pixels of the original. */
  crop: z.strictObject({ x: z.int(), y: z.int(), width: z.int(), height: z.int() }),
  /** Languages without words are left out. */
  legend: wordsSchema,
  alt: wordsSchema,
  decorative: z.boolean(),
});
export type ShownPhoto = z.infer<typeof shownPhotoSchema>;

/** Where elements of a document stand, or that each is a document of its own. */
const shownElementsSchema = z.strictObject({
  /** Another document than the one that changed. */
  document: shownRecordSchema.nullable(),
  /** Their numbers, from 1: `2–4, 7`; empty for documents of their own. */
  numbers: z.string(),
  /** The first of them by name; none on the side where that needs no saying again. */
  names: z.array(z.string()),
  count: z.int(),
});
export type ShownElements = z.infer<typeof shownElementsSchema>;

/** A value ready to be shown: names instead of ids, whole dates instead of their parts. */
export const shownValueSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('number'), number: z.number() }),
  z.strictObject({ kind: z.literal('flag'), flag: z.boolean() }),
  /** One of fixed values; the field's `choices` name the group of texts that words it. */
  z.strictObject({ kind: z.literal('choice'), choice: z.string() }),
  /** 8 characters, `?` for unknown digits. */
  z.strictObject({ kind: z.literal('date'), date: z.string() }),
  z.strictObject({ kind: z.literal('record'), record: shownRecordSchema }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) }),
  /** Parts of a record that are called something else in each language. */
  z.strictObject({ kind: z.literal('words'), items: z.array(z.record(z.enum(languages), z.string())) }),
  z.strictObject({ kind: z.literal('elements'), elements: shownElementsSchema }),
  z.strictObject({ kind: z.literal('photos'), photos: z.array(shownPhotoSchema) }),
  z.strictObject({ kind: z.literal('links'), links: z.array(shownLinkSchema) }),
]);
export type ShownValue = z.infer<typeof shownValueSchema>;

/** One field of a change from either side. Its label and kind stand in `historyFields[type][field]`. */
export const fieldChangeSchema = z.strictObject({
  field: z.string(),
  before: shownValueSchema,
  after: shownValueSchema,
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;
