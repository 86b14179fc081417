import { isSlipOf } from '@salient/shared/lib/names/editDistance.ts';
import type { EntityManager } from 'typeorm';
import { escapeLike } from '../../../lib/search/likePattern.ts';
import type { AskedPart, Closeness, DocumentQuery, FoundTexts } from './DocumentQuery.ts';
import type { SearchedTexts } from './searchedTexts.ts';

/**
 * Finds documents and pages in PostgreSQL: everything that can be asked, as long as Meilisearch cannot. A frequent word stands on
 * most pages, and each of them counts. So texts are counted by their documents, which an index then brings in their order, and
 * only of those whose texts are shown is more read.
 */
export async function findInPostgres(
  db: EntityManager,
  { table }: Pick<SearchedTexts, 'table'>,
  query: DocumentQuery,
  closeness: Closeness,
  { offset, limit }: AskedPart,
): Promise<FoundTexts> {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const bearing = bearingTexts(query, add);
  const ofText = [
    ...(await wordConditions(db, query, closeness, add)),
    ...Object.keys(bearing).map((name) => isAmong('t.id', `SELECT id FROM ${name}`)),
  ];
  const ofDocument = documentConditions(query, add);
  const [skipped, shown] = [`${add(offset)}::integer`, `${add(limit)}::integer`];
  const firstWith = (isPage: boolean) => `(
    SELECT ${isPage} AS is_page, d.id, d.sort_title FROM document d
    WHERE ${isAmong('d.id', `SELECT document_id FROM found WHERE ${isPage ? 'pages' : 'own'} > 0`)}
    ORDER BY d.sort_title, d.id LIMIT ${skipped} + ${shown})`;
  return db.transaction(async (transaction) => {
    // The planner does not know what it costs to read words that lie apart from their rows, and would read those of all texts.
    await transaction.query('SET LOCAL enable_seqscan = off');
    const [row] = await transaction.query<{ total: number; ids: string[] }[]>(
      `WITH ${Object.entries(bearing)
        .map(([name, texts]) => `${name} (id) AS MATERIALIZED (${texts}), `)
        .join('')}
       found AS MATERIALIZED (
         SELECT t.document_id, count(t.element_id)::integer AS pages, (count(*) - count(t.element_id))::integer AS own
         FROM ${table} t WHERE ${[...ofText, ...ofDocument].join(' AND ')} GROUP BY t.document_id
       ), first AS (${firstWith(false)} UNION ALL ${firstWith(true)}), placed AS (
         SELECT *, sum(texts) OVER (ORDER BY is_page, sort_title, id) - texts AS before
         FROM (SELECT o.*, CASE WHEN is_page THEN pages ELSE own END AS texts
               FROM first o JOIN found f ON f.document_id = o.id) counted
       ), asked AS MATERIALIZED (
         SELECT * FROM placed WHERE before < ${skipped} + ${shown} AND before + texts > ${skipped}
       )
       SELECT (SELECT coalesce(sum(pages + own), 0)::integer FROM found) AS total, ARRAY(
         SELECT t.id FROM asked o JOIN ${table} t ON t.document_id = o.id AND (t.element_id IS NOT NULL) = o.is_page
           LEFT JOIN document_element e ON e.id = t.element_id
         WHERE ${ofText.join(' AND ')}
         ORDER BY o.is_page, o.sort_title, o.id, e.position
         OFFSET ${skipped} - (SELECT min(before) FROM asked) LIMIT ${shown}) AS ids`,
      values,
    );
    return { ids: row?.ids ?? [], total: row?.total ?? 0 };
  });
}

type Add = (value: unknown) => string;

/**
 * That an id is among those of a query. "IS TRUE" keeps the planner from a join: each row is tested as it comes, texts by the index
 * of words and documents by that of titles, and what is found that way is neither sorted nor read twice.
 */
const isAmong = (id: string, ids: string) => `(${id} IN (${ids})) IS TRUE`;

/** What is asked of the words of a text `t`. */
async function wordConditions(
  db: EntityManager,
  { typed }: DocumentQuery,
  closeness: Closeness,
  add: Add,
): Promise<string[]> {
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
  ];
}

/** The texts that bear what is asked for, by a name for each such question. */
const bearingTexts = ({ tags, referredId }: DocumentQuery, add: Add): Readonly<Record<string, string>> => ({
  ...(tags && { tagged: textsWith(`SELECT * FROM document_tag WHERE tag_id = ANY(${add(tags)})`) }),
  ...(referredId !== undefined && { referring: textsWith(refersTo(add(referredId))) }),
});

/** What is asked of the document of a text `t`. */
function documentConditions(
  { category, status, collectionId, disclosed, includeDeleted }: DocumentQuery,
  add: Add,
): string[] {
  const asked = Object.entries({ category, status, disclosed, collection_id: collectionId })
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => `d.${column} = ${add(value)}`);
  return [
    // Few are removed.
    ...(includeDeleted ? [] : ['t.document_id NOT IN (SELECT id FROM document WHERE deleted)']),
    ...(asked.length === 0
      ? []
      : [isAmong('t.document_id', `SELECT d.id FROM document d WHERE ${asked.join(' AND ')}`)]),
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

/** Of documents that bear one of some parts with their pages, of pages that do, and a document's own of one of whose pages does. */
const textsWith = (parts: string) => `
  WITH part AS (${parts}), owner AS (SELECT document_id FROM part WHERE document_id IS NOT NULL)
  SELECT own.id FROM document_text own WHERE own.document_id IN (SELECT document_id FROM owner)
  UNION ALL SELECT element_id FROM part WHERE element_id IS NOT NULL
  UNION ALL SELECT e.document_id FROM document_element e WHERE e.id IN (SELECT element_id FROM part)`;

const refersTo = (id: string) => `
  SELECT document_id, element_id FROM document_reference
  WHERE ${id}::uuid IN (person_id, place_id, project_id, military_entity_id, memorial_id, target_document_id, key_location_id)
  UNION ALL
  SELECT g.document_id, g.element_id FROM document_tag g JOIN document_tag_value v ON v.document_tag_id = g.id
  WHERE ${id}::uuid IN (v.person_id, v.place_id, v.military_entity_id)`;
