import { z } from 'zod';
import { withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { type PageInput, pageElementSchema, pageInputSchema } from './element.ts';
import { pageUploadSchema } from './pageUpload.ts';

/** Where a picture is sent to with what is known of it (P-04). Visitors send pictures with their messages there. */
export const documentUploadPath = '/api/uploaddocument/uploadImage';

/** Fields of the form beside those of a page: lists in JSON, as `updateCollectionDocumentElement` takes them (UPLOAD-04). */
export const describedFields = ['tags', 'references'] as const;
export type DescribedField = (typeof describedFields)[number];
/** What the form says of its picture. */
export type Description = Pick<PageInput, DescribedField>;

/** Without `document_id` a digital document is made of the picture. */
export const documentUploadSchema = pageUploadSchema
  .partial({ document_id: true })
  .extend({ tags: z.string().optional(), references: z.string().optional() });

const parts = { tags: true, references: true } as const;

/** A description as it is sent, or as it was read of another page. */
export const descriptionSchema = withReadOnlyKeys(pageInputSchema.pick(parts), pageElementSchema.pick(parts));
