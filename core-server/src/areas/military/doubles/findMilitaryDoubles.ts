import {
  findMilitaryDoubles,
  keepMilitaryEntitiesApart,
  type UnitFacts,
} from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { unitWordsTyped } from '@salient/shared/areas/military/militarySearch.ts';
import { encodeDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import { periodOf } from '@salient/shared/lib/periods/periodOf.ts';
import { type EntityManager, In } from 'typeorm';
import { queryPage } from '../../../lib/db/queryPage.ts';
import { idsOfPairs, type PairRow, presentPairs } from '../../../lib/merges/doublePairs.ts';
import { apartColumns, apartOfPairs, keepApart } from '../../../lib/merges/keepApart.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { MilitaryEntityEntity } from '../MilitaryEntityEntity.ts';
import { loadHistories, type StoredHistory } from '../militaryDraft.ts';
import { personsOfUnits } from '../militaryHooks.ts';
import { presentMilitaryEntity } from '../presentMilitaryEntity.ts';
import { presentUnitNames } from '../presentUnitNames.ts';
import { wordsMet } from '../unitWordSql.ts';
import { findAlikeUnits } from './findAlikeUnits.ts';

interface Pair extends PairRow {
  /** How many persons served in each. */
  readonly first: number;
  readonly second: number;
}

export const handleFindMilitaryDoubles = implement(findMilitaryDoubles, async ({ params, db, services }) => {
  const { text, apart, offset, limit } = params;
  const alike = await findAlikeUnits(db);
  const parameters: unknown[] = [alike.map(({ a }) => a), alike.map(({ b }) => b), apart];
  const add = (value: unknown) => `$${parameters.push(value)}`;
  const typed = unitWordsTyped(text);
  const met = (entity: string) =>
    wordsMet(typed, { words: `${entity}.search_key`, army: `split_part(${entity}.name_key, '|', 2)` }, add);
  const served = (await services.hooks.run(personsOfUnits, undefined)).join(' UNION ALL ');
  const page = await queryPage<Pair>(db, {
    with: `WITH pairs AS MATERIALIZED (
       SELECT p.a, p.b, m.order_name, ${apartColumns}
       FROM unnest($1::uuid[], $2::uuid[]) AS p (a, b)
         JOIN military_entity m ON m.id = p.a JOIN military_entity n ON n.id = p.b ${apartOfPairs('military_entity')}
       WHERE (apart.at IS NOT NULL) = $3 AND ((${met('m')}) OR (${met('n')}))
     ), counted AS (
       SELECT unit_id, count(DISTINCT person_id)::integer AS persons FROM (${served}) named
       WHERE unit_id IN (SELECT a FROM pairs UNION SELECT b FROM pairs) GROUP BY 1
     )`,
    rows: `SELECT p.*, coalesce(f.persons, 0) AS first, coalesce(s.persons, 0) AS second
      FROM pairs p LEFT JOIN counted f ON f.unit_id = p.a LEFT JOIN counted s ON s.unit_id = p.b`,
    order: 'first + second DESC, order_name, a, b',
    parameters,
    offset,
    limit,
  });
  const ids = idsOfPairs(page.rows);
  const entities = (await db.findBy(MilitaryEntityEntity, { id: In(ids) })).map(presentMilitaryEntity);
  const facts = await loadFacts(db, ids);
  return presentPairs(page, entities, (row, first, second) => ({
    facts: {
      first: { persons: row.first, ...factsOf(facts, first.id) },
      second: { persons: row.second, ...factsOf(facts, second.id) },
    },
  }));
});

export const handleKeepMilitaryEntitiesApart = implement(keepMilitaryEntitiesApart, ({ params, ...context }) =>
  keepApart(context, 'military_entity', params),
);

type Facts = Omit<UnitFacts, 'persons'>;

/** What the histories of some entities tell: of what they were part, and from when to when anything is known. */
async function loadFacts(db: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, Facts>> {
  const histories = await loadHistories(db, ids);
  const parentIds = (history: readonly StoredHistory[]) => [
    ...new Set(history.flatMap(({ type, entity_id }) => (type === 'structure' && entity_id ? [entity_id] : []))),
  ];
  const all = [...histories.values()].flatMap(parentIds);
  const parents = new Map(
    (await db.findBy(MilitaryEntityEntity, { id: In(all) })).map((parent) => [parent.id, presentUnitNames(parent)]),
  );
  return new Map(
    [...histories].map(([id, history]) => [
      id,
      {
        parents: parentIds(history).flatMap((parent) => parents.get(parent) ?? []),
        ...daysOf(history),
      },
    ]),
  );
}

/** From the first to the last day of which a history says anything. */
function daysOf(history: readonly StoredHistory[]) {
  const known = history.map((event) => ({ ...event, ...periodOf(event) }));
  const begun = known.filter(({ from }) => Number.isFinite(from)).sort((a, b) => a.from - b.from);
  const ended = known.filter(({ to }) => Number.isFinite(to)).sort((a, b) => b.to - a.to);
  return { from_date: begun[0]?.from_date ?? unknownDay, to_date: ended[0]?.to_date ?? unknownDay };
}

const unknownDay = encodeDate(unknownDate);

const factsOf = (facts: ReadonlyMap<string, Facts>, id: string): Facts =>
  facts.get(id) ?? { parents: [], from_date: unknownDay, to_date: unknownDay };
