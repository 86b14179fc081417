import { armies } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import {
  findMilitaryEntities,
  getArmyList,
  getRegimentList,
  getUnitList,
  getUnitNumberList,
} from '@salient/shared/areas/military/militaryMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { presentMilitaryEntity } from './presentMilitaryEntity.ts';

export const handleFindMilitaryEntities = implement(findMilitaryEntities, async ({ params, db }) => {
  const query = db.createQueryBuilder(MilitaryEntityEntity, 'm');
  const key = normalizeText(params.text);
  if (key !== '') query.andWhere('m.name_key LIKE :pattern', { pattern: `%${escapeLike(key)}%` });
  if (params.type.length > 0) query.andWhere('m.type = ANY(:types)', { types: params.type });
  for (const [column, direction] of params.sort ?? []) {
    query.addOrderBy(`m.${column}`, direction === 1 ? 'ASC' : 'DESC');
  }
  query.addOrderBy('m.sort_name').addOrderBy('m.id').offset(params.offset).limit(params.limit);
  const [entities, total] = await query.getManyAndCount();
  return { data: entities.map(presentMilitaryEntity), total };
});

type NameColumn = 'enlisted_army' | 'enlisted_regt' | 'enlisted_unit' | 'enlisted_nr';

const keyColumn = {
  enlisted_army: 'army_key',
  enlisted_regt: 'regt_key',
  enlisted_unit: 'unit_key',
  enlisted_nr: 'nr_key',
} as const;

/** Names that events hold in one column, those that start with the text first, narrowed by the columns before it. */
async function namesInUse(
  db: EntityManager,
  column: NameColumn,
  { text, offset, limit }: { text: string; offset: number; limit: number },
  chosen: Partial<Record<NameColumn, string>>,
): Promise<string[]> {
  const key = normalizeText(text);
  const values: unknown[] = [`%${escapeLike(key)}%`, `${escapeLike(key)}%`];
  const narrowed = Object.entries(chosen).flatMap(([name, value]) => {
    if (value === '') return [];
    values.push(normalizeText(value));
    return [`AND ${keyColumn[name as NameColumn]} = $${values.length}`];
  });
  const rows = await db.query<{ name: string }[]>(
    `SELECT min(${column}) AS name FROM military_name
     WHERE ${keyColumn[column]} LIKE $1 AND ${keyColumn[column]} <> '' ${narrowed.join(' ')}
     GROUP BY ${keyColumn[column]}
     ORDER BY ${keyColumn[column]} LIKE $2 DESC, ${keyColumn[column]} OFFSET ${offset} LIMIT ${limit}`,
    values,
  );
  return rows.map(({ name }) => name);
}

export const handleGetArmyList = implement(getArmyList, async ({ params, db }) => {
  const stored = await namesInUse(db, 'enlisted_army', { text: '', offset: 0, limit: 1000 }, {});
  const key = normalizeText(params.text);
  const known = new Map([...armies, ...stored].map((army) => [normalizeText(army), army]));
  const matching = [...known].filter(([armyKey]) => armyKey.includes(key)).map(([, army]) => army);
  return matching.slice(params.offset, params.offset + params.limit);
});

export const handleGetRegimentList = implement(getRegimentList, async ({ params, db }) =>
  namesInUse(db, 'enlisted_regt', params, { enlisted_army: params.army }),
);

export const handleGetUnitList = implement(getUnitList, async ({ params, db }) =>
  namesInUse(db, 'enlisted_unit', params, { enlisted_army: params.army, enlisted_regt: params.regiment }),
);

export const handleGetUnitNumberList = implement(getUnitNumberList, async ({ params, db }) =>
  namesInUse(db, 'enlisted_nr', params, {
    enlisted_army: params.army,
    enlisted_regt: params.regiment,
    enlisted_unit: params.unit,
  }),
);
