import { storedEventType } from '@salient/shared/search/eventInputs.ts';
import { keyColumns } from '@salient/shared/search/eventKeys.ts';
import { escapeLike, escapeRegex, likeOfKey, likeOfKeys } from './likePattern.ts';
import type { CompareMode, EventCondition, PersonCondition, ResolvedEvent, ResolvedQuery } from './ResolvedQuery.ts';
import type { SqlParameters } from './SqlParameters.ts';

function compareKey(column: string, mode: CompareMode, key: string, sql: SqlParameters): string {
  if (mode === 'empty') return `${column} = ''`;
  if (mode === 'complete') return `${column} = ${sql.add(key)}`;
  if (mode === 'not_equal') return `${column} <> ${sql.add(key)}`;
  return `${column} LIKE ${sql.add(likeOfKey(mode, key))}`;
}

function compareKeys(column: string, mode: CompareMode, key: string, sql: SqlParameters): string {
  if (mode === 'empty') return `${column} = ''`;
  if (mode === 'not_equal') return `${column} NOT LIKE ${sql.add(likeOfKeys('complete', key))}`;
  return `${column} LIKE ${sql.add(likeOfKeys(mode, key))}`;
}

/** Compares one text within `|column=value|…`. */
function compareTextKey(alias: string, column: string, mode: CompareMode, key: string, sql: SqlParameters): string {
  const keys = `${alias}.text_keys`;
  const text = key.replaceAll('|', ' ');
  const prefix = `|${escapeLike(column)}=`;
  switch (mode) {
    case 'empty':
      return `${keys} NOT LIKE ${sql.add(`%${prefix}%`)}`;
    case 'complete':
      return `${keys} LIKE ${sql.add(`%${prefix}${escapeLike(text)}|%`)}`;
    case 'not_equal':
      return `${keys} NOT LIKE ${sql.add(`%${prefix}${escapeLike(text)}|%`)}`;
    case 'head':
      return `${keys} LIKE ${sql.add(`%${prefix}${escapeLike(text)}%`)}`;
    case 'contains':
      return `${keys} ~ ${sql.add(`\\|${column}=[^|]*${escapeRegex(text)}`)}`;
    case 'tail':
      return `${keys} ~ ${sql.add(`\\|${column}=[^|]*${escapeRegex(text)}\\|`)}`;
  }
}

function personSql(condition: PersonCondition, sql: SqlParameters): string {
  switch (condition.kind) {
    case 'names':
      return compareKeys(`p.${condition.column}`, condition.mode, condition.key, sql);
    case 'text':
      return compareKey(`p.${condition.column}`, condition.mode, condition.key, sql);
    case 'description': {
      // Long texts carry no key column: only staff search them, and only together with other filters or patiently.
      const text = `lower(regexp_replace(normalize(p.description, NFKD), '[\u0300-\u036f]', '', 'g'))`;
      return compareKey(`(${text})`, condition.mode, condition.key, sql);
    }
    case 'equals':
      return `p.${condition.column} = ${sql.add(condition.value)}`;
    case 'days':
      return period('p.', `${condition.column}_min`, `${condition.column}_max`, condition.from, condition.to, sql);
    case 'age':
      return [
        ...(condition.from === null ? [] : [`p.age >= ${sql.add(condition.from)}`]),
        ...(condition.to === null ? [] : [`p.age <= ${sql.add(condition.to)}`]),
      ].join(' AND ');
    case 'dataset':
      return datasetSql[condition.dataset];
    case 'project':
      return `EXISTS (SELECT FROM project_membership m WHERE m.person_id = p.id AND m.project_id = ${sql.add(condition.id)})`;
    case 'relation':
      return `EXISTS (SELECT FROM relation r WHERE r.person_id = p.id AND r.relation = ${sql.add(condition.relation)})`;
    case 'soldierOf':
      return `EXISTS (SELECT FROM person_event s WHERE s.person_id = p.id AND s.type = 'military'
        AND s.enlisted_army = ${sql.add(condition.army)})`;
  }
}

/** A published story; one of a kiosk is published at the museum. */
const storyOf = (kiosk?: 1 | 2 | 3 | 4) => `EXISTS (SELECT FROM person_story st
  WHERE st.person_id_ref = p.id AND st.published_date IS NOT NULL
    ${kiosk ? `AND 'museum' = ANY(st.targets) AND ${kiosk} = ANY(st.kiosks)` : ''})`;

