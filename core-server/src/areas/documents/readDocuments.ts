import {
  countDocumentsRelatedTo,
  findCollectionDocuments,
  getCollectionDocument,
  getCollectionDocuments,
  getDocumentsForPerson,
  getDocumentsRelatedTo,
} from '@salient/shared/areas/documents/documentMethods.ts';
import { withDescendants } from '@salient/shared/areas/tags/tagTree.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { wordPatterns } from '../../lib/search/likePattern.ts';
import { CollectionEntity } from '../collections/CollectionEntity.ts';
import { loadTagDefinitions } from '../tags/tagDefinitions.ts';
import { documentsRelatedTo, documentsTagged, idsOfDocumentsOf } from './documentsRelatedTo.ts';
import { mayAskAbout } from './mayAskAbout.ts';
import { presentDocuments } from './presentDocument.ts';
import { presentDocumentRows } from './presentDocumentRows.ts';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

interface Question {
  readonly from?: string;
  readonly where: readonly string[];
  readonly order: string;
  /** Whether all must be found before the first is known, as when their pages are looked through. */
  readonly findsAll?: boolean;
}

/**
 * One page of the ids of documents `d`, and how many there are. Counted apart where the order of an index gives the page without
 * the rest, along with the page where all are found for it anyway.
 */
async function pageOf(
  db: EntityManager,
  { from = 'document d', where, order, findsAll = false }: Question,
  parameters: readonly unknown[],
  { offset, limit }: Page,
): Promise<{ readonly ids: string[]; readonly total: number }> {
  const conditions = where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`;
  const rows = await db.query<{ id: string; n: number | null }[]>(
    `SELECT d.id, ${findsAll ? '(count(*) OVER ())::integer' : 'NULL'} AS n FROM ${from} ${conditions} ORDER BY ${order}
     OFFSET $${parameters.length + 1} LIMIT $${parameters.length + 2}`,
    [...parameters, offset, limit],
  );
  const isWhole = offset === 0 && rows.length < limit;
  const total = isWhole ? rows.length : (rows[0]?.n ?? (await countOf(db, `${from} ${conditions}`, parameters)));
  return { ids: rows.map(({ id }) => id), total };
}

async function countOf(db: EntityManager, from: string, parameters: readonly unknown[]): Promise<number> {
  const [row] = await db.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM ${from}`, [...parameters]);
  return row?.n ?? 0;
}

/** What each sort column compares; numbers in titles by their size. */
const orders = {
  sort_title: 'd.order_title',
  category: 'd.category',
  _id: 'd.id',
  status: `array_position('{todo,in_progress,done}', d.status)`,
  modified: 'd.updated_at',
} as const;

const direction = (given: 1 | -1) => (given === 1 ? 'ASC' : 'DESC');

export const handleFindCollectionDocuments = implement(
  findCollectionDocuments,
  async ({ params, fail, ...context }) => {
    const { db, actor } = context;
    const { text, tag, ref_type, ref_id, options, extend, language, sort = [] } = params;
    if (ref_id && !ref_type) throw fail.invalidData({ ref_type: ['ref_type: DATA_REQUIRED'] });
    const parameters: unknown[] = [];
    const add = (value: unknown) => `$${parameters.push(value)}`;
    const where = wordPatterns(text).map((pattern) => `d.words LIKE ${add(pattern)}`);
    if (!options.includeDeleted) where.push('NOT d.deleted');
    if (options.category) where.push(`d.category = ${add(options.category)}`);
    if (options.status) where.push(`d.status = ${add(options.status)}`);
    if (options.disclosed !== undefined) where.push(`d.disclosed = ${add(options.disclosed)}`);
    if (options.collectionId) where.push(`d.collection_id = ${add(options.collectionId)}`);
    if (tag) {
      const tags = withDescendants(tag, await loadTagDefinitions(db));
      where.push(`d.id IN (${documentsTagged(`${add(tags)}::text[]`)})`);
    }
    if (ref_type) {
      const isKnown = await mayAskAbout(db, actor, ref_type, ref_id ?? null);
      const related = isKnown ? documentsRelatedTo(ref_type, ref_id ? `${add(ref_id)}::uuid` : null) : null;
      where.push(related === null ? 'false' : `d.id IN (${related})`);
    }
    const sorted = [...sort, ...(sort.some(([column]) => column === 'sort_title') ? [] : [['sort_title', 1] as const])];
    const order = [...sorted.map(([column, given]) => `${orders[column]} ${direction(given)}`), 'd.id'].join(', ');
    const findsAll = Boolean(tag || ref_type);
    const { ids, total } = await pageOf(db, { where, order, findsAll }, parameters, params);
    return {
      data: await presentDocumentRows({ ...context, language }, ids, { collection: extend.includes('collection') }),
      total,
    };
  },
);

