import { type DocumentCategory, typeOfCategory } from '@salient/shared/areas/documents/documentTypes.ts';
import type { PublicDocumentRow } from '@salient/shared/areas/documents/publicDocument.ts';
import { imagePath } from '../pageUrls.ts';

/** SQL of whether guests may know of a document `d` (DOCUMENT-74). */
export const isPublicSql = 'd.disclosed AND NOT d.deleted';

/** SQL of whether guests get the picture of a page `e` of a document `d` of which they may know. */
export const hasPublicImageSql = 'e.width IS NOT NULL';

/** Columns of documents `d` for `publicRow`: what a list shows of each. */
export const publicRowSql = `d.id, d.title, d.category,
  (SELECT count(*)::integer FROM document_element e WHERE e.document_id = d.id AND e.file_id IS NOT NULL) AS pages,
  (SELECT e.id FROM document_element e WHERE e.document_id = d.id AND ${hasPublicImageSql} ORDER BY e.position LIMIT 1) AS first_image`;

export interface PublicRowColumns {
  readonly id: string;
  readonly title: string;
  readonly category: DocumentCategory;
  readonly pages: number;
  readonly first_image: string | null;
}

/** A document as lists show it to everybody. */
export const publicRow = ({ id, title, category, pages, first_image }: PublicRowColumns): PublicDocumentRow => ({
  ...{ id, title, type: typeOfCategory[category], nbr_of_pages: pages },
  image: first_image === null ? null : imagePath(first_image, null),
});
