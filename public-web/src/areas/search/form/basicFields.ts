import { yearBound } from '@salient/shared/areas/functions/query/dateBound.ts';
import {
  cleanQuery,
  type EventFilter,
  type RangeFilter,
  type SearchQuery,
  type TextFilter,
} from '@salient/shared/areas/functions/query/searchQuery.ts';
import { decodeDate } from '@salient/shared/lib/dates/partialDate.ts';

/**
 * The basic tab is a second view on the query: its one-line fields read and write the same filters that the advanced
 * tab shows, so that nothing is lost on the way from one to the other.
 */
export const placeKinds = ['died', 'born', 'where'] as const;
export type PlaceKind = (typeof placeKinds)[number];

const hasOnly = ({ inputs }: EventFilter, name: string) => Object.keys(inputs).join() === name;
const isNumberFilter = (event: EventFilter) => event.type === 'enlisted' && hasOnly(event, 'number');
const isPlaceFilter = (event: EventFilter) => placeKinds.some((kind) => kind === event.type) && hasOnly(event, 'place');

const textOf = (event: EventFilter | undefined, name: string) => event?.inputs[name] as TextFilter | undefined;

export const numberOf = (query: SearchQuery) => textOf(query.events?.find(isNumberFilter), 'number')?.value ?? '';

export const withNumber = (query: SearchQuery, number: string) =>
  withEvent(
    query,
    isNumberFilter,
    number ? { type: 'enlisted', inputs: { number: { value: number, mode: 'complete' } } } : null,
  );

export function placeOf(query: SearchQuery): { readonly kind: PlaceKind; readonly place: TextFilter } | null {
  const event = query.events?.find(isPlaceFilter);
  const place = textOf(event, 'place');
  return event && place ? { kind: event.type as PlaceKind, place } : null;
}

export const withPlace = (query: SearchQuery, kind: PlaceKind, place: TextFilter) =>
  withEvent(query, isPlaceFilter, place.value ? { type: kind, inputs: { place } } : null);

/** Replaces the first event that `is` tells, or adds one; null takes it away. */
function withEvent(query: SearchQuery, is: (event: EventFilter) => boolean, event: EventFilter | null): SearchQuery {
  const events = query.events ?? [];
  const at = events.findIndex(is);
  const others = events.filter((_, index) => index !== at);
  const next = event ? others.toSpliced(at < 0 ? others.length : at, 0, event) : others;
  return cleanQuery({ ...query, events: next.length > 0 ? next : undefined });
}

/** The year of a filter that asks for one whole year; blank for any other range. */
export function yearOf(range: RangeFilter | undefined): string {
  if (!range?.from || range.from !== range.to) return '';
  const date = decodeDate(range.from);
  if (!date) return range.from.split('/').at(-1) ?? '';
  return date.year !== null && date.month === null && date.day === null ? String(date.year) : '';
}

export function withYear(query: SearchQuery, field: 'born' | 'died', year: string): SearchQuery {
  const bound = yearBound(year);
  return cleanQuery({ ...query, [field]: bound ? { from: bound, to: bound } : undefined });
}

/** How many filters the basic tab cannot show. */
export function filtersBeyondBasic(query: SearchQuery): number {
  const { text, widen, sounds_alike, familyname, surname, dataset, born, died, events = [], ...others } = query;
  const hiddenText = [familyname, surname].filter((filter) => filter && filter.mode !== 'contains').length;
  const hiddenRange = [born, died].filter((range) => range && !yearOf(range)).length;
  const shown = Number(events.some(isNumberFilter)) + Number(events.some(isPlaceFilter));
  return Object.keys(others).length + hiddenText + hiddenRange + events.length - shown;
}
