import { type DocumentCategory, typeOfCategory } from '@salient/shared/areas/documents/documentTypes.ts';
import type { PublicDocumentRow } from '@salient/shared/areas/documents/publicDocument.ts';
import { publicRightsOf, type SaidOfRights } from '../../scan-rights/publicRights.ts';
import { isScanShownSql, publicRightsSql } from '../../scan-rights/shownScans.ts';
import { imagePath } from '../pageUrls.ts';

/** SQL of whether guests may know of a document `d` (DOCUMENT-74). */
export const isPublicSql = 'd.disclosed AND NOT d.deleted';

/** SQL of whether guests get the picture of a page `e` of a document `d` of which they may know. */
export const hasPublicImageSql = `e.width IS NOT NULL AND ${isScanShownSql}`;

/** SQL of something of the first page `e` of a document `d` whose image guests may see. */
const ofFirstImage = (expression: string) => `(SELECT ${expression} FROM document_element e
  WHERE e.document_id = d.id AND ${hasPublicImageSql} ORDER BY e.position LIMIT 1)`;

/** Columns of documents `d` for `publicRow`: what a list shows of each. */
export const publicRowSql = `d.id, d.title, d.category,
  (SELECT count(*)::integer FROM document_element e WHERE e.document_id = d.id AND e.file_id IS NOT NULL) AS pages,
  ${ofFirstImage('e.id')} AS first_image, ${ofFirstImage(publicRightsSql)} AS first_rights`;

export interface PublicRowColumns {
  readonly id: string;
  readonly title: string;
  readonly category: DocumentCategory;
  readonly pages: number;
  readonly first_image: string | null;
  readonly first_rights: SaidOfRights | null;
}

/** A document as lists show it to everybody. */
export const publicRow = (row: PublicRowColumns): PublicDocumentRow => ({
  ...{ id: row.id, title: row.title, type: typeOfCategory[row.category], nbr_of_pages: row.pages },
  image: row.first_image === null ? null : imagePath(row.first_image, null),
  credit: publicRightsOf(row.first_rights)?.credit ?? {},
});
