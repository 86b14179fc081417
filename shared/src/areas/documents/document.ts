import { z } from 'zod';
import { inputSchemas, inputShape, replyShape } from '../../lib/fields/fieldSchemas.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { documentReferenceInputSchema, documentReferenceSchema } from '../references/documentReference.ts';
import { documentRightsSchema } from '../scan-rights/scanRights.ts';
import { tagInputSchema, tagSchema } from '../tags/tag.ts';
import { documentFields } from './documentFields.ts';
import { documentCategories } from './documentTypes.ts';
import { elementSchema } from './element.ts';

/** What lists show of a document. */
export const documentRowSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  category: z.enum(documentCategories),
  ...replyShape(documentFields),
  /** The number of a digital document, given with its first save and never to another one; null for all other categories. */
  counter: z.int().nullable(),
  /** The document of which this one is a sub-document. */
  parentId: idSchema.nullable(),
  parent: z.strictObject({ id: idSchema, title: z.string() }).nullable(),
  /** Present where it was asked for by `extend`. */
  collection: z
    .strictObject({ id: idSchema, adlibCode: z.string(), title: z.string(), description: z.string() })
    .nullable()
    .optional(),
  references: z.array(documentReferenceSchema),
  /** Pages of its own; those of sub-documents are theirs. */
  nbr_of_pages: z.int(),
  nbr_of_subdocuments: z.int(),
  /** Whether it was removed; it can be restored. */
  deleted: z.boolean(),
  created: z.iso.datetime(),
  modified: z.iso.datetime(),
});
export type DocumentRow = z.infer<typeof documentRowSchema>;

/** A document with its pages and sub-documents in their order. */
export const documentSchema = documentRowSchema.extend({
  tags: z.array(tagSchema),
  /** Under which rights its scans are used. */
  rights: documentRightsSchema,
  elements: z.array(elementSchema),
});
export type Document = z.infer<typeof documentSchema>;

/** What a client sends for a document. Shapes only: what the values must satisfy is `checkDocument`'s. */
export const documentInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  /** Of a new document: as it is stored, or as addresses have it. It never changes. */
  category: inputSchemas.choice,
  ...inputShape(documentFields),
  /** Of a new sub-document; it never changes by an update. */
  parentId: inputSchemas.reference,
  tags: z.array(tagInputSchema).max(1_000).nullish(),
  references: z.array(documentReferenceInputSchema).max(5_000).nullish(),
});
export type DocumentInput = z.infer<typeof documentInputSchema>;
