import { storedEventType } from '@salient/shared/areas/search/eventInputs.ts';
import { livingDataset } from '@salient/shared/areas/search/personDocument.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { inList, quoteFilter } from '../../../lib/search/filterSyntax.ts';
import type { EventCondition, PersonCondition, ResolvedEvent, ResolvedQuery } from '../ResolvedQuery.ts';
import { softFilter } from './softFilter.ts';

/** Ids that one filter may list; beyond that PostgreSQL joins. */
const maxIds = 500;

/** Meilisearch normalises filter values of its own accord; what it would fold together must stay with PostgreSQL. */
const survivesFolding = (key: string) => /^[a-z0-9 '.,()/&+-]+$/.test(key);

function compareText(field: string, mode: string, key: string): string | null {
  if (mode === 'empty') return null;
  if (!survivesFolding(key)) return null;
  if (mode === 'complete') return `${field} = ${quoteFilter(key)}`;
  if (mode === 'head') return `${field} STARTS WITH ${quoteFilter(key)}`;
  if (mode === 'not_equal') return `NOT ${field} = ${quoteFilter(key)}`;
  return null;
}

const overlap = (min: string, max: string, from: number | null, to: number | null) =>
  [
    to === null ? `${min} EXISTS AND ${min} IS NOT NULL` : `${min} <= ${to}`,
    ...(from === null ? [] : [`${max} >= ${from}`]),
  ].join(' AND ');

function personFilter(condition: PersonCondition): string | null {
  switch (condition.kind) {
    case 'names':
      if (condition.mode === 'empty') return `${condition.column} IS EMPTY`;
      return compareText(condition.column, condition.mode, condition.key);
    case 'text':
      return compareText(condition.column, condition.mode, condition.key);
    case 'description':
    case 'servedIn':
    case 'addedSince':
    case 'among':
    case 'imported':
    case 'related':
    case 'collection':
      return null;
    case 'noDate':
      return `${condition.column}_min NOT EXISTS OR ${condition.column}_min IS NULL`;
    case 'notDocumented':
      return 'NOT datasets = "with_documentation"';
    case 'equals':
      return `${condition.column} = ${quoteFilter(condition.value)}`;
    case 'days':
      return condition.isCertain
        ? overlap(`${condition.column}_max`, `${condition.column}_min`, condition.from, condition.to)
        : overlap(`${condition.column}_min`, `${condition.column}_max`, condition.from, condition.to);
    case 'age':
      return [
        ...(condition.from === null ? [] : [`age >= ${condition.from}`]),
        ...(condition.to === null ? [] : [`age <= ${condition.to}`]),
      ].join(' AND ');
    case 'dataset':
      return `datasets = ${quoteFilter(condition.dataset)}`;
    case 'irishRecords':
      return `datasets = "irish_memorial_records" OR e.memorated.memorial = ${quoteFilter(condition.memorialId)}`;
    case 'project':
      return `projects = ${quoteFilter(condition.id)}`;
    case 'relation':
      return `relations = ${quoteFilter(condition.relation)}`;
    case 'soft':
      return softFilter(condition.howMany, condition.conditions);
    case 'public':
      return `NOT datasets = ${quoteFilter(livingDataset)}`;
    case 'soldierOf':
      return compareText('e.enlisted.army', 'complete', normalizeText(condition.army));
  }
}

function eventFilter(type: string, condition: EventCondition): string | null {
  switch (condition.kind) {
    case 'text':
      // "Some event differs" and "some event has none" cannot be told from a flat list of values.
      if (condition.mode === 'not_equal') return null;
      return compareText(`e.${type}.${condition.name}`, condition.mode, condition.key);
    case 'select':
      return inList(`e.${type}.${condition.name}`, condition.values);
    case 'reference':
      if (condition.isBehind || condition.mode !== 'in' || condition.ids.length > maxIds) return null;
      return inList(`e.${type}.${condition.name}`, condition.ids);
    case 'days':
      return type === 'born' || type === 'died'
        ? overlap(`e.${type}.min`, `e.${type}.max`, condition.from, condition.to)
        : null;
    case 'history':
    case 'unit':
    case 'unitDays':
      return null;
  }
}

/** Born and died happen once, so that several conditions always speak of the same event. */
const happensOnce = ({ type }: ResolvedEvent) => type === 'born' || type === 'died';

/**
 * The query as Meilisearch filters, or null when some part of it needs events compared one by one or texts searched
 * inside: then PostgreSQL answers.
 */
export function meiliFilter(query: ResolvedQuery): string[] | null {
  const filters: (string | null)[] = query.persons.map(personFilter);
  const types = new Set<string>();
  for (const event of query.events) {
    const stored = storedEventType[event.type];
    if (event.type === 'event') return null;
    if (!event.isNegated) {
      if (event.times > 1 || types.has(stored)) return null;
      types.add(stored);
    }
    if (event.conditions.length > 1 && !happensOnce(event)) return null;
    const met =
      event.conditions.length === 0
        ? [`e.${event.type}.is = "yes"`]
        : event.conditions.map((condition) => eventFilter(event.type, condition));
    if (!event.isNegated) filters.push(...met);
    else
      filters.push(met.some((each) => each === null) ? null : `NOT (${met.map((each) => `(${each})`).join(' AND ')})`);
  }
  return filters.every((filter) => filter !== null) ? filters : null;
}
