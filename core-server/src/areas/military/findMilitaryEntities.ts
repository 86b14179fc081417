import { findMilitaryEntities } from '@salient/shared/areas/military/militaryMethods.ts';
import { unitWordsTyped } from '@salient/shared/areas/military/militarySearch.ts';
import { isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { implement } from '../../lib/rpc/implement.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { presentMilitaryEntity } from './presentMilitaryEntity.ts';
import { presentUnitNames } from './presentUnitNames.ts';
import { isOfWords, wholeWords, wordsMet } from './unitWordSql.ts';

type Sort = NonNullable<z.output<typeof findMilitaryEntities.params>['sort']>;
type SortColumn = Sort[number][0];

const columns = { words: 'm.search_key', army: `split_part(m.name_key, '|', 2)` };

const part = (at: number) => `split_part(m.name_key, '|', ${at})`;

/**
 * By what a list is in order: entities by what names them, so that corps stand among regiments and among brigades by their
 * own name (MILITARY-06), and units, which alone have both, by their kind and by their number.
 */
const orders: Readonly<Record<SortColumn, string>> = {
  ...{ name: 'm.order_name', regiment: 'm.order_name', brigade: 'm.order_name', division: 'm.order_name' },
  ...{ corps: 'm.order_name', army: 'm.army', unit_nr: 'm.order_nr' },
  unit: `CASE m.type WHEN 'unit' THEN ${part(4)} WHEN 'others' THEN ${part(3)} ELSE '' END`,
};

export const handleFindMilitaryEntities = implement(findMilitaryEntities, async ({ params, db, actor }) => {
  const query = db.createQueryBuilder(MilitaryEntityEntity, 'm');
  if (params.type.length > 0) query.andWhere('m.type = ANY(:types)', { types: params.type });
  byText(query, params.text.trim(), params.sort === undefined);
  inOrder(query, params.sort);
  query.offset(params.offset).limit(params.limit);
  const [entities, total] = await query.getManyAndCount();
  return { data: entities.map(isLoggedIn(actor) ? presentMilitaryEntity : presentUnitNames), total };
});

/** Sorts entities by some of their columns, and then by their names. */
export function inOrder(query: SelectQueryBuilder<MilitaryEntityEntity>, sort: Sort = []): void {
  const sorted = new Set<string>();
  for (const [column, direction] of [...sort, ['name', 1] as const]) {
    const order = orders[column];
    // Naming a column twice would turn its direction round.
    if (sorted.has(order)) continue;
    sorted.add(order);
    const isColumn = order.startsWith('m.');
    if (!isColumn) query.addSelect(order, `by_${column}`);
    query.addOrderBy(isColumn ? order : `by_${column}`, direction === 1 ? 'ASC' : 'DESC');
  }
  query.addOrderBy('m.id');
}

/** Narrows to entities that a text names by words or by an id; the best match comes first unless a sort is given. */
export function byText(query: SelectQueryBuilder<MilitaryEntityEntity>, text: string, isBestFirst: boolean): void {
  if (isId(text)) {
    query.andWhere('m.id = :pasted', { pasted: text.toLowerCase() });
    return;
  }
  const typed = unitWordsTyped(text);
  if (typed.length === 0) return;
  const values: Record<string, unknown> = {};
  const add = (value: unknown) => {
    const name = `typed${Object.keys(values).length}`;
    values[name] = value;
    return `:${name}`;
  };
  query.andWhere(wordsMet(typed, columns, add));
  if (isBestFirst) {
    query
      .addSelect(wholeWords(typed, columns, add), 'whole_words')
      .addSelect(isOfWords(typed, { ...columns, key: 'm.name_key' }, add), 'of_these_words')
      .orderBy('whole_words', 'DESC')
      .addOrderBy('of_these_words', 'DESC');
  }
  query.setParameters(values);
}
