import type { DocumentHit } from '@salient/shared/areas/documents/documentSearchMethods.ts';
import type { TypedWords } from '@salient/shared/areas/documents/search/documentWords.ts';
import { markAll } from '@salient/shared/areas/documents/search/markAll.ts';
import { armyLimit } from '@salient/shared/areas/persons/personPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { pageNumberSql } from '../pageNumbers.ts';
import { markWords } from './markWords.ts';

interface HitRow {
  readonly text_id: string;
  readonly page_id: string | null;
  readonly page_number: number | null;
  readonly document: DocumentHit['document'];
  readonly transcription: string | null;
  readonly description: string;
  /** Those of the records and tags that it names, a line each. */
  readonly names: string;
  /** What else is found by of a document itself, a line each. */
  readonly facts: string;
  readonly original_filename: string | null;
}

/**
 * What was found, as it is now and in the order of `ids`; what was removed in the meantime is left out.
 *
 * @param actor to a reader of one army no sentence shows the names of records, among which are persons of others (ROLE-15).
 */
export async function presentHits(
  { db, actor }: { readonly db: EntityManager; readonly actor: Pick<Actor, 'type' | 'army'> },
  ids: readonly string[],
  typed: TypedWords,
  isNear: boolean,
): Promise<DocumentHit[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<HitRow[]>(
    `SELECT t.id AS text_id, e.id AS page_id, CASE WHEN e.id IS NOT NULL THEN ${pageNumberSql('e')} END AS page_number, e.transcription, d.description, t.names,
       concat_ws(E'\\n', d.adlib_code, d.inventory_id, d.source, d.institution, d.filename, d.wise_location, d.wise_id,
         'DIBO' || lpad(d.counter::text, 6, '0'), c.title, c.adlib_code) AS facts,
       e.original_filename,
       jsonb_build_object('id', d.id, 'title', d.title, 'category', d.category, 'status', d.status, 'disclosed', d.disclosed,
         'counter', d.counter, 'adlibCode', d.adlib_code, 'deleted', d.deleted,
         'collection', CASE WHEN c.id IS NOT NULL THEN
           jsonb_build_object('id', c.id, 'adlibCode', c.adlib_code, 'title', c.title) END,
         'parent', CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('id', p.id, 'title', p.title) END) AS document
     FROM document_text t JOIN document d ON d.id = t.document_id
       LEFT JOIN document_element e ON e.id = t.element_id
       LEFT JOIN collection c ON c.id = d.collection_id
       LEFT JOIN document p ON p.id = d.parent_id
     WHERE t.id = ANY($1)`,
    [ids],
  );
  const showsNames = armyLimit(actor) === null;
  const found = new Map(rows.map((row) => [row.text_id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { page_id, page_number, document, transcription, description, names, facts, original_filename } = row;
    const title = markAll(document.title, typed, isNear);
    // Each name and each fact by itself: those that were not asked for tell nothing.
    const lines = [...(showsNames ? [names] : []), original_filename ?? facts].flatMap((each) => each.split('\n'));
    const snippet = markWords([transcription ?? description, ...lines], typed, isNear);
    return [{ id, document, title, page_id, page_number, snippet }];
  });
}
