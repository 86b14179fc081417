import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';

export const tagFieldTypes = ['string', 'text', 'person', 'place', 'military_entity'] as const;
export type TagFieldType = (typeof tagFieldTypes)[number];

/** The kinds of fields that hold a record by its id; the others hold words. */
export const tagRecordTypes = ['person', 'place', 'military_entity'] as const satisfies readonly TagFieldType[];
export type TagRecordType = (typeof tagRecordTypes)[number];
export const isTagRecordType = (type: TagFieldType): type is TagRecordType =>
  (tagRecordTypes as readonly TagFieldType[]).includes(type);

/** What stands between the name of a tag and the value of a field: `: `, or the word of the language. */
export const tagPrepositions = ['colon', 'from', 'to', 'of', 'about'] as const;
export type TagPreposition = (typeof tagPrepositions)[number];

const translationsSchema = z.record(z.enum(languages), z.string());

const tagFieldSchema = z.strictObject({
  /** Unique within its tag. */
  key: z.string(),
  type: z.enum(tagFieldTypes),
  preposition: z.enum(tagPrepositions),
  translations: translationsSchema,
});
export type TagField = z.infer<typeof tagFieldSchema>;

/** A tag that documents and pages can bear. The tree of them is the museum's; no screen changes it (TAG-11). */
export const tagDefinitionSchema = z.strictObject({
  /** A word, such as `letter`: the same on every machine. */
  id: z.string(),
  translations: translationsSchema,
  fields: z.array(tagFieldSchema),
  /** The tag that this one is a kind of. */
  parent: z.string().nullable(),
  /** Whether it can be borne itself, and not only group others. */
  selectable: z.boolean(),
  /** Whether it is offered on documents. */
  validForDocument: z.boolean(),
  /** Whether it is offered on pages (TAG-09). */
  validForContent: z.boolean(),
});
export type TagDefinition = z.infer<typeof tagDefinitionSchema>;

/** Definitions by their ids. */
export type TagIndex = Readonly<Record<string, TagDefinition>>;

/** What a field of a tag holds; words where the definition is not known any more. */
export const tagFieldType = (index: TagIndex, tagId: string, key: string): TagFieldType =>
  index[tagId]?.fields.find((field) => field.key === key)?.type ?? 'string';
