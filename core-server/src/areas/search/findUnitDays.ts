import type { EntityManager } from 'typeorm';
import { SqlParameters } from '../../lib/db/SqlParameters.ts';
import { compareKey, idSql, plainSql } from './postgres/compareSql.ts';
import type { EventCondition, UnitDays } from './ResolvedQuery.ts';

type AskedUnits = EventCondition & { readonly kind: 'unit' };

/**
 * What is asked of the history of units as the units of which it tells so, each with its days: a few thousand rows at most,
 * by which the many services are found.
 *
 * What a unit's history says holds for all that was part of it or attached to it meanwhile. A unit is where its own tracks
 * say, else where what it was attached to was, else where what it was part of was, as `whereUnitWas` has it.
 */
export async function findUnitDays(
  db: EntityManager,
  conditions: readonly EventCondition[],
): Promise<EventCondition[]> {
  const asked = conditions.find((condition) => condition.kind === 'days');
  const servedWith = conditions.find(
    (condition): condition is AskedUnits => condition.kind === 'unit' && condition.role === 'servedWith',
  );
  const days = { from: asked?.from ?? null, to: asked?.to ?? null };
  const read = async (set: 'told' | 'within', setSql: (sql: SqlParameters) => string) => {
    const sql = new SqlParameters();
    const tables = [...unitHistories, setSql(sql)].join(', ');
    const units = await db.query<UnitDays[]>(`WITH RECURSIVE ${tables} ${spansSql(set, days, sql)}`, sql.values);
    return { kind: 'unitDays', set, units } as const;
  };
  const needsEntry = !servedWith || conditions.some(isOfEntry);
  return [
    ...(asked ? [asked] : []),
    ...(needsEntry
      ? [await read('told', (sql) => toldSql(conditions.flatMap((condition) => entrySql(condition, sql))))]
      : []),
    ...(servedWith ? [await read('within', (sql) => withinSql(servedWith, sql))] : []),
  ];
}

const isOfEntry = (condition: EventCondition) =>
  condition.kind !== 'days' && !(condition.kind === 'unit' && condition.role === 'servedWith');

/** What is asked of an entry `h` itself. */
function entrySql(condition: EventCondition, sql: SqlParameters): string[] {
  switch (condition.kind) {
    case 'history':
      return [`h.${condition.column} = ${sql.add(condition.value)}`];
    case 'reference':
      return [idSql('h.place_id', condition, sql)];
    case 'unit':
      return condition.role === 'named' ? [idSql('h.entity_id', condition, sql)] : [];
    case 'text':
      return [compareKey(plainSql('h.topo'), condition.mode, condition.key, sql)];
    default:
      return [];
  }
}

const part = (date: string, at: number) => `nullif(substr(h.${date}, ${at}, 2), '??')::integer`;
const year = (date: string) => `left(h.${date}, 4)::integer`;

/** The first day that a date of a history allows. */
const firstDay = `CASE WHEN h.from_date LIKE '????%' THEN '-infinity'
  ELSE make_date(${year('from_date')}, coalesce(${part('from_date', 5)}, 1), coalesce(${part('from_date', 7)}, 1)) END`;

/** The day after the last one. */
const dayAfter = `CASE WHEN ${part('to_date', 5)} IS NULL THEN make_date(${year('to_date')} + 1, 1, 1)
  WHEN ${part('to_date', 7)} IS NULL THEN (make_date(${year('to_date')}, ${part('to_date', 5)}, 1) + interval '1 month')::date
  ELSE make_date(${year('to_date')}, ${part('to_date', 5)}, ${part('to_date', 7)}) + 1 END`;