/** Sub-documents follow what they are part of, in the order of its elements. */
const whole = `document d LEFT JOIN document p ON p.id = d.parent_id AND p.collection_id = d.collection_id
  LEFT JOIN document_element e ON e.subdocument_id = d.id`;
const ofWhole = (expression: string) =>
  `CASE WHEN p.id IS NULL THEN ${expression} ELSE ${expression.replaceAll('d.', 'p.')} END`;
const pageCount = '(SELECT count(f.file_id) FROM document_element f WHERE f.document_id = d.id)';

export const handleGetCollectionDocuments = implement(getCollectionDocuments, async ({ params, fail, ...context }) => {
  const { db } = context;
  const { collection, includeDeleted, text, language, sort = [] } = params;
  if (!(await db.existsBy(CollectionEntity, { id: collection }))) {
    throw fail.notFound({ entity: 'collection', id: collection });
  }
  const parameters: unknown[] = [collection];
  const where = [
    'd.collection_id = $1',
    ...wordPatterns(text).map((pattern) => `d.sort_title LIKE $${parameters.push(pattern)}`),
    ...(includeDeleted ? [] : ['NOT d.deleted']),
  ];
  const sorted = [...sort, ...(sort.some(([column]) => column === 'sort_title') ? [] : [['sort_title', 1] as const])];
  const order = [
    ...sorted.map(([column, given]) => `${ofWhole({ ...orders, pages: pageCount }[column])} ${direction(given)}`),
    ...['coalesce(p.id, d.id)', 'p.id IS NOT NULL', 'e.position', 'd.id'],
  ].join(', ');
  const { ids, total } = await pageOf(db, { from: whole, where, order }, parameters, params);
  return { data: await presentDocumentRows({ ...context, language }, ids), total };
});

export const handleGetCollectionDocument = implement(getCollectionDocument, async ({ params, fail, ...context }) => {
  const { id } = params;
  const [document] = await presentDocuments(context, [id]);
  if (!document) throw fail.notFound({ entity: 'document', id });
  return document;
});

export const handleGetDocumentsRelatedTo = implement(
  getDocumentsRelatedTo,
  async ({ params, fail: _fail, ...context }) => {
    const { db, actor } = context;
    const { type, id, language } = params;
    const related = (await mayAskAbout(db, actor, type, id)) ? documentsRelatedTo(type, '$1::uuid') : null;
    if (related === null) return { data: [], total: 0 };
    const where = [`d.id IN (${related})`, 'NOT d.deleted'];
    const { ids, total } = await pageOf(
      db,
      { where, order: `${orders.sort_title}, d.id`, findsAll: true },
      [id],
      params,
    );
    return { data: await presentDocumentRows({ ...context, language }, ids, { collection: true }), total };
  },
);

export const handleCountDocumentsRelatedTo = implement(countDocumentsRelatedTo, async ({ params, db, actor }) => {
  const { type, id } = params;
  const related = (await mayAskAbout(db, actor, type, id)) ? documentsRelatedTo(type, '$1::uuid') : null;
  if (related === null) return 0;
  return countOf(db, `document d WHERE d.id IN (${related}) AND NOT d.deleted`, [id]);
});

export const handleGetDocumentsForPerson = implement(
  getDocumentsForPerson,
  async ({ params, fail: _fail, ...context }) => {
    const { db, actor } = context;
    if (!(await mayAskAbout(db, actor, 'person', params.person_id))) return [];
    return presentDocuments(context, await idsOfDocumentsOf(db, params.person_id));
  },
);
