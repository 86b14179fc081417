import type { EventCondition, ResolvedEvent } from '../ResolvedQuery.ts';
import { compareKey, plainSql } from './compareSql.ts';
import type { SqlParameters } from './SqlParameters.ts';

/**
 * That somebody served, by military event `e`, with a unit at a time of its history. The entry in the history, the service
 * and the days that are asked share a day on which he may have been alive. Of dates, what is not known contradicts nothing.
 *
 * What a unit's history says holds for all that was part of it or attached to it meanwhile. A unit is where its own tracks
 * say, else where what it was attached to was, else where what it was part of was, as `whereUnitWas` has it.
 */
export function historySql({ conditions }: ResolvedEvent, sql: SqlParameters): string {
  const asked = conditions.find((condition) => condition.kind === 'days');
  const servedWith = conditions.find((condition) => condition.kind === 'unit' && condition.role === 'servedWith');
  const entries = conditions.flatMap((condition) => entrySql(condition, sql));
  const needsEntry = entries.length > 0 || !servedWith;
  const sets = [
    ...(needsEntry ? ['told'] : []),
    ...(servedWith?.kind === 'unit' ? ['within'] : []),
  ] as readonly UnitSet[];
  const days = { from: asked?.from ?? null, to: asked?.to ?? null };
  return `e.id IN (WITH RECURSIVE ${[
    ...unitHistories,
    ...(needsEntry ? [toldSql(entries)] : []),
    ...(servedWith?.kind === 'unit' ? [withinSql(servedWith, sql)] : []),
  ].join(', ')} ${(['military_entity_id', 'military_regiment_id'] as const)
    .map((link) => servedSql(link, sets, days, sql))
    .join(' UNION ALL ')})`;
}

/** The units whose history, or whose superiors', tells what is asked; and those within the unit that is asked for. */
type UnitSet = 'told' | 'within';

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

/** Whether a column names one of some records. */
export function idSql(
  column: string,
  { mode, ids }: { readonly mode: 'in' | 'not_in' | 'empty'; readonly ids: readonly string[] },
  sql: SqlParameters,
): string {
  if (mode === 'empty') return `${column} IS NULL`;
  const isOne = `${column} = ANY(${sql.add(ids)}::uuid[])`;
  return mode === 'in' ? isOne : `(${isOne}) IS NOT TRUE`;
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

/** Days as yyyymmdd, as those of events and persons are. */
const numbered = (set: UnitSet) => `(SELECT unit, is_track,
    CASE WHEN lower_inf(day) OR lower(day) = '-infinity' THEN 0 ELSE to_char(lower(day), 'YYYYMMDD')::integer END AS first_day,
    CASE WHEN upper_inf(day) OR upper(day) = 'infinity' THEN 99999999
      ELSE to_char(upper(day) - 1, 'YYYYMMDD')::integer END AS last_day
  FROM ${set} CROSS JOIN unnest(days) AS day) ${set}`;

/**
 * Services with such units, by one of the two links of an event. A service without an end lasts until the next one that
 * names a unit. Tracks of a regiment are of those of whom no unit is known: the units have it among theirs.
 */
function servedSql(
  link: 'military_entity_id' | 'military_regiment_id',
  sets: readonly UnitSet[],
  { from, to }: { readonly from: number | null; readonly to: number | null },
  sql: SqlParameters,
): string {
  const [first = 'told', ...others] = sets;
  const bounds = (end: 'first_day' | 'last_day', day: number | null) =>
    [...sets.map((set) => `${set}.${end}`), ...(day === null ? [] : [`${sql.add(day)}::integer`])].join(', ');
  return `SELECT s.id FROM ${numbered(first)}
    JOIN person_event s ON s.${link} = ${first}.unit
    ${others.map((set) => `JOIN ${numbered(set)} ON ${set}.unit IN (s.military_entity_id, s.military_regiment_id)`).join(' ')}
    JOIN person d ON d.id = s.person_id
    CROSS JOIN LATERAL (SELECT
      greatest(${bounds('first_day', from)}, salient_first_day(s.start_day, s.start_month, s.start_year)) AS first_day,
      least(${bounds('last_day', to)}, salient_last_day(s.end_day, s.end_month, s.end_year), d.died_max) AS last_day) shared
    WHERE s.type = 'military' AND shared.first_day <= shared.last_day
      ${link === 'military_regiment_id' ? `AND (NOT ${first}.is_track OR s.military_entity_id IS NULL)` : ''}
      AND NOT EXISTS (SELECT FROM person_event n
        WHERE n.person_id = s.person_id AND n.type = 'military' AND s.end_year IS NULL
          AND (n.military_entity_id IS NOT NULL OR n.military_regiment_id IS NOT NULL OR n.regt_key <> '' OR n.unit_key <> '')
          AND salient_first_day(n.start_day, n.start_month, n.start_year) > salient_first_day(s.start_day, s.start_month, s.start_year)
          AND salient_last_day(n.start_day, n.start_month, n.start_year) < shared.first_day)`;
}
