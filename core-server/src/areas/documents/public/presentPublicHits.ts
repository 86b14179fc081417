import type { PublicDocumentHit } from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import type { TypedWords } from '@salient/shared/areas/documents/search/documentWords.ts';
import { markAll } from '@salient/shared/areas/documents/search/markAll.ts';
import type { EntityManager } from 'typeorm';
import type { SaidOfRights } from '../../scan-rights/publicRights.ts';
import { publicRightsSql } from '../../scan-rights/shownScans.ts';
import { pageNumberSql } from '../pageNumbers.ts';
import { markWords } from '../search/markWords.ts';
import { hasPublicImageSql, isPublicSql, type PublicRowColumns, publicRow, publicRowSql } from './publicRows.ts';

interface HitRow extends PublicRowColumns {
  readonly text_id: string;
  readonly page_number: number | null;
  /** The page itself where it is an image. */
  readonly page_image: string | null;
  readonly page_rights: SaidOfRights | null;
  readonly text: string;
  readonly names: string;
}

/** What was found, in the order of `ids`, as visitors may see it now; what they may see no more is left out. */
export async function presentPublicHits(
  db: EntityManager,
  ids: readonly string[],
  typed: TypedWords,
  isNear: boolean,
): Promise<PublicDocumentHit[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<HitRow[]>(
    `SELECT t.id AS text_id, ${publicRowSql}, coalesce(e.transcription, d.description) AS text, t.names,
       CASE WHEN ${hasPublicImageSql} THEN e.id END AS page_image, ${publicRightsSql} AS page_rights,
       CASE WHEN e.id IS NOT NULL THEN ${pageNumberSql('e')} END AS page_number
     FROM public_document_text t JOIN document d ON d.id = t.document_id
       LEFT JOIN document_element e ON e.id = t.element_id
     WHERE t.id = ANY($1) AND ${isPublicSql}`,
    [ids],
  );
  const found = new Map(rows.map((row) => [row.text_id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const own = row.page_image === null ? {} : { first_image: row.page_image, first_rights: row.page_rights };
    const { title, type, nbr_of_pages, image, credit } = publicRow({ ...row, ...own });
    return {
      ...{ id, document: { id: row.id, title, type, nbr_of_pages }, image, credit, page_number: row.page_number },
      title: markAll(title, typed, isNear),
      // Each name by itself: those that were not asked for tell nothing.
      snippet: markWords([row.text, ...row.names.split('\n')], typed, isNear),
    };
  });
}
