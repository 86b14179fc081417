import { armies } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import {
  getArmyList,
  getRegimentList,
  getUnitList,
  getUnitNumberList,
} from '@salient/shared/areas/military/militaryMethods.ts';
import { unitWordsTyped } from '@salient/shared/areas/military/militarySearch.ts';
import { armiesCalled } from '@salient/shared/areas/military/names/armyNames.ts';
import { plainOrdinals } from '@salient/shared/areas/military/names/plainOrdinals.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { wholeWords, wordsMet } from './unitWordSql.ts';

type NameColumn = 'enlisted_army' | 'enlisted_regt' | 'enlisted_unit' | 'enlisted_nr';

const keyColumn = {
  enlisted_army: 'army_key',
  enlisted_regt: 'regt_key',
  enlisted_unit: 'unit_key',
  enlisted_nr: 'nr_key',
} as const;

/** The columns in which words are looked for, whole words with a blank at both ends. */
const searchColumn = {
  enlisted_army: `(' ' || army_key || ' ')`,
  enlisted_regt: 'regt_search',
  enlisted_unit: 'unit_search',
  enlisted_nr: 'nr_search',
} as const;

const part = (at: number) => `left(split_part(name_key, '|', ${at}), 100)`;
const words = (key: string) => `' ' || salient_plain_ordinals(${key}) || ' '`;

/** The names that events hold, and those of regiments and units, which may have no soldiers yet. */
const namesKnown = `
  SELECT army_key, regt_key, unit_key, nr_key, regt_search, unit_search, nr_search,
    enlisted_army, enlisted_regt, enlisted_unit, enlisted_nr, false AS is_entity FROM military_name
  UNION ALL
  SELECT ${part(2)}, ${part(3)}, ${part(4)}, ${part(5)}, ${words(part(3))}, ${words(part(4))}, ${words(part(5))},
    army, regiment, unit, unit_nr, true FROM military_entity WHERE type IN ('regiment', 'unit')`;

/**
 * Names in one column, narrowed by the columns before it: those with the typed words as whole words first, then those that
 * start with the text. Where a regiment or a unit is called so, the name is spelled as there.
 */
async function namesInUse(
  db: EntityManager,
  column: NameColumn,
  { text, offset, limit }: { text: string; offset: number; limit: number },
  chosen: Partial<Record<NameColumn, string>>,
): Promise<string[]> {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const typed = unitWordsTyped(text);
  const columns = {
    words: searchColumn[column],
    ...(column === 'enlisted_regt' && !chosen.enlisted_army ? { army: 'army_key' } : {}),
  };
  const narrowed = Object.entries(chosen).flatMap(([name, value]) =>
    value === '' ? [] : [`AND ${keyColumn[name as NameColumn]} = ${add(normalizeText(value))}`],
  );
  const key = keyColumn[column];
  const start = add(` ${escapeLike(plainOrdinals(normalizeText(text)))}%`);
  const rows = await db.query<{ name: string }[]>(
    `SELECT coalesce(min(${column}) FILTER (WHERE is_entity), min(${column})) AS name FROM (${namesKnown}) known
     WHERE ${key} <> '' ${narrowed.join(' ')} AND ${wordsMet(typed, columns, add)}
     GROUP BY ${key}
     ORDER BY max(${wholeWords(typed, columns, add)}) DESC, bool_or(${searchColumn[column]} LIKE ${start}) DESC, salient_number_order(${key})
     OFFSET ${offset} LIMIT ${limit}`,
    values,
  );
  return rows.map(({ name }) => name);
}

export const handleGetArmyList = implement(getArmyList, async ({ params, db }) => {
  const stored = await namesInUse(db, 'enlisted_army', { text: '', offset: 0, limit: 1000 }, {});
  const key = normalizeText(params.text);
  const called = armiesCalled(key);
  const known = new Map([...armies, ...stored].map((army) => [normalizeText(army), army]));
  const matching = [...known].filter(([armyKey]) => armyKey.includes(key) || called.includes(armyKey));
  return matching.map(([, army]) => army).slice(params.offset, params.offset + params.limit);
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
