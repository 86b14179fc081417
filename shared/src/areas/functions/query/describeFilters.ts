import { decodeDate, formatPartialDate, isUnknown } from '../../../lib/dates/partialDate.ts';
import type { Translate } from '../../../lib/i18n/texts.ts';
import { argumentLabel, choiceLabel, inputLabel } from './fieldLabels.ts';
import type { wordLists } from './knownWords.ts';
import { cleanQuery, type EventFilter, type RangeFilter, type SearchQuery, type TextFilter } from './searchQuery.ts';

/** One filter of a search in words, with the search as it is without it. */
export interface FilterChip {
  readonly key: string;
  readonly label: string;
  readonly without: SearchQuery;
}

type Field = Exclude<keyof SearchQuery, 'events' | (typeof wordLists)[number]>;

/** Every filter of a query as a removable chip, in a stable order. */
export function describeFilters(query: SearchQuery, t: Translate): readonly FilterChip[] {
  // How words of the text are meant is shown with what was understood.
  const { events = [], widen: _, as_name: __, as_term: ___, must: ____, ...fields } = query;
  return [
    ...Object.entries(fields).map(([name, value]) => ({
      key: name,
      label: describeField(name as Field, value, t),
      without: cleanQuery({ ...query, [name]: undefined, ...(name === 'text' ? { widen: undefined } : {}) }),
    })),
    ...events.map((event, index) => ({
      key: `events.${index}`,
      label: describeEvent(event, t),
      without: withoutEvent(query, index),
    })),
  ];
}

export function withoutEvent(query: SearchQuery, index: number): SearchQuery {
  const events = (query.events ?? []).filter((_, at) => at !== index);
  return cleanQuery({ ...query, events: events.length > 0 ? events : undefined });
}

function describeField(name: Field, value: NonNullable<SearchQuery[Field]>, t: Translate): string {
  if (name === 'text') return t('filters.chips.text', { value: String(value) });
  if (name === 'sounds_alike') return t('filters.chips.sounds_alike');
  if (name === 'project') return t('filters.chips.projectPersons');
  const field = argumentLabel(name, t);
  if (typeof value === 'string') return t('filters.chips.plain', { field, value: choiceLabel(name, value, t) });
  if (typeof value === 'boolean') return field;
  return 'mode' in value ? describeText(field, value, t) : describeRange(field, value, t);
}

function describeText(field: string, { value, mode, radius_km }: TextFilter, t: Translate): string {
  switch (mode) {
    case 'contains':
      return t('filters.chips.plain', { field, value });
    case 'selected':
      return t('filters.chips.plain', {
        field,
        value: radius_km ? t('filters.chips.within', { place: value, distance: radius_km }) : value,
      });
    case 'empty':
      return t('filters.chips.empty', { field });
    default:
      return t(`filters.chips.${mode}`, { field, value });
  }
}

/** A bound as people write it: the year alone when no more is known. */
export function showBound(bound: string): string {
  const date = decodeDate(bound);
  if (!date || isUnknown(date)) return bound;
  if (date.day === null && date.month === null) return String(date.year);
  return formatPartialDate(date);
}

function describeRange(field: string, { from, to, certain, empty }: RangeFilter, t: Translate): string {
  if (empty) return t('filters.chips.empty', { field });
  if (from && to) {
    return from === to
      ? t(`filters.chips.${certain ? 'complete' : 'plain'}`, { field, value: showBound(from) })
      : t('filters.chips.between', { field, from: showBound(from), to: showBound(to) });
  }
  return from
    ? t('filters.chips.from', { field, from: showBound(from) })
    : t('filters.chips.to', { field, to: showBound(to ?? '') });
}

/** The kind of event that a filter asks for, or asks not to be. */
export function describeEventType({ type, inputs }: EventFilter, t: Translate): string {
  const event = t(`filters.criteria.${type}`);
  return inputs.not ? t('filters.chips.without', { event }) : event;
}

function describeEvent(filter: EventFilter, t: Translate): string {
  const { inputs } = filter;
  const event = describeEventType(filter, t);
  const parts = describeInputs(inputs, t);
  return parts.length === 0 ? event : t('filters.chips.plain', { field: event, value: parts.join(', ') });
}

/** What an event filter asks of its event, each input in words. */
export function describeInputs(inputs: EventFilter['inputs'], t: Translate): readonly string[] {
  return Object.entries(inputs).flatMap(([name, value]) => {
    if (value === true) return [];
    const field = inputLabel(name, t);
    if (typeof value !== 'string') return [describeText(field, value, t)];
    const isBound = name === 'from' || name === 'to';
    return [t('filters.chips.plain', { field, value: isBound ? showBound(value) : choiceLabel(name, value, t) })];
  });
}
