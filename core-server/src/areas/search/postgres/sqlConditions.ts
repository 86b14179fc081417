import { storedEventType } from '@salient/shared/areas/search/eventInputs.ts';
import type { ImportedBy } from '@salient/shared/areas/search/importedBy.ts';
import type { SqlParameters } from '../../../lib/db/SqlParameters.ts';
import { datasetSql } from '../../datasets/datasetSql.ts';
import { isPublicPersonSql } from '../../datasets/isPublicPersonSql.ts';
import { soldierOfSql } from '../../datasets/scopeSql.ts';
import type { PersonCondition, ResolvedEvent, ResolvedQuery } from '../ResolvedQuery.ts';
import { compareKey, compareKeys, period, plainSql } from './compareSql.ts';
import { eventsSql, noEventSql } from './eventsSql.ts';
import { collectionSql, relatedSql } from './linksSql.ts';
import { servedInSql } from './servedInSql.ts';
import { softSql } from './softSql.ts';

function personSql(condition: PersonCondition, sql: SqlParameters): string {
  switch (condition.kind) {
    case 'names':
      return compareKeys(`p.${condition.column}`, condition.mode, condition.key, sql);
    case 'text':
      return compareKey(`p.${condition.column}`, condition.mode, condition.key, sql);
    case 'description':
      // Long texts carry no key column: only staff search them, and only together with other filters or patiently.
      return compareKey(plainSql('p.description'), condition.mode, condition.key, sql);
    case 'equals':
      return `p.${condition.column} = ${sql.add(condition.value)}`;
    case 'days':
      return daysSql(condition, sql);
    case 'age':
      return [
        ...(condition.from === null ? [] : [`p.age >= ${sql.add(condition.from)}`]),
        ...(condition.to === null ? [] : [`p.age <= ${sql.add(condition.to)}`]),
      ].join(' AND ');
    case 'dataset':
      return datasetSql(condition.dataset);
    case 'irishRecords':
      // Two lists of ids, as an OR on each person would read all of them.
      return `p.id IN (SELECT id FROM person WHERE irish_memorial_records
        UNION ALL SELECT person_id FROM person_event WHERE type = 'memorated' AND memorial_id = ${sql.add(condition.memorialId)})`;
    case 'project':
      return `EXISTS (SELECT FROM project_membership m WHERE m.person_id = p.id AND m.project_id = ${sql.add(condition.id)})`;
    case 'relation':
      return `EXISTS (SELECT FROM relation r WHERE r.person_id = p.id AND r.relation = ${sql.add(condition.relation)})`;
    case 'related':
      return relatedSql(condition, sql);
    case 'noDate':
      return `p.${condition.column}_min IS NULL`;
    case 'notDocumented':
      return `NOT (${datasetSql('with_documentation')})`;
    case 'collection':
      return collectionSql(condition, sql);
    case 'servedIn':
      return servedInSql(condition.in, sql);
    case 'addedSince':
      return `p.created_at > ${sql.add(condition.at)}`;
    case 'among':
      return `p.id = ANY(${sql.add(condition.ids)}::uuid[])`;
    case 'imported':
      return importedSql(condition, sql);
    case 'soft':
      return softSql(condition.howMany, condition.conditions, sql);
    case 'public':
      return isPublicPersonSql('p');
    case 'soldierOf':
      return soldierOfSql(sql.add(condition.army));
  }
}

/** As lists of ids: an import is a small part of the names list. */
function importedSql({ batchId, did }: ImportedBy, sql: SqlParameters): string {
  const batch = sql.add(batchId);
  return did === 'created'
    ? `p.id IN (SELECT entity_id FROM import_row WHERE kind = 'persons' AND created_by = ${batch})`
    : `p.id IN (SELECT entity_id FROM import_change WHERE entity = 'person' AND batch_id = ${batch} AND before IS NOT NULL)`;
}

/** Dates of which the whole lies in a period end in it and begin in it; of others something does. */
function daysSql({ column, from, to, isCertain }: PersonCondition & { readonly kind: 'days' }, sql: SqlParameters) {
  const [min, max] = isCertain ? (['max', 'min'] as const) : (['min', 'max'] as const);
  return period('p.', `${column}_${min}`, `${column}_${max}`, from, to, sql);
}

/** The query as SQL conditions on `person p`, to be joined by AND. */
export function sqlConditions(query: ResolvedQuery, sql: SqlParameters): string[] {
  const byStoredType = new Map<string, [ResolvedEvent, ...ResolvedEvent[]]>();
  for (const event of query.events.filter(({ isNegated }) => !isNegated)) {
    const key = storedEventType[event.type];
    const others = byStoredType.get(key);
    if (others) others.push(event);
    else byStoredType.set(key, [event]);
  }
  return [
    ...query.persons.map((condition) => personSql(condition, sql)),
    ...[...byStoredType.values()].map((events) => eventsSql(events, sql)),
    ...query.events.filter(({ isNegated }) => isNegated).map((event) => noEventSql(event, sql)),
  ];
}
