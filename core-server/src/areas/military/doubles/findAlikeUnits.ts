import { setImmediate } from 'node:timers/promises';
import { armyKey } from '@salient/shared/areas/military/names/armyNames.ts';
import { foldUnitName } from '@salient/shared/areas/military/names/foldUnitName.ts';
import type { UnitNames } from '@salient/shared/areas/military/names/unitNames.ts';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../../lib/db/groupBy.ts';
import { mostOfOneName, type Pair } from '../../../lib/merges/doublePairs.ts';

type Unit = UnitNames & { readonly id: string };

/**
 * Pairs of entities of one type that are called alike, in whatever spelling, unless their armies or what they were part of
 * tell them apart.
 */
export async function findAlikeUnits(db: EntityManager): Promise<Pair[]> {
  const units = await db.query<Unit[]>(
    `SELECT id, type, army, division, brigade, regiment, corps, unit, unit_nr FROM military_entity ORDER BY id`,
  );
  const names = new Map<string, string>();
  for (const [at, unit] of units.entries()) {
    names.set(unit.id, nameOf(unit));
    // Folding 20,000 names for the first time takes half a second, in which others want an answer.
    if (at % 1000 === 999) await setImmediate();
  }
  const alike = [...groupBy(units, ({ id }) => names.get(id)).values()].filter(
    (group) => group.length > 1 && group.length <= mostOfOneName,
  );
  const parents = await parentsOf(
    db,
    alike.flat().map(({ id }) => id),
  );
  const named = (unit: Unit) => (parents.get(unit.id) ?? []).map(({ type, id }) => ({ type, name: names.get(id) }));
  return alike.flatMap((group) =>
    group.flatMap((a, at) =>
      group
        .slice(at + 1)
        .filter((b) => areOfOneArmy(a, b) && (isOfRegiment(a) || haveOneParent(named(a), named(b))))
        .map((b) => ({ a: a.id, b: b.id })),
    ),
  );
}

const nameOf = (unit: Unit) => {
  const name = foldUnitName(unit);
  // What has no letter or digit is like nothing.
  return name === '' ? unit.id : `${unit.type}|${name}`;
};

const areOfOneArmy = (a: Unit, b: Unit) => a.army === '' || b.army === '' || armyKey(a.army) === armyKey(b.army);

/** Its name says whose it is; divisions that it went through then contradict nothing. */
const isOfRegiment = ({ type, regiment }: Unit) => type === 'unit' && regiment !== '';

interface Parent {
  readonly type: string;
  readonly name: string | undefined;
}

/** That for no type both have parents and not one of them is called alike: the brigade of one says nothing of the division of another. */
const haveOneParent = (a: readonly Parent[], b: readonly Parent[]) =>
  [...new Set(a.map(({ type }) => type))].every((type) => {
    const [ofA, ofB] = [a, b].map((parents) => parents.filter((parent) => parent.type === type));
    return !ofB?.length || ofA?.some(({ name }) => ofB.some((parent) => parent.name === name));
  });

interface ParentRow {
  readonly of: string;
  readonly id: string;
  readonly type: string;
}

/** Of what entities were part, by their stored histories. */
async function parentsOf(db: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, ParentRow[]>> {
  const rows = await db.query<ParentRow[]>(
    `SELECT DISTINCT h.military_entity_id AS of, p.id, p.type
     FROM military_entity_history h JOIN military_entity p ON p.id = h.entity_id
     WHERE h.type = 'structure' AND h.military_entity_id = ANY($1)`,
    [ids],
  );
  return groupBy(rows, ({ of }) => of);
}
