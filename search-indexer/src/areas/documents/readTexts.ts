import { type IndexedText, indexedWords } from '@salient/shared/areas/documents/search/documentIndex.ts';
import type { Pool } from 'pg';
import { readByIds, readInOrder } from '../../lib/indexing/readPages.ts';

/** Whether a row is the document's or the page's, or that of a page of the document whose own words these are. */
const ofText = (row: string) => `coalesce(${row}.document_id, ${row}.element_id) IN (
  SELECT t.document_id UNION ALL SELECT t.element_id
  UNION ALL SELECT own.id FROM document_element own WHERE t.element_id IS NULL AND own.document_id = t.document_id)`;

const selection = `
  SELECT t.id, t.words, t.document_id AS document, (t.element_id IS NOT NULL)::integer AS is_page,
    coalesce(e.position + 1, 0) AS page, d.sort_title AS title, d.category, d.status, d.collection_id AS collection,
    d.disclosed, d.deleted,
    ARRAY(SELECT DISTINCT g.tag_id FROM document_tag g WHERE ${ofText('g')} ORDER BY 1) AS tags,
    ARRAY(
      -- A contact person is nobody's to search for.
      SELECT record::text FROM document_reference r CROSS JOIN LATERAL unnest(ARRAY[r.person_id, r.place_id, r.project_id,
        r.military_entity_id, r.memorial_id, r.target_document_id, r.key_location_id]) AS record
      WHERE ${ofText('r')} AND record IS NOT NULL
      UNION
      SELECT record::text FROM document_tag g JOIN document_tag_value v ON v.document_tag_id = g.id
      CROSS JOIN LATERAL unnest(ARRAY[v.person_id, v.place_id, v.military_entity_id]) AS record
      WHERE ${ofText('g')} AND record IS NOT NULL
      ORDER BY 1) AS refs
  FROM document_text t JOIN document d ON d.id = t.document_id LEFT JOIN document_element e ON e.id = t.element_id`;

/** Has the words of these documents and pages written anew; those of renamed records wait for it. Answers how many differed. */
async function writeTexts(pool: Pool, ids: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ written: number }>({
    name: 'write-texts',
    text: 'SELECT salient_write_document_texts($1::uuid[], $1::uuid[]) AS written',
    values: [ids],
  });
  return rows[0]?.written ?? 0;
}

/** Texts as they are in the database, after `healed` of them were put right. */
export interface ReadTexts {
  readonly texts: readonly IndexedText[];
  readonly healed: number;
}

/** The texts of these documents and pages that there are, page by page. */
export async function* readTexts(pool: Pool, ids: readonly string[]): AsyncGenerator<ReadTexts> {
  let healed = await writeTexts(pool, ids);
  for await (const texts of readRows<IndexedText>(pool, 'texts', selection, ids)) {
    yield { texts, healed };
    healed = 0;
  }
}

/** All texts in the order of their ids, `size` at a time; first those are written that are missing. */
export async function* readAllTexts(pool: Pool, size: number): AsyncGenerator<ReadTexts> {
  await pool.query(`
    SELECT salient_write_document_texts(
      ARRAY(SELECT id FROM document d WHERE NOT EXISTS (SELECT FROM document_text t WHERE t.id = d.id)),
      ARRAY(SELECT id FROM document_element e
        WHERE file_id IS NOT NULL AND NOT EXISTS (SELECT FROM document_text t WHERE t.id = e.id)))`);
  for await (const ids of textIds(pool, 'document_text', size)) yield* readTexts(pool, ids);
}

/**
 * Rows of texts with their words as the index takes them, page by page.
 *
 * @param selection of a table of texts `t`.
 */
export async function* readRows<Text extends { readonly id: string; readonly words: readonly string[] }>(
  pool: Pool,
  name: string,
  selection: string,
  ids: readonly string[],
): AsyncGenerator<Text[]> {
  type Row = Omit<Text, 'words'> & { readonly id: string; readonly words: string };
  const text = `${selection} WHERE t.id = ANY($1::uuid[])`;
  for await (const rows of readByIds<Row>(pool, ids, (some) => ({ name, text, values: [some] }))) {
    yield rows.map((row) => ({ ...row, words: indexedWords(row.words) }) as unknown as Text);
  }
}

/** The ids of all rows of a table of texts, in their order. */
export async function* textIds(
  pool: Pool,
  table: 'document_text' | 'public_document_text',
  size: number,
): AsyncGenerator<string[]> {
  const text = `SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2`;
  const pages = readInOrder<{ id: string }>(pool, (after) => ({ name: `${table}-after`, text, values: [after, size] }));
  for await (const rows of pages) yield rows.map(({ id }) => id);
}
