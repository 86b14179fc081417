import type { SqlParameters } from '../../../lib/db/SqlParameters.ts';
import { datesOf, type HowMany, type SoftCondition, type UnitKeys, yearsOf } from '../conditions/SoftCondition.ts';

/**
 * How an event is looked for: `lists` reads all persons who have one, for a search among everybody; `each` looks at the events of
 * one person, for the few of a page.
 */
export type EventLookup = 'lists' | 'each';

interface Lookup {
  readonly sql: SqlParameters;
  /** That some event of the person, `e`, is joined and met. */
  readonly event: (condition: string, join?: string) => string;
}

const lookupOf = (how: EventLookup, sql: SqlParameters): Lookup => ({
  sql,
  event: (condition, join = '') =>
    how === 'lists'
      ? `p.id IN (SELECT e.person_id FROM person_event e ${join} WHERE ${condition})`
      : `EXISTS (SELECT FROM person_event e ${join} WHERE e.person_id = p.id AND (${condition}))`,
});

const onMemorials = (ids: readonly string[], { sql, event }: Lookup) =>
  ids.length === 0 ? [] : [event(`e.type = 'memorated' AND e.memorial_id = ANY(${sql.add([...ids])}::uuid[])`)];

const inArmies = (armies: readonly string[], { sql, event }: Lookup) =>
  armies.length === 0 ? [] : [event(`e.type = 'military' AND e.army_key = ANY(${sql.add([...armies])})`)];

const keyColumns = ['army_key', 'regt_key', 'unit_key', 'nr_key'] as const satisfies readonly (keyof UnitKeys)[];

function inUnits(units: readonly UnitKeys[], { sql, event }: Lookup): string {
  const columns = keyColumns.map((column) => `${sql.add(units.map((unit) => unit[column]))}::text[]`);
  return event(`e.type = 'military' AND (${keyColumns.map((column) => `e.${column}`).join(', ')})
    IN (SELECT * FROM unnest(${columns.join(', ')}))`);
}

const withText = (column: 'enlisted_rank' | 'work_profession', texts: readonly string[], { sql, event }: Lookup) =>
  event(`e.${column} <> '' AND e.${column} = ANY(${sql.add([...texts])})`);

/** With an event in one of the countries, or on a memorial that stands there. */
function inCountries(codes: readonly string[], { sql, event }: Lookup): string[] {
  const isThere = `c.country_code = ANY(${sql.add([...codes])})`;
  return [
    event(isThere, 'JOIN place c ON c.id = e.place_id'),
    event(isThere, 'JOIN memorial m ON m.id = e.memorial_id JOIN place c ON c.id = m.place_id'),
  ];
}

/** The alternatives of which a person has to meet one. */
function alternatives(condition: SoftCondition, lookup: Lookup): string[] {
  const { sql, event } = lookup;
  switch (condition.kind) {
    case 'place':
      return [
        ...(condition.placeIds.length === 0
          ? []
          : [event(`e.place_id = ANY(${sql.add([...condition.placeIds])}::uuid[])`)]),
        ...onMemorials(condition.memorialIds, lookup),
      ];
    case 'country':
      return [
        ...(condition.codes.length === 0 ? [] : inCountries(condition.codes, lookup)),
        `p.nationality_key = ANY(${sql.add([...condition.nationalities])})`,
        ...inArmies(condition.armies, lookup),
      ];
    case 'memorial':
      return onMemorials(condition.memorialIds, lookup);
    case 'army':
      return inArmies(condition.armies, lookup);
    case 'unit':
      return [inUnits(condition.units, lookup)];
    case 'rank':
      return [withText('enlisted_rank', condition.texts, lookup)];
    case 'profession':
      return [withText('work_profession', condition.texts, lookup)];
    case 'either':
      return condition.conditions.flatMap((each) => alternatives(each, lookup));
    case 'date': {
      const [first, last] = [sql.add(condition.firstDay), sql.add(condition.lastDay)];
      const years = yearsOf(condition);
      return [
        ...datesOf(condition).map((date) => `(p.${date}_min >= ${first} AND p.${date}_max <= ${last})`),
        ...(years.length === 0
          ? []
          : [event(`e.period_min / 10000 = ANY(${sql.add(years)}) OR e.period_max / 10000 = ANY(${sql.add(years)})`)]),
      ];
    }
  }
}

/** That a person meets one condition. */
export function metSql(condition: SoftCondition, how: EventLookup, sql: SqlParameters): string {
  const parts = alternatives(condition, lookupOf(how, sql));
  return parts.length === 0 ? 'false' : `(${parts.join(' OR ')})`;
}

/** That a person meets all, some but not all, or none of the conditions. */
export function softSql(howMany: HowMany, conditions: readonly SoftCondition[], sql: SqlParameters): string {
  const all = conditions.map((condition) => metSql(condition, 'lists', sql));
  if (howMany === 'all') return all.join(' AND ');
  const some = `(${all.join(' OR ')})`;
  return howMany === 'none' ? `NOT ${some}` : `${some} AND NOT (${all.join(' AND ')})`;
}