/** Who is in a dataset. Documents and contacts have no records yet: an account that is held to them finds nobody. */
const datasetSql = {
  deaths: 'p.war_casualty',
  survivors: 'NOT p.war_casualty',
  namelist: 'p.in_namelist',
  irish_memorial_records: 'p.irish_memorial_records',
  military: `p.victim_type = 'military'`,
  stories: storyOf(),
  stories_1: storyOf(1),
  stories_2: storyOf(2),
  stories_3: storyOf(3),
  stories_4: storyOf(4),
  with_documentation: 'false',
  contacts: 'false',
} as const;

function period(
  prefix: string,
  min: string,
  max: string,
  from: number | null,
  to: number | null,
  sql: SqlParameters,
): string {
  const parts = [to === null ? `${prefix}${min} IS NOT NULL` : `${prefix}${min} <= ${sql.add(to)}`];
  if (from !== null) parts.push(`${prefix}${max} >= ${sql.add(from)}`);
  return parts.join(' AND ');
}

function eventSql(alias: string, condition: EventCondition, sql: SqlParameters): string {
  switch (condition.kind) {
    case 'text': {
      return condition.column in keyColumns
        ? compareKey(
            `${alias}.${keyColumns[condition.column as keyof typeof keyColumns]}`,
            condition.mode,
            condition.key,
            sql,
          )
        : compareTextKey(alias, condition.column, condition.mode, condition.key, sql);
    }
    case 'select':
      return `${alias}.${condition.column} = ANY(${sql.add(condition.values)})`;
    case 'reference': {
      const column = `${alias}.${condition.column}`;
      if (condition.mode === 'empty') return `${column} IS NULL`;
      const ids = sql.add(condition.ids);
      return condition.mode === 'in'
        ? `${column} = ANY(${ids}::uuid[])`
        : `(${column} = ANY(${ids}::uuid[])) IS NOT TRUE`;
    }
    case 'days':
      return period(`${alias}.`, 'period_min', 'period_max', condition.from, condition.to, sql);
    case 'history':
      return '';
  }
}

/** The unit history behind a military event: its unit's or regiment's entries that meet all conditions at once. */
function historySql(alias: string, { conditions }: ResolvedEvent, sql: SqlParameters): string {
  const day = (column: string, unknown: string) => `translate(h.${column}, '?', '${unknown}')::integer`;
  const parts = conditions.flatMap((condition): string[] => {
    if (condition.kind === 'days') {
      return [
        ...(condition.to === null
          ? []
          : [`(h.from_date LIKE '????%' OR ${day('from_date', '0')} <= ${sql.add(condition.to)})`]),
        ...(condition.from === null
          ? []
          : [`(h.to_date LIKE '????%' OR ${day('to_date', '9')} >= ${sql.add(condition.from)})`]),
      ];
    }
    if (condition.kind !== 'history') return [];
    return condition.column === 'entity'
      ? [compareKey('parent.sort_name', condition.mode, condition.key, sql)]
      : [`h.${condition.column} = ${sql.add(condition.key)}`];
  });
  const where = [`h.military_entity_id IN (${alias}.military_entity_id, ${alias}.military_regiment_id)`, ...parts];
  return `EXISTS (SELECT FROM military_entity_history h LEFT JOIN military_entity parent ON parent.id = h.entity_id
    WHERE ${where.join(' AND ')})`;
}

/** Items of one stored type: each needs an event of its own (ADVSEARCH-34). */
function eventsSql(events: readonly ResolvedEvent[], sql: SqlParameters): string {
  const conditions = events.flatMap((event, index) => {
    const alias = `e${index}`;
    return [
      `${alias}.type = '${storedEventType[event.type]}'`,
      ...(event.type === 'event'
        ? [historySql(alias, event, sql)]
        : event.conditions.map((condition) => eventSql(alias, condition, sql))),
      ...events.slice(0, index).map((_, earlier) => `${alias}.id <> e${earlier}.id`),
      ...(index === 0 ? [] : [`${alias}.person_id = e0.person_id`]),
    ];
  });
  const tables = events.map((_, index) => `person_event e${index}`).join(', ');
  return `p.id IN (SELECT e0.person_id FROM ${tables} WHERE ${conditions.join(' AND ')})`;
}

/** The query as SQL conditions on `person p`, to be joined by AND. */
export function sqlConditions(query: ResolvedQuery, sql: SqlParameters): string[] {
  const byStoredType = new Map<string, ResolvedEvent[]>();
  for (const event of query.events) {
    const key = storedEventType[event.type];
    byStoredType.set(key, [...(byStoredType.get(key) ?? []), event]);
  }
  return [
    ...query.persons.map((condition) => personSql(condition, sql)),
    ...[...byStoredType.values()].map((events) => eventsSql(events, sql)),
  ];
}
