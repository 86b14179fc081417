import {
  findDocumentCollections,
  getCollection,
  getDocumentCollectionsForPerson,
} from '@salient/shared/areas/collections/collectionMethods.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { wordPatterns } from '../../lib/search/likePattern.ts';
import { maySeePerson } from '../events/maySeePerson.ts';
import { CollectionEntity } from './CollectionEntity.ts';
import { presentCollection, presentCollections } from './presentCollections.ts';

/** What each sort column compares, numbers by their size; those without a code stand last, whichever way. */
const orders = {
  adlibCode: 'c.order_code',
  title: 'c.order_title',
  status: `array_position('{todo,in_progress,done}', c.status)`,
  modified: 'c.updated_at',
} as const;

const ofCollections = (db: EntityManager) => db.createQueryBuilder(CollectionEntity, 'c');

export const handleFindDocumentCollections = implement(findDocumentCollections, async ({ params, db, actor }) => {
  const { text, filter } = readListFilter(params);
  const query = ofCollections(db);
  for (const [index, pattern] of wordPatterns(text).entries()) {
    query.andWhere(`c.words LIKE :word${index}`, { [`word${index}`]: pattern });
  }
  for (const [index, pattern] of wordPatterns(filter.title ?? '').entries()) {
    query.andWhere(`c.sort_title LIKE :title${index}`, { [`title${index}`]: pattern });
  }
  for (const [index, pattern] of wordPatterns(filter.adlibCode ?? '').entries()) {
    query.andWhere(`c.sort_code LIKE :code${index}`, { [`code${index}`]: pattern });
  }
  if (filter.status) query.andWhere('c.status = :status', { status: filter.status });
  if (!params.showRemoved) query.andWhere('NOT c.deleted');
  const sort = params.sort ?? [];
  for (const [column, direction] of [...sort, ['adlibCode', 1] as const, ['title', 1] as const]) {
    // Naming a column twice would turn its direction round.
    if (query.expressionMap.orderBys[`by_${column}`]) continue;
    // In brackets: a column of the entity would be read under this name alone, and be missing in the row.
    query.addSelect(`(${orders[column]})`, `by_${column}`);
    query.addOrderBy(`by_${column}`, direction === 1 ? 'ASC' : 'DESC', 'NULLS LAST');
  }
  const [found, total] = await query.addOrderBy('c.id').offset(params.offset).limit(params.limit).getManyAndCount();
  return { data: await presentCollections({ db, actor }, found), total };
});

export const handleGetCollection = implement(getCollection, async ({ params, db, actor, fail }) => {
  const { id } = params;
  const stored = await db.findOneBy(CollectionEntity, { id });
  if (!stored) throw fail.notFound({ entity: 'collection', id });
  return presentCollection({ db, actor }, stored);
});

export const handleGetDocumentCollectionsForPerson = implement(
  getDocumentCollectionsForPerson,
  async ({ params, db, actor }) => {
    const { person_id } = params;
    if (!(await maySeePerson(db, actor, person_id))) return [];
    const found = await ofCollections(db)
      .where('c.person_id = :person_id AND NOT c.deleted', { person_id })
      .addSelect(orders.adlibCode, 'by_code')
      .addSelect(orders.title, 'by_title')
      .orderBy('by_code', 'ASC', 'NULLS LAST')
      .addOrderBy('by_title')
      .addOrderBy('c.id')
      .getMany();
    return presentCollections({ db, actor }, found);
  },
);
