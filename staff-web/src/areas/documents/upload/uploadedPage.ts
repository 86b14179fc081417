/** Where scans of a document are sent (UPLOAD-03). */
export const uploadPath = '/api/uploadpage/uploadImage';

/** What the server answers for a page that has arrived, as far as it is looked at here. */
export interface UploadedPage {
  readonly _id: string;
  /** Whether the document had the same picture already; nothing was stored then. */
  readonly double?: boolean;
}
