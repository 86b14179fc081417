import { type EventInput, eventInputs } from '@salient/shared/areas/search/eventInputs.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import type { LocationCriterion } from '@salient/shared/areas/search/textCriterion.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { boundsDays, hasConditions } from '../search/resolveQuery.ts';

interface Criterion {
  readonly path: string;
  readonly filter: LocationCriterion;
  /** Whether it names a record, which is chosen by its id, and not a text. */
  readonly isRecord: boolean;
}

const texts = ['surname', 'familyname', 'initials', 'nationality', 'description'] as const;
const records = ['related', 'collection'] as const;
const recordInputs: readonly EventInput['kind'][] = ['place', 'memorial', 'memorialPlace', 'unit'];

function criteriaOf(query: PersonQuery): Criterion[] {
  const of = (names: readonly (typeof texts | typeof records)[number][], isRecord: boolean): Criterion[] =>
    names.flatMap((path) => (query[path] ? [{ path, filter: query[path], isRecord }] : []));
  const ofEvents = query.events.flatMap(({ type, inputs }, at) =>
    Object.entries(eventInputs[type]).flatMap(([name, { kind }]): Criterion[] => {
      const filter = inputs[name] as LocationCriterion | undefined;
      const isRecord = recordInputs.includes(kind);
      return filter && (isRecord || kind === 'text') ? [{ path: `events.${at}.inputs.${name}`, filter, isRecord }] : [];
    }),
  );
  return [...of(texts, false), ...of(records, true), ...ofEvents];
}

/** Refuses what would be passed over: a record that was chosen without saying which, and a radius around no chosen place. */
export function checkChosen(query: PersonQuery, errors: FieldErrorList): void {
  for (const { path, filter, isRecord } of criteriaOf(query)) {
    if (isRecord && filter.mode === 'selected' && filter.id === undefined) errors.add(`${path}.id`, 'REQUIRED');
    if (filter.radius_km !== undefined && filter.mode !== 'selected')
      errors.add(`${path}.radius_km`, 'SHOULD_BE_EMPTY');
  }
}

/** Names and texts are compared by their letters and digits: of `-` or `…` nothing is left. */
const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * Refuses what filters nothing as yet, as in a form that is being filled in: nobody means everybody by it who changes them.
 * Everybody is meant by no arguments at all.
 */
export function checkFilled(
  { args, query }: { readonly args: Readonly<Record<string, unknown>>; readonly query: PersonQuery },
  errors: FieldErrorList,
): void {
  for (const { path, filter } of criteriaOf(query)) {
    if (filter.mode !== 'empty' && filter.id === undefined && !saysSomething(filter.value))
      errors.add(path, 'REQUIRED');
  }
  for (const name of ['born', 'died'] as const) {
    const range = query[name];
    if (range && !range.empty && !boundsDays(range)) errors.add(name, 'REQUIRED');
  }
  for (const [at, { inputs }] of query.events.entries()) {
    const { from, to } = inputs as { readonly from?: string; readonly to?: string };
    if ((from ?? to) !== undefined && !boundsDays({ from, to })) errors.add(`events.${at}.inputs.from`, 'REQUIRED');
  }
  if (query.age && query.age.from === undefined && query.age.to === undefined) errors.add('age', 'REQUIRED');
  const words = [query.as_name, query.as_term, query.must];
  if (!saysSomething(query.text) && words.some(({ length }) => length > 0)) errors.add('text', 'REQUIRED');
  const asksNothing = !saysSomething(query.text) && !hasConditions(query);
  if (errors.isEmpty && asksNothing && Object.keys(args).length > 0) errors.add('none', 'REQUIRED');
}
