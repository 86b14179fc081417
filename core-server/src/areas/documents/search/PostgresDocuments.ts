import { isSlipOf } from '@salient/shared/lib/names/editDistance.ts';
import type { EntityManager } from 'typeorm';
import { escapeLike } from '../../../lib/search/likePattern.ts';
import type { AskedPart, Closeness, DocumentQuery, FoundTexts } from './DocumentQuery.ts';
import type { SearchedTexts } from './searchedTexts.ts';

/** Finds documents and pages in PostgreSQL: everything that can be asked, as long as Meilisearch cannot. */
export async function findInPostgres(
  db: EntityManager,
  { table }: Pick<SearchedTexts, 'table'>,
  query: DocumentQuery,
  closeness: Closeness,
  { offset, limit }: AskedPart,
): Promise<FoundTexts> {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const conditions = await conditionsOf(db, query, closeness, add);
  const [row] = await db.query<{ total: number; ids: string[] }[]>(
    `WITH found AS MATERIALIZED (
       SELECT t.id, t.element_id, t.document_id, d.sort_title
       FROM ${table} t JOIN document d ON d.id = t.document_id
       WHERE ${conditions.join(' AND ')}
     )
     SELECT (SELECT count(*)::integer FROM found) AS total, ARRAY(
       SELECT f.id FROM found f LEFT JOIN document_element e ON e.id = f.element_id
       ORDER BY f.element_id IS NOT NULL, f.sort_title, f.document_id, e.position
       OFFSET ${add(offset)} LIMIT ${add(limit)}) AS ids`,
    values,
  );
  return { ids: row?.ids ?? [], total: row?.total ?? 0 };
}

type Add = (value: unknown) => string;

async function conditionsOf(
  db: EntityManager,
  query: DocumentQuery,
  closeness: Closeness,
  add: Add,
): Promise<string[]> {
  const { typed, tags, category, status, collectionId, referredId, disclosed, includeDeleted } = query;
  const required = typed.phrases.flatMap(pairsOf).map(lexeme);
  const words =
    closeness === 'exact'
      ? typed.words.map(lexeme)
      : await Promise.all(
          typed.words.map((word, at) => nearLexemes(db, word, typed.isOpen && at === typed.words.length - 1)),
        );
  const longPhrases = typed.phrases.filter(({ length }) => length > 2);
  const asked = [...new Set([...required, ...words])].join(' & ');
  return [
    `t.vector @@ ${add(asked)}::tsquery`,
    // Pairs tell two words that stand beside each other; of more they tell where to look.
    ...longPhrases.map((phrase) => `t.words LIKE ${add(`% ${escapeLike(phrase.join(' '))} %`)}`),
    ...(includeDeleted ? [] : ['NOT d.deleted']),
    ...(tags ? [bears(`SELECT * FROM document_tag WHERE tag_id = ANY(${add(tags)})`)] : []),
    ...(category === undefined ? [] : [`d.category = ${add(category)}`]),
    ...(status === undefined ? [] : [`d.status = ${add(status)}`]),
    ...(collectionId === undefined ? [] : [`d.collection_id = ${add(collectionId)}`]),
    ...(referredId === undefined ? [] : [bears(refersTo(add(referredId)))]),
    ...(disclosed === undefined ? [] : [`d.disclosed = ${add(disclosed)}`]),
  ];
}

/** Each two words of a phrase that stand beside each other, as the database keeps them. */
const pairsOf = (phrase: readonly string[]) => phrase.slice(1).map((word, at) => `${phrase[at]}_${word}`);

/** Words have letters and digits alone. */
const lexeme = (word: string) => `'${word}'`;

/** A word, those that a slip of the pen may have been meant for, and what begins with it if it may go on. */
async function nearLexemes(db: EntityManager, word: string, isOpen: boolean): Promise<string> {
  const similar = /\d/.test(word) || word.length < 4 ? [] : await similarWords(db, word);
  return `(${[`'${word}'${isOpen ? ':*' : ''}`, ...similar.map(lexeme)].join(' | ')})`;
}

async function similarWords(db: EntityManager, word: string): Promise<string[]> {
  const rows = await db.query<{ word: string }[]>('SELECT salient_similar_words($1) AS word', [word]);
  return rows.map((row) => row.word).filter((other) => isSlipOf(word, other));
}

/** That the document bears one of some parts, the page does, or for a document's own words one of its pages. */
const bears = (parts: string) => `t.id IN (
  WITH part AS (${parts}), owner AS (SELECT document_id FROM part WHERE document_id IS NOT NULL)
  SELECT own.id FROM document_text own WHERE own.document_id IN (SELECT document_id FROM owner)
  UNION ALL SELECT element_id FROM part WHERE element_id IS NOT NULL
  UNION ALL SELECT e.document_id FROM document_element e WHERE e.id IN (SELECT element_id FROM part))`;

const refersTo = (id: string) => `
  SELECT document_id, element_id FROM document_reference
  WHERE ${id}::uuid IN (person_id, place_id, project_id, military_entity_id, memorial_id, target_document_id, key_location_id)
  UNION ALL
  SELECT g.document_id, g.element_id FROM document_tag g JOIN document_tag_value v ON v.document_tag_id = g.id
  WHERE ${id}::uuid IN (v.person_id, v.place_id, v.military_entity_id)`;
