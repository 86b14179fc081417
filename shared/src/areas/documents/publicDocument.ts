import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { referenceRelations } from '../references/documentReference.ts';
import { publicRightsSchema } from '../scan-rights/scanRights.ts';
import { documentKinds, documentTypes } from './documentTypes.ts';

/** A page as visitors see it. */
const publicPageSchema = z.strictObject({
  id: idSchema,
  /** Address of the image by the IIIF Image API; null for what is no image or is withheld. */
  image: z.string().nullable(),
  /** Pixels of the scan; null for what is no image. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Address of the file; of an image, of its picture in full size. Null where it is withheld. */
  original: z.string().nullable(),
  /** Whether the rights to it do not allow showing it on the web. */
  withheld: z.boolean(),
  /** Null where there is nothing to say, or nothing is shown. */
  rights: publicRightsSchema.nullable(),
  transcription: z.string(),
});
export type PublicPage = z.infer<typeof publicPageSchema>;

/** Records that have a page for visitors. */
export const publicReferenceTypes = ['person', 'place', 'memorial', 'military_entity', 'key_location'] as const;

/** A document in a list, with the picture of its first page. */
export const publicDocumentRowSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  type: z.enum(documentTypes),
  nbr_of_pages: z.int(),
  /** Address of the image of the first page that may be shown, by the IIIF Image API; null where that is none. */
  image: z.string().nullable(),
  /** To whom that image is owed, by language. */
  credit: publicRightsSchema.shape.credit,
});
export type PublicDocumentRow = z.infer<typeof publicDocumentRowSchema>;

/** What a visitor gets of a disclosed document: everything named here, and nothing else. */
export const publicDocumentSchema = publicDocumentRowSchema.extend({
  description: z.string(),
  kind: z.enum(documentKinds),
  /** `DIBO000042`; empty for what is no digital document. */
  number: z.string(),
  /** The collection by its title and code; null for a document of none. */
  collection: z.strictObject({ title: z.string(), adlibCode: z.string() }).nullable(),
  institution: z.string(),
  inventoryId: z.string(),
  source: z.string(),
  url: z.string(),
  /** The document that it is part of, where that is disclosed too. */
  parent: z.strictObject({ id: idSchema, title: z.string() }).nullable(),
  /** Pages of its own, in their order. */
  pages: z.array(publicPageSchema),
  /** Sub-documents that are disclosed, in their order. */
  subdocuments: z.array(publicDocumentRowSchema),
  /** Whom and what it and its pages are about: records that visitors can open. */
  references: z.array(
    z.strictObject({
      type: z.enum(publicReferenceTypes),
      id: idSchema,
      name: z.string(),
      info: z.string(),
      relation: z.enum(referenceRelations),
    }),
  ),
  updated_at: z.iso.datetime(),
});
export type PublicDocument = z.infer<typeof publicDocumentSchema>;
