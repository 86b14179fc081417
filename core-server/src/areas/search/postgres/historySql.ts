import type { SqlParameters } from '../../../lib/db/SqlParameters.ts';
import type { EventCondition, ResolvedEvent, UnitDays } from '../ResolvedQuery.ts';

type OfUnits = EventCondition & { readonly kind: 'unitDays' };

/**
 * The services, rows of `service_days`, with a unit at a time of its history. The entry in the history, the service and the days
 * that are asked share a day on which the soldier may have been alive.
 *
 * @param column what is selected of each.
 */
export function servicesSql(
  column: 'event_id' | 'person_id',
  { conditions }: ResolvedEvent,
  sql: SqlParameters,
): string {
  const asked = conditions.find((condition) => condition.kind === 'days');
  const sets = conditions.filter((condition): condition is OfUnits => condition.kind === 'unitDays');
  const rows = sets.map(({ set, units }) => ({ set, rows: rowsSql(units, sql) }));
  const days = { from: asked?.from ?? null, to: asked?.to ?? null };
  return (
    (['unit_id', 'regiment_id'] as const)
      .map((link) => `SELECT s.${column} ${servedSql(link, rows, days, sql)}`)
      // Not UNION ALL: of rows that are all different the database guesses the number right.
      .join(' UNION ')
  );
}

/** The units as rows of a table, so that the database knows how few they are. */
function rowsSql(units: readonly UnitDays[], sql: SqlParameters): string {
  const column = (name: keyof UnitDays, type: string) => `${sql.add(units.map((each) => each[name]))}::${type}[]`;
  const columns = [
    ...[column('unit', 'uuid'), column('with_tracks', 'boolean')],
    ...[column('first_day', 'integer'), column('last_day', 'integer')],
  ];
  return `unnest(${columns.join(', ')})`;
}

/** Services with such units, by one of the two links of an event. */
function servedSql(
  link: 'unit_id' | 'regiment_id',
  sets: readonly { readonly set: OfUnits['set']; readonly rows: string }[],
  { from, to }: { readonly from: number | null; readonly to: number | null },
  sql: SqlParameters,
): string {
  const named = ({ set, rows }: (typeof sets)[number]) => `${rows} AS ${set} (unit, with_tracks, first_day, last_day)`;
  const [first, ...others] = sets;
  if (!first) throw new RangeError('the history of no unit is asked for');
  const bounds = (end: 'first_day' | 'last_day', day: number | null) =>
    [`s.${end}`, ...sets.map(({ set }) => `${set}.${end}`), ...(day === null ? [] : [`${sql.add(day)}::integer`])].join(
      ', ',
    );
  const joined = others.map(
    (other) => `JOIN ${named(other)} ON ${other.set}.unit IN (s.unit_id, s.regiment_id) AND ${other.set}.with_tracks`,
  );
  return `FROM ${named(first)} JOIN service_days s ON s.${link} = ${first.set}.unit ${joined.join(' ')}
    WHERE greatest(${bounds('first_day', from)}) <= least(${bounds('last_day', to)})
      AND ${first.set}.with_tracks ${link === 'regiment_id' ? '= (s.unit_id IS NULL)' : ''}`;
}
