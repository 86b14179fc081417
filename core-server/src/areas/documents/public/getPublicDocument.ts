import { counterText } from '@salient/shared/areas/documents/documentTypes.ts';
import { type PublicDocument, publicReferenceTypes } from '@salient/shared/areas/documents/publicDocument.ts';
import { getPublicDocument } from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import type { ReferenceRelation } from '@salient/shared/areas/references/documentReference.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../../lib/rpc/implement.ts';
import { isPublicPersonSql } from '../../datasets/isPublicPersonSql.ts';
import { nameRecordsOfTypes } from '../../references/nameRecords.ts';
import { publicRightsOf, type SaidOfRights } from '../../scan-rights/publicRights.ts';
import { isScanShownSql, publicRightsSql } from '../../scan-rights/shownScans.ts';
import { DocumentEntity } from '../DocumentEntity.ts';
import { imagePath } from '../pageUrls.ts';
import { isPublicSql, type PublicRowColumns, publicRow, publicRowSql } from './publicRows.ts';

export const handleGetPublicDocument = implement(getPublicDocument, async ({ params, db, fail }) => {
  const { id, language } = params;
  const stored = await db.findOneBy(DocumentEntity, { id, disclosed: true, deleted: false });
  const [row] = await db.query<PublicRowColumns[]>(`SELECT ${publicRowSql} FROM document d WHERE d.id = $1`, [id]);
  if (!stored || !row) throw fail.notFound({ entity: 'document', id });
  const { description, kind, institution, inventoryId, source, url } = stored;
  return {
    ...publicRow(row),
    ...{ description, kind, institution, inventoryId, source, url },
    number: stored.counter === null ? '' : counterText(stored.counter),
    collection: await collectionOf(db, stored),
    parent: await parentOf(db, stored),
    pages: await pagesOf(db, id),
    subdocuments: await subdocumentsOf(db, id),
    references: await referencesOf(db, id, language),
    updated_at: stored.updated_at.toISOString(),
  };
});

async function collectionOf(
  db: EntityManager,
  { collectionId }: DocumentEntity,
): Promise<PublicDocument['collection']> {
  const [found] = await db.query<{ title: string; adlib_code: string }[]>(
    'SELECT title, adlib_code FROM collection WHERE id = $1 AND NOT deleted',
    [collectionId],
  );
  return found ? { title: found.title, adlibCode: found.adlib_code } : null;
}

/** The document that it is part of, by no name where that is not everybody's to know of. */
async function parentOf(db: EntityManager, { parentId }: DocumentEntity): Promise<PublicDocument['parent']> {
  const [parent] = await db.query<{ id: string; title: string }[]>(
    `SELECT d.id, d.title FROM document d WHERE d.id = $1 AND ${isPublicSql}`,
    [parentId],
  );
  return parent ?? null;
}

type PageColumns = Pick<PublicDocument['pages'][number], 'id' | 'width' | 'height' | 'transcription'> & {
  readonly isShown: boolean;
  readonly rights: SaidOfRights | null;
};

/** What is written on a page stays everybody's to read where the rights withhold its picture. */
async function pagesOf(db: EntityManager, id: string): Promise<PublicDocument['pages']> {
  const pages = await db.query<PageColumns[]>(
    `SELECT e.id, e.width, e.height, e.transcription, ${isScanShownSql} AS "isShown", ${publicRightsSql} AS rights
     FROM document_element e JOIN document d ON d.id = e.document_id
     WHERE e.document_id = $1 AND e.file_id IS NOT NULL ORDER BY e.position`,
    [id],
  );
  return pages.map(({ isShown, rights, ...page }) => ({
    ...page,
    image: isShown && page.width !== null ? imagePath(page.id, null) : null,
    original: isShown ? `/api/file/${page.id}/original` : null,
    withheld: !isShown,
    rights: isShown ? publicRightsOf(rights) : null,
  }));
}

async function subdocumentsOf(db: EntityManager, id: string): Promise<PublicDocument['subdocuments']> {
  const rows = await db.query<PublicRowColumns[]>(
    `SELECT ${publicRowSql} FROM document_element place JOIN document d ON d.id = place.subdocument_id
     WHERE place.document_id = $1 AND ${isPublicSql} ORDER BY place.position`,
    [id],
  );
  return rows.map(publicRow);
}

type PublicReference = PublicDocument['references'][number];

/** Whom and what the document and its pages name, each once: as the document says it, else as its first page does. */
async function referencesOf(db: EntityManager, id: string, language: Language): Promise<PublicReference[]> {
  const rows = await db.query<{ type: PublicReference['type']; record: string; relation: ReferenceRelation }[]>(
    `SELECT type, record, relation FROM (
       SELECT DISTINCT ON (r.type, record) r.type, record, r.relation, e.position AS page, r.position
       FROM document_reference r
       LEFT JOIN document_element e ON e.id = r.element_id,
       LATERAL coalesce(r.person_id, r.place_id, r.memorial_id, r.military_entity_id, r.key_location_id) AS record
       WHERE (r.document_id = $1 OR e.document_id = $1) AND r.type = ANY($2)
         AND (r.person_id IS NULL OR EXISTS (SELECT FROM person p WHERE p.id = r.person_id AND ${isPublicPersonSql('p')}))
       ORDER BY r.type, record, e.position NULLS FIRST, r.position) named
     ORDER BY page NULLS FIRST, position`,
    [id, publicReferenceTypes],
  );
  const labelOf = await nameRecordsOfTypes(
    db,
    rows.map(({ type, record }) => ({ type, id: record })),
    language,
  );
  return rows.flatMap(({ type, record, relation }) => {
    const label = labelOf(type, record);
    return label ? [{ type, id: record, ...label, relation }] : [];
  });
}
