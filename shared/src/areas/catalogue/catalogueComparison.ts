import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { leftOutReasons } from '../documents/catalogueCode.ts';
import { fieldsOfCatalogue } from '../documents/documentFields.ts';

/** Records that are taken from the catalogue. */
export const catalogueRecordTypes = ['collection', 'document'] as const;
export type CatalogueRecordType = (typeof catalogueRecordTypes)[number];

/** What the catalogue says of each. */
export const fieldsFromCatalogue = {
  collection: ['title', 'description', 'adlibCode', 'adlibId'],
  document: fieldsOfCatalogue,
} as const satisfies Record<CatalogueRecordType, readonly CatalogueField[]>;
export type CatalogueField = (typeof fieldsOfCatalogue)[number];

/** What the catalogue names as parts of a collection, at any depth, and cannot be taken over. */
export const leftOutSchema = z.array(z.strictObject({ code: z.string(), why: z.enum(leftOutReasons) }));
export type LeftOut = z.infer<typeof leftOutSchema>;

/** What is said of a record here, and in the catalogue now. */
export const catalogueComparisonSchema = z.strictObject({
  /** Of the record here, for the call that takes changes over. */
  version: z.int(),
  adlibCode: z.string(),
  /** Fields of which the catalogue says something else. */
  changes: z.array(z.strictObject({ field: z.enum(fieldsOfCatalogue), here: z.string(), there: z.string() })),
  /** What became part of a collection there and is no document here; `whole` is the title of the document that it is a part of, if any. */
  newParts: z.array(
    z.strictObject({ adlibId: z.string(), adlibCode: z.string(), title: z.string(), whole: z.string() }),
  ),
  leftOut: leftOutSchema,
});
export type CatalogueComparison = z.infer<typeof catalogueComparisonSchema>;

/** What a code of the catalogue is. */
export const checkedCodeSchema = z.strictObject({
  /** `invalid` for what cannot be a code. */
  status: z.enum(['invalid', 'document', 'collection']),
  /** As the catalogue writes it. */
  code: z.string(),
  title: z.string(),
  description: z.string(),
  /** Of the collection or document (as `status` says) here that was made of it, also one that was removed; null when there is none. */
  id: idSchema.nullable(),
  /** Where it stands here, whatever it became: what is a collection there may be a document within a collection that holds it. */
  here: z
    .strictObject({
      type: z.enum(catalogueRecordTypes),
      id: idSchema,
      /** The box that it lies in. */
      collection: z.strictObject({ id: idSchema, title: z.string() }).nullable(),
    })
    .nullable(),
});
export type CheckedCode = z.infer<typeof checkedCodeSchema>;
