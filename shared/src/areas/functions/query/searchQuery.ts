import type { Dataset } from '../../datasets/datasets.ts';
import type { EventCriterionType } from '../../search/eventInputs.ts';
import type { TextMode } from '../../search/textModes.ts';

export interface TextFilter {
  readonly value: string;
  readonly mode: TextMode;
  /** Of the suggestion that was picked, with mode `selected`. */
  readonly id?: string;
  readonly radius_km?: number;
}

/** Both ends included; dates as 8 characters, ages as digits. What is typed wrong stays as it is. */
export interface RangeFilter {
  readonly from?: string;
  readonly to?: string;
  /** Of dates: only those that lie within for certain. */
  readonly certain?: true;
  /** Of dates: only persons of whom none is known. */
  readonly empty?: true;
}

export interface EventFilter {
  readonly type: EventCriterionType;
  /** `not` is true where somebody must have no such event. */
  readonly inputs: Readonly<Record<string, TextFilter | string | true>>;
}

/** What somebody asks for, in the words of the advanced searches' definitions; an absent key filters nothing. */
export interface SearchQuery {
  readonly text?: string;
  readonly widen?: false;
  readonly sounds_alike?: true;
  /** Words of the text that are a name, that are none, and that everybody found has to meet. */
  readonly as_name?: readonly string[];
  readonly as_term?: readonly string[];
  readonly must?: readonly string[];
  readonly surname?: TextFilter;
  readonly familyname?: TextFilter;
  readonly initials?: TextFilter;
  readonly nationality?: TextFilter;
  /** Staff alone. */
  readonly description?: TextFilter;
  readonly gender?: string;
  readonly victim_type?: string;
  readonly victim_type_details?: string;
  readonly born?: RangeFilter;
  readonly died?: RangeFilter;
  readonly age?: RangeFilter;
  readonly dataset?: Dataset;
  readonly project?: string;
  /** Staff alone. */
  readonly kiosk?: string;
  readonly relation?: string;
  /** Staff alone, as the two after it. */
  readonly related?: TextFilter;
  readonly documents?: string;
  readonly collection?: TextFilter;
  readonly events?: readonly EventFilter[];
}

/** Whether a query asks for nobody in particular; how widely it would look does not count. */
export function isEmptyQuery({
  widen: _,
  sounds_alike: __,
  as_name: ___,
  as_term: ____,
  must: _____,
  ...asked
}: SearchQuery) {
  return Object.keys(asked).length === 0;
}

/** The query without the keys that are undefined and without empty lists, so that equal searches have equal addresses. */
export function cleanQuery(query: { readonly [K in keyof SearchQuery]: SearchQuery[K] | undefined }): SearchQuery {
  const isSaid = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(query).filter(([, value]) => isSaid(value))) as SearchQuery;
}

/** Arguments of `callFunction`, as the contract takes them: ages as numbers, unless something else was typed. */
export function callArguments({ age, ...query }: SearchQuery): Record<string, unknown> {
  if (!age) return query;
  const bounds = Object.entries(age).map(([end, text]) => [end, /^\d+$/.test(text) ? Number(text) : text]);
  return { ...query, age: Object.fromEntries(bounds) };
}
