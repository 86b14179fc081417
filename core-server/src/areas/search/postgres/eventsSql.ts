import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import { storedEventType } from '@salient/shared/areas/search/eventInputs.ts';
import { keyColumns } from '@salient/shared/areas/search/eventKeys.ts';
import type { SqlParameters } from '../../../lib/db/SqlParameters.ts';
import { escapeLike } from '../../../lib/search/likePattern.ts';
import type { CompareMode, EventCondition, ResolvedEvent } from '../ResolvedQuery.ts';
import { compareKey, idSql, period } from './compareSql.ts';
import { servicesSql } from './historySql.ts';

/**
 * Compares one text within `|column=value|…`. The value is cut out, rather than looked for by a pattern of the whole: that takes a
 * fifth of the time, and of how many rows are met the database guesses by the pattern of the value alone.
 */
function compareTextKey(column: string, mode: CompareMode, key: string, sql: SqlParameters): string {
  if (mode === 'empty') return `e.text_keys NOT LIKE ${sql.add(`%|${escapeLike(column)}=%`)}`;
  const value = `split_part(split_part(e.text_keys, ${sql.add(`|${column}=`)}, 2), '|', 1)`;
  return compareKey(value, mode, key.replaceAll('|', ' '), sql);
}

function conditionSql(condition: EventCondition, sql: SqlParameters): string {
  switch (condition.kind) {
    case 'text': {
      return condition.column in keyColumns
        ? compareKey(`e.${keyColumns[condition.column as keyof typeof keyColumns]}`, condition.mode, condition.key, sql)
        : compareTextKey(condition.column, condition.mode, condition.key, sql);
    }
    case 'select':
      return `e.${condition.column} = ANY(${sql.add(condition.values)})`;
    case 'reference':
      return idSql(`e.${condition.column}`, condition, sql);
    case 'days':
      return period('e.', 'period_min', 'period_max', condition.from, condition.to, sql);
    case 'history':
    case 'unit':
    case 'unitDays':
      throw new RangeError(`${condition.kind} is asked of a unit's history`);
  }
}

/** What one item asks of an event `e` of its type. */
function itemSql(event: ResolvedEvent, sql: SqlParameters): string {
  if (event.type === 'event') return `e.id IN (${servicesSql('event_id', event, sql)})`;
  const conditions = event.conditions.map((condition) => conditionSql(condition, sql));
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/**
 * Items of one stored type as a condition on `person p`: each needs an event of its own (ADVSEARCH-34).
 *
 * The events are read once or twice, whatever the number of items: each is marked with the items that it meets, and the
 * marks are counted by person. Hall's theorem says when every item can have an event of its own: when for each set of items as many
 * events meet one of them as the set asks for. The sets of one and of all are counted while reading; the others are looked
 * at only for the few persons who pass these.
 */
export function eventsSql(events: readonly [ResolvedEvent, ...ResolvedEvent[]], sql: SqlParameters): string {
  const type = storedEventType[events[0].type];
  const asked = events.reduce((sum, { times }) => sum + times, 0);
  // The database holds one of these for each person, so that nobody has two.
  if (asked > 1 && (type === 'born' || type === 'died')) return 'false';
  const [first] = events;
  if (asked === 1 && first.type === 'event') return `p.id IN (${servicesSql('person_id', first, sql)})`;
  const items = events.map((event) => itemSql(event, sql));
  const read = `${asked > 2 ? eventsOfThoseWithSo(asked, type) : 'FROM person_event e'} WHERE e.type = '${type}' AND (${items.map((item) => `(${item})`).join(' OR ')})`;
  if (asked === 1) return `p.id IN (SELECT e.person_id ${read})`;
  const [one, other] = items;
  if (one && other && asked === 2) return twoEventsSql(type, one, other);
  const counts = [
    `count(*) >= ${asked}`,
    ...(items.length === 1
      ? []
      : items.map((item, at) => `count(*) FILTER (WHERE ${item}) >= ${events[at]?.times ?? 1}`)),
  ].join(' AND ');
  const group = `${read} GROUP BY e.person_id HAVING ${counts}`;
  if (items.length < 3) return `p.id IN (SELECT e.person_id ${group})`;
  const marks = items.map((item, at) => `CASE WHEN ${item} THEN ${2 ** at} ELSE 0 END`).join(' + ');
  return `p.id IN (SELECT met.person_id FROM (SELECT e.person_id, array_agg(${marks}) AS marks ${group}) met
    WHERE NOT EXISTS (SELECT FROM unnest(${sql.add(askedOfSets(events))}::integer[]) WITH ORDINALITY AS asked(n, items)
      WHERE asked.n > (SELECT count(*) FROM unnest(met.marks) AS mark WHERE mark & asked.items::integer <> 0)))`;
}

/** Two events that meet one item each: the database begins with the item that fewer meet. */
function twoEventsSql(type: EventType, one: string, other: string): string {
  const meeting = (item: string) =>
    `(SELECT e.person_id, e.id FROM person_event e WHERE e.type = '${type}' AND (${item}))`;
  return `p.id IN (SELECT one.person_id FROM ${meeting(one)} one JOIN ${meeting(other)} other
    ON other.person_id = one.person_id AND other.id <> one.id)`;
}

/** That a person has no event that meets an item; how often the item was asked for says nothing then. */
export const noEventSql = (event: ResolvedEvent, sql: SqlParameters): string =>
  `NOT EXISTS (SELECT FROM person_event e
    WHERE e.person_id = p.id AND e.type = '${storedEventType[event.type]}' AND (${itemSql(event, sql)}))`;

/** Few persons have three events of one type or more: only theirs are compared. OFFSET keeps that order of work. */
const eventsOfThoseWithSo = (many: number, type: EventType) =>
  `FROM (SELECT e.* FROM person_event e WHERE e.type = '${type}' AND e.person_id IN (SELECT c.person_id
    FROM person_event c WHERE c.type = '${type}' GROUP BY c.person_id HAVING count(*) >= ${many}) OFFSET 0) e`;

/** How many events each set of items asks for; the set at position n, from 1, holds the items whose bits are in n. */
function askedOfSets(events: readonly ResolvedEvent[]): number[] {
  return Array.from({ length: 2 ** events.length - 1 }, (_, at) =>
    events.reduce((sum, { times }, item) => sum + ((at + 1) & (1 << item) ? times : 0), 0),
  );
}