/** The histories of all units with the days of each entry, and what was under what by them. */
const unitHistories = [
  `started AS (SELECT h.*, ${firstDay} AS first_day FROM military_entity_history h)`,
  // A track without an end lasts until the next one begins.
  `history AS MATERIALIZED (SELECT h.*, span.days FROM (
      SELECT h.*, CASE WHEN h.to_date NOT LIKE '????%' THEN ${dayAfter}
        WHEN h.type = 'track' AND h.first_day > '-infinity' THEN greatest(h.first_day + 1, coalesce(
          lead(h.first_day) OVER (PARTITION BY h.military_entity_id, h.type ORDER BY h.first_day, h.id), 'infinity'))
        ELSE 'infinity' END AS day_after FROM started h) h
    CROSS JOIN LATERAL (SELECT datemultirange(daterange(h.first_day, greatest(h.first_day, h.day_after))) AS days) span)`,
  // Of a regiment also the units that bear its name.
  `link AS MATERIALIZED (
    SELECT military_entity_id AS unit, entity_id AS whole, type, days FROM history
      WHERE type <> 'track' AND entity_id IS NOT NULL
    UNION ALL SELECT u.id, r.id, 'structure', datemultirange(daterange('-infinity', 'infinity'))
      FROM military_entity r JOIN military_entity u ON u.type = 'unit'
        AND split_part(u.name_key, '|', 2) = split_part(r.name_key, '|', 2)
        AND split_part(u.name_key, '|', 3) = split_part(r.name_key, '|', 3)
      WHERE r.type = 'regiment')`,
] as const;

/** The units of which an entry tells, and what was under them as far as nothing nearer tells otherwise. */
const toldSql = (entries: readonly string[]) => `
  own AS MATERIALIZED (SELECT military_entity_id AS unit, range_agg(days) AS days FROM history
    WHERE type = 'track' AND first_day > '-infinity' GROUP BY 1),
  attached AS MATERIALIZED (SELECT l.unit, range_agg(l.days * own.days) AS days
    FROM link l JOIN own ON own.unit = l.whole WHERE l.type = 'attached' GROUP BY 1),
  told (unit, is_track, days) AS (
    SELECT h.military_entity_id, h.type = 'track', h.days FROM history h
      ${entries.length > 0 ? `WHERE ${entries.join(' AND ')}` : ''}
    UNION
    SELECT l.unit, told.is_track, below.days FROM told JOIN link l ON l.whole = told.unit
      LEFT JOIN own ON own.unit = l.unit LEFT JOIN attached a ON a.unit = l.unit AND l.type = 'structure'
      CROSS JOIN LATERAL (SELECT told.days * l.days - CASE WHEN told.is_track
        THEN coalesce(own.days, '{}') + coalesce(a.days, '{}') ELSE '{}' END AS days) below
      WHERE NOT isempty(below.days))`;

/** The units that are asked for, and what was under them. */
const withinSql = (units: EventCondition & { readonly kind: 'unit' }, sql: SqlParameters) => `
  within (unit, is_track, days) AS (
    SELECT m.id, false, datemultirange(daterange('-infinity', 'infinity')) FROM military_entity m
      WHERE ${units.mode === 'empty' ? 'false' : idSql('m.id', units, sql)}
    UNION
    SELECT l.unit, false, within.days * l.days FROM within JOIN link l ON l.whole = within.unit
      WHERE NOT isempty(within.days * l.days))`;

/**
 * The days of each unit in a set between those asked for, as yyyymmdd as those of events and persons are: with tracks and
 * without. Entries that follow each other are one span, so that a service is compared with few.
 */
const spansSql = (
  set: 'told' | 'within',
  { from, to }: { readonly from: number | null; readonly to: number | null },
  sql: SqlParameters,
) => `SELECT * FROM (SELECT unit, with_tracks,
    CASE WHEN lower_inf(day) OR lower(day) = '-infinity' THEN 0 ELSE to_char(lower(day), 'YYYYMMDD')::integer END AS first_day,
    CASE WHEN upper_inf(day) OR upper(day) = 'infinity' THEN 99999999
      ELSE to_char(upper(day) - 1, 'YYYYMMDD')::integer END AS last_day
  FROM (SELECT unit, with_tracks, range_agg(days) AS days FROM ${set}
      CROSS JOIN (VALUES (true), (false)) AS counted (with_tracks) WHERE with_tracks OR NOT is_track GROUP BY 1, 2) joined
    CROSS JOIN unnest(days) AS day) span
  WHERE ${[
    'true',
    ...(from === null ? [] : [`last_day >= ${sql.add(from)}`]),
    ...(to === null ? [] : [`first_day <= ${sql.add(to)}`]),
  ].join(' AND ')} ORDER BY unit, with_tracks, first_day`;
