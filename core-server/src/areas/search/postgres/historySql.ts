import type { EventCondition, ResolvedEvent, UnitDays } from '../ResolvedQuery.ts';
import type { SqlParameters } from './SqlParameters.ts';

type OfUnits = EventCondition & { readonly kind: 'unitDays' };

/**
 * That somebody served, by military event `e`, with a unit at a time of its history. The entry in the history, the service
 * and the days that are asked share a day on which he may have been alive. Of dates, what is not known contradicts nothing.
 */
export function historySql({ conditions }: ResolvedEvent, sql: SqlParameters): string {
  const asked = conditions.find((condition) => condition.kind === 'days');
  const sets = conditions.filter((condition): condition is OfUnits => condition.kind === 'unitDays');
  const rows = sets.map(({ set, units }) => ({ set, rows: rowsSql(units, sql) }));
  const days = { from: asked?.from ?? null, to: asked?.to ?? null };
  return `e.id IN (${(['military_entity_id', 'military_regiment_id'] as const)
    .map((link) => servedSql(link, rows, days, sql))
    .join(' UNION ALL ')})`;
}

/** The units as rows of a table, so that the database knows how few they are. */
function rowsSql(units: readonly UnitDays[], sql: SqlParameters): string {
  const column = (name: keyof UnitDays, type: string) => `${sql.add(units.map((each) => each[name]))}::${type}[]`;
  const columns = [
    ...[column('unit', 'uuid'), column('is_track', 'boolean')],
    ...[column('first_day', 'integer'), column('last_day', 'integer')],
  ];
  return `unnest(${columns.join(', ')})`;
}

/**
 * Services with such units, by one of the two links of an event. A service without an end lasts until the next one that
 * names a unit. Tracks of a regiment are of those of whom no unit is known: the units have it among theirs.
 */
function servedSql(
  link: 'military_entity_id' | 'military_regiment_id',
  sets: readonly { readonly set: OfUnits['set']; readonly rows: string }[],
  { from, to }: { readonly from: number | null; readonly to: number | null },
  sql: SqlParameters,
): string {
  const named = ({ set, rows }: (typeof sets)[number]) => `${rows} AS ${set} (unit, is_track, first_day, last_day)`;
  const [first, ...others] = sets;
  if (!first) throw new RangeError('the history of no unit is asked for');
  const bounds = (end: 'first_day' | 'last_day', day: number | null) =>
    [...sets.map(({ set }) => `${set}.${end}`), ...(day === null ? [] : [`${sql.add(day)}::integer`])].join(', ');
  return `SELECT s.id FROM ${named(first)}
    JOIN person_event s ON s.${link} = ${first.set}.unit
    ${others.map((other) => `JOIN ${named(other)} ON ${other.set}.unit IN (s.military_entity_id, s.military_regiment_id)`).join(' ')}
    JOIN person d ON d.id = s.person_id
    CROSS JOIN LATERAL (SELECT
      greatest(${bounds('first_day', from)}, salient_first_day(s.start_day, s.start_month, s.start_year)) AS first_day,
      least(${bounds('last_day', to)}, salient_last_day(s.end_day, s.end_month, s.end_year), d.died_max) AS last_day) shared
    WHERE s.type = 'military' AND shared.first_day <= shared.last_day
      ${link === 'military_regiment_id' ? `AND (NOT ${first.set}.is_track OR s.military_entity_id IS NULL)` : ''}
      AND NOT EXISTS (SELECT FROM person_event n
        WHERE n.person_id = s.person_id AND n.type = 'military' AND s.end_year IS NULL
          AND (n.military_entity_id IS NOT NULL OR n.military_regiment_id IS NOT NULL OR n.regt_key <> '' OR n.unit_key <> '')
          AND salient_first_day(n.start_day, n.start_month, n.start_year) > salient_first_day(s.start_day, s.start_month, s.start_year)
          AND salient_last_day(n.start_day, n.start_month, n.start_year) < shared.first_day)`;
}
