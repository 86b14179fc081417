import { z } from 'zod';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { documentReferenceInputSchema, documentReferenceSchema } from '../references/documentReference.ts';
import { ownRightsSchema } from '../scan-rights/scanRights.ts';
import { tagInputSchema, tagSchema } from '../tags/tag.ts';

/** A page: one scan, or a file that cannot be shown, with what is written about it. */
export const pageElementSchema = z.strictObject({
  type: z.literal('page'),
  id: idSchema,
  /** Of the page itself: two people who write at two pages of a document do not meet. */
  version: z.int(),
  /** An image of at most 1600 pixels on its long side; null for what is no image (UPLOAD-19). */
  url_resized: z.string().nullable(),
  url_original: z.string(),
  /** Address of the image by the IIIF Image API; null for what is no image. */
  image: z.string().nullable(),
  mimetype: z.string(),
  original_filename: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  tags: z.array(tagSchema),
  references: z.array(documentReferenceSchema),
  transcription: z.string(),
  /** Under which rights it is used, where they are others than those of its document. */
  rights: ownRightsSchema,
  /** Among the pages of the document, from 1, as visitors count them. Its index among the elements is its place in their list. */
  page_number: z.int(),
});
export type PageElement = z.infer<typeof pageElementSchema>;

/** A document within a document. */
export const subdocumentElementSchema = z.strictObject({
  type: z.literal('document'),
  documentId: idSchema,
  document: z.strictObject({
    id: idSchema,
    title: z.string(),
    /** Whether visitors see it, when they see the whole. */
    disclosed: z.boolean(),
    nbr_of_pages: z.int(),
    /** Small pictures of its first pages; null for what is no image. */
    thumbnails: z.array(z.string().nullable()),
    /** Under which rights its scans are used, where they are others than those of the whole. */
    rights: ownRightsSchema,
  }),
});
export type SubdocumentElement = z.infer<typeof subdocumentElementSchema>;

export const elementSchema = z.discriminatedUnion('type', [pageElementSchema, subdocumentElementSchema]);
export type DocumentElement = z.infer<typeof elementSchema>;

/** What a client sends of a page; absent leaves what is stored. */
export const pageInputSchema = z.strictObject({
  version: versionSchema.optional(),
  tags: z.array(tagInputSchema).max(1_000).nullish(),
  references: z.array(documentReferenceInputSchema).max(5_000).nullish(),
  transcription: z.string().max(1_000_000).nullish(),
});
export type PageInput = z.infer<typeof pageInputSchema>;
