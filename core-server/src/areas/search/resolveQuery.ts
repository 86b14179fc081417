import type { Dataset } from '@salient/shared/areas/datasets/datasets.ts';
import type { PersonScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { EventCriterion } from '@salient/shared/areas/search/eventCriteria.ts';
import { anyActiveService, type EventInput, eventInputs } from '@salient/shared/areas/search/eventInputs.ts';
import { eventTextKey, numberKey } from '@salient/shared/areas/search/eventKeys.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import type { LocationCriterion, TextCriterion } from '@salient/shared/areas/search/textCriterion.ts';
import { decodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { findReferences, memorialsAt } from './findReferences.ts';
import { findUnitDays } from './findUnitDays.ts';
import { findUnits } from './findUnits.ts';
import type {
  CompareMode,
  EventCondition,
  PersonCondition,
  RecordComparison,
  ResolvedEvent,
  ResolvedQuery,
} from './ResolvedQuery.ts';

/** The first and the last day that a partial bound allows, as yyyymmdd; null without a year. */
const firstDay = (text: string | undefined) => bound(text, 1, 1);
const lastDay = (text: string | undefined) => bound(text, 12, 31);

function bound(text: string | undefined, month: number, day: number): number | null {
  const date = text === undefined ? null : decodeDate(text);
  if (!date || date.year === null) return null;
  return date.year * 10_000 + (date.month ?? month) * 100 + (date.day ?? day);
}

/** Whether a period has a year at one of its ends: without one it bounds nothing. */
export const boundsDays = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  firstDay(from) !== null || lastDay(to) !== null;

/** Whether a query leaves anybody out, but for what was typed in its one box. */
export const hasConditions = (query: PersonQuery): boolean =>
  query.events.length > 0 || personConditions(query, null).length > 0;

interface Comparison {
  readonly mode: CompareMode;
  readonly key: string;
}

/** What a text filter compares, or null when it filters nothing: a blank value in any mode but `empty`. */
function comparison(
  criterion: TextCriterion | undefined,
  keyOf: (text: string) => string = normalizeText,
): Comparison | null {
  if (!criterion) return null;
  if (criterion.mode === 'empty') return { mode: 'empty', key: '' };
  const key = keyOf(criterion.value);
  if (key === '') return null;
  return { mode: criterion.mode === 'selected' ? 'complete' : criterion.mode, key };
}

/** A record that was picked, or one that is called so. */
function recordComparison(criterion: TextCriterion | undefined): RecordComparison | null {
  if (criterion?.mode === 'selected' && criterion.id) return { id: criterion.id };
  return comparison(criterion);
}

const plain = (text: string) => normalizeText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Who is in a dataset; with a memorial of the Irish records, whom it names is in theirs as well (PERSON-09). */
const datasetCondition = (dataset: Exclude<Dataset, 'any'>, irishMemorialId: string | null): PersonCondition =>
  dataset === 'irish_memorial_records' && irishMemorialId !== null
    ? { kind: 'irishRecords', memorialId: irishMemorialId }
    : { kind: 'dataset', dataset };

function personConditions(query: PersonQuery, irishMemorialId: string | null): PersonCondition[] {
  const conditions: PersonCondition[] = [];
  for (const field of ['surname', 'familyname'] as const) {
    const compared = comparison(query[field]);
    if (compared) conditions.push({ kind: 'names', column: `${field}_keys`, ...compared });
  }
  const initials = comparison(query.initials, plain);
  if (initials) conditions.push({ kind: 'text', column: 'initials_key', ...initials });
  const nationality = comparison(query.nationality);
  if (nationality) conditions.push({ kind: 'text', column: 'nationality_key', ...nationality });
  const description = comparison(query.description);
  if (description) conditions.push({ kind: 'description', ...description });
  for (const column of ['gender', 'victim_type', 'victim_type_details'] as const) {
    if (query[column] !== 'any') conditions.push({ kind: 'equals', column, value: query[column] });
  }
  for (const column of ['born', 'died'] as const) {
    const from = firstDay(query[column]?.from);
    const to = lastDay(query[column]?.to);
    const isCertain = query[column]?.certain ?? false;
    if (from !== null || to !== null) conditions.push({ kind: 'days', column, from, to, isCertain });
    if (query[column]?.empty) conditions.push({ kind: 'noDate', column });
  }
  const age = { from: query.age?.from ?? null, to: query.age?.to ?? null };
  if (age.from !== null || age.to !== null) conditions.push({ kind: 'age', ...age });
  if (query.dataset !== 'any') conditions.push(datasetCondition(query.dataset, irishMemorialId));
  if (query.kiosk) conditions.push({ kind: 'dataset', dataset: `stories_${query.kiosk as 1 | 2 | 3 | 4}` });
  if (query.project) conditions.push({ kind: 'project', id: query.project });
  return [...conditions, ...linkConditions(query)];
}

/** What links the person with other persons and with documents. */
function linkConditions({ relation, related, documents, collection }: PersonQuery): PersonCondition[] {
  const other = recordComparison(related);
  const inCollection = recordComparison(collection);
  return [
    ...(other ? [{ kind: 'related', relation: relation === 'any' ? null : relation, ...other } as const] : []),
    ...(!other && relation !== 'any' ? [{ kind: 'relation', relation } as const] : []),
    ...(documents === 'with' ? [{ kind: 'dataset', dataset: 'with_documentation' } as const] : []),
    ...(documents === 'without' ? [{ kind: 'notDocumented' } as const] : []),
    ...(inCollection ? [{ kind: 'collection', ...inCollection } as const] : []),
  ];
}

async function eventCondition(
  db: EntityManager,
  name: string,
  input: EventInput,
  value: unknown,
): Promise<EventCondition | null> {
  switch (input.kind) {
    case 'text': {
      const keyOf = input.column === 'enlisted_number' ? numberKey : eventTextKey;
      const compared = comparison(value as TextCriterion, keyOf);
      return compared && { kind: 'text', name, column: input.column, ...compared };
    }
    case 'select': {
      if (value === 'any') return null;
      const values =
        value === anyActiveService
          ? input.options.filter((option) => option !== anyActiveService && option !== 'enlisted')
          : [value as string];
      return { kind: 'select', name, column: input.column, values };
    }
    case 'place':
    case 'memorial': {
      const found = await findReferences(db, input.kind, value as LocationCriterion);
      return found && { kind: 'reference', name, column: `${input.kind}_id`, ...found };
    }
    case 'memorialPlace': {
      const places = await findReferences(db, 'place', value as LocationCriterion);
      return (
        places && { kind: 'reference', name: 'memorial', column: 'memorial_id', ...(await memorialsAt(db, places)) }
      );
    }
    case 'history':
      if (value === 'any') return null;
      // The filter's `attachment` is the history's `attached` (ADVSEARCH-16).
      return { kind: 'history', column: input.column, value: value === 'attachment' ? 'attached' : (value as string) };
    case 'unit': {
      const units = await findUnits(db, value as TextCriterion);
      return units && { kind: 'unit', role: input.role, ...units };
    }
    case 'date':
    case 'negation':
      return null;
  }
}

async function resolveEvent(
  db: EntityManager,
  { type, inputs }: EventCriterion,
): Promise<Omit<ResolvedEvent, 'times'>> {
  const conditions: EventCondition[] = [];
  for (const [name, input] of Object.entries(eventInputs[type])) {
    if (inputs[name] === undefined) continue;
    const condition = await eventCondition(db, name, input, inputs[name]);
    if (condition) conditions.push(condition);
  }
  const from = firstDay(inputs.from as string | undefined);
  const to = lastDay(inputs.to as string | undefined);
  if (from !== null || to !== null) conditions.push({ kind: 'days', from, to });
  const isNegated = inputs.not === true;
  return { type, conditions: type === 'event' ? await findUnitDays(db, conditions) : conditions, isNegated };
}

/** Each item once, however often it was asked for: n equal items want n events that meet it. */
async function resolveEvents(db: EntityManager, criteria: readonly EventCriterion[]): Promise<ResolvedEvent[]> {
  const asked = new Map<string, { criterion: EventCriterion; times: number }>();
  for (const criterion of criteria) add(asked, criterion, criterion, 1);
  const resolved = new Map<string, { criterion: Omit<ResolvedEvent, 'times'>; times: number }>();
  for (const { criterion, times } of asked.values()) {
    const event = await resolveEvent(db, criterion);
    // Items that differ in what filters nothing are equal after all.
    add(resolved, event, event, times);
  }
  return [...resolved.values()].map(({ criterion, times }) => ({ ...criterion, times }));
}

function add<T>(counted: Map<string, { criterion: T; times: number }>, key: object, criterion: T, times: number): void {
  const text = JSON.stringify(key);
  counted.set(text, { criterion, times: times + (counted.get(text)?.times ?? 0) });
}

/**
 * Brings a query to what both engines compare: normal forms, ids of places and memorials, days as numbers.
 *
 * @param irishMemorialId the memorial that stands for the Irish memorial records, if the museum's setting names one.
 */
export async function resolveQuery(
  db: EntityManager,
  query: PersonQuery,
  scope: PersonScope | null,
  irishMemorialId: string | null = null,
): Promise<ResolvedQuery> {
  const persons = personConditions(query, irishMemorialId);
  if (scope?.publicOnly) persons.push({ kind: 'public' });
  if (scope?.army) persons.push({ kind: 'soldierOf', army: scope.army });
  if (scope && scope.dataset !== 'any' && scope.dataset !== query.dataset) {
    persons.push(datasetCondition(scope.dataset, irishMemorialId));
  }
  return { persons, events: await resolveEvents(db, query.events) };
}
