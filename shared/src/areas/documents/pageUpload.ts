import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { documentSchema } from './document.ts';
import { documentLimits } from './documentTypes.ts';

/** Where pages are sent to (P-03). */
export const pageUploadPath = '/api/uploadpage/uploadImage';

/**
 * Fields of a form with a file that becomes pages of a document (UPLOAD-03). They stand before the file. Absent and empty are
 * the same, as forms send them.
 */
export const pageUploadSchema = z.object({
  document_id: idSchema,
  /** The place among the elements, from 0, of the first file of a drop; the end unless given. */
  document_element: z.coerce.number().int().min(0).max(documentLimits.elements).optional(),
  /** Made by the sender once for each file: asked again, it is the same page. */
  upload_id: idSchema.optional(),
  /** Where the file stands among those of one drop, by `orderInDrop`. */
  order: z
    .string()
    .regex(/^[\w-]{1,80}-\d{1,9}$/)
    .optional(),
  /** `true` takes a file that the document has already. */
  again: z.enum(['true', 'false']).optional(),
  /** `pages` leaves the document out of the answer: of hundreds of files only the last one needs it. */
  answer: z.enum(['document', 'pages']).optional(),
});
export type PageUploadFields = z.output<typeof pageUploadSchema>;

/**
 * Says where a file stands among those that were dropped together, so that they stand in that order whichever arrives first.
 *
 * @param drop a name of the drop, of letters, digits and `-`.
 * @param index from 0.
 */
export const orderInDrop = (drop: string, index: number): string => `${drop}-${String(index).padStart(6, '0')}`;

/** What `orderInDrop` was made of. */
export function readOrder(order: string): { readonly drop: string; readonly index: number } {
  const cut = order.lastIndexOf('-');
  return { drop: order.slice(0, cut), index: Number(order.slice(cut + 1)) };
}

/** What is answered for a file that was taken (UPLOAD-17). A PDF or a TIFF may have become several pages. */
export const pageUploadAnswerSchema = z.strictObject({
  /** Of the first page. */
  _id: idSchema,
  mimetype: z.string(),
  urls: z.strictObject({ preview: z.string().nullable(), original: z.string() }),
  /** In their order; of an upload that was repeated in the document that they were moved to meanwhile. */
  pages: z.array(z.strictObject({ id: idSchema, document_id: idSchema, page_number: z.int() })),
  /** Whether the document had the same file already: nothing was stored, and these are its pages. */
  double: z.boolean(),
  document: documentSchema.optional(),
});
export type PageUploadAnswer = z.infer<typeof pageUploadAnswerSchema>;
