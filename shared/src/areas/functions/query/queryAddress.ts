import { type Params, paramOf } from '../../../lib/address/params.ts';
import { type EventCriterionType, eventCriterionTypes } from '../../search/eventInputs.ts';
import { type TextMode, textModes } from '../../search/textModes.ts';
import type { FunctionArgument, FunctionDefinition } from '../functionDefinition.ts';
import { parseBound, printBound } from './dateBound.ts';
import { withKnownWords } from './knownWords.ts';
import { cleanQuery, type EventFilter, type RangeFilter, type SearchQuery, type TextFilter } from './searchQuery.ts';

type EventTypes = NonNullable<FunctionArgument['types']>;

/** Names of the public person (PUBLIC-19), which readers of the documents may write into an address. */
export const addressAliases: Readonly<Record<string, string>> = { firstName: 'surname', lastName: 'familyname' };

const maxEvents = 20;
const inputsOf = (types: EventTypes, type: EventCriterionType) =>
  types.find((each) => each.type === type)?.inputs ?? [];

/** Reads the query of a search with these arguments; what its definition does not know counts as absent. */
export function parseQuery({ arguments: known }: FunctionDefinition, given: Params): SearchQuery {
  const params = given.map(([key, value]) => [addressAliases[key] ?? key, value.trim()] as const);
  const query: Record<string, unknown> = {};
  for (const argument of known) {
    const value = argument.types ? parseEvents(argument.types, params) : parseArgument(argument, params);
    if (value !== undefined) query[argument.name] = value;
  }
  return cleanQuery(withKnownWords(query as SearchQuery));
}

/** The parameters that hold a query; `parseQuery` gives the query back. */
export function printQuery({ arguments: known }: Pick<FunctionDefinition, 'arguments'>, query: SearchQuery): Params {
  return known.flatMap((argument): Params => {
    const { name, types } = argument;
    if (types) return (query.events ?? []).flatMap((event, index) => printEvent(types, event, index));
    return printArgument(name, argument, query[name as keyof SearchQuery]);
  });
}

/** A query as its address gives it back: without blanks around texts and without fields that filter nothing yet. */
export const settledQuery = (definition: FunctionDefinition, query: SearchQuery) =>
  parseQuery(definition, printQuery(definition, query));

function parseArgument(argument: FunctionArgument, params: Params): unknown {
  const { name, kind } = argument;
  const text = paramOf(params, name) ?? '';
  switch (name) {
    case 'text':
    case 'project':
      return text || undefined;
    case 'widen':
      return text === 'false' ? false : undefined;
  }
  switch (kind) {
    case 'checkbox':
      return text === 'true' ? true : undefined;
    case 'number':
      return text || undefined;
    case 'words': {
      const words = params.filter(([key, value]) => key === name && value !== '').map(([, value]) => value);
      return words.length > 0 ? words : undefined;
    }
    case 'select':
      return parseChoice(argument, text);
    case 'range':
      return argument.of === 'date' ? parseDates(argument, text, params) : parseRange(text, (bound) => bound);
    case 'date':
      return text ? parseBound(text) : undefined;
    case 'datetime':
      return text.replace('T', ' ') || undefined;
    case 'country':
      return text.toUpperCase() || undefined;
    case 'text':
      return argument.modes ? parseText(name, params) : text || undefined;
    default:
      return parseText(name, params);
  }
}

/** The first option is the default and filters nothing. */
function parseChoice({ options = [] }: FunctionArgument, text: string): string | undefined {
  const chosen = options.find((option) => option.toLowerCase() === text.toLowerCase());
  return chosen === options[0] ? undefined : chosen;
}

function parseRange(text: string, bound: (text: string) => string): RangeFilter | undefined {
  if (!text || text === '..') return undefined;
  const [from = '', to = from] = text.split('..');
  return { ...(from ? { from: bound(from) } : {}), ...(to ? { to: bound(to) } : {}) };
}

function parseDates({ name, mayBeEmpty }: FunctionArgument, text: string, params: Params): RangeFilter | undefined {
  if (mayBeEmpty && paramOf(params, `${name}.empty`) === 'true') return { empty: true };
  const range = parseRange(text, parseBound);
  return range && paramOf(params, `${name}.certain`) === 'true' ? { ...range, certain: true } : range;
}

function parseText(name: string, params: Params): TextFilter | undefined {
  const value = paramOf(params, name) ?? '';
  const mode = paramOf(params, `${name}.mode`) ?? '';
  const id = paramOf(params, `${name}.id`);
  const radius = Number(paramOf(params, `${name}.radius`) ?? '');
  const known: TextMode = isMode(mode) ? mode : 'contains';
  if (!value && known !== 'empty') return undefined;
  return { value, mode: known, ...(id ? { id } : {}), ...(radius > 0 ? { radius_km: radius } : {}) };
}

export const isMode = (text: string): text is TextMode => textModes.includes(text as TextMode);
const isEventType = (text: string): text is EventCriterionType =>
  eventCriterionTypes.includes(text as EventCriterionType);

/** `e1=died`, `e1.place=Ieper`, … and the two one-field forms of the basic tab. */
function parseEvents(types: EventTypes, params: Params): readonly EventFilter[] | undefined {
  const events: EventFilter[] = [];
  for (const [key, type] of params) {
    if (!/^e\d{1,2}$/.test(key) || !isEventType(type) || events.length === maxEvents) continue;
    const inputs: Record<string, TextFilter | string | true> = {};
    for (const input of inputsOf(types, type)) {
      const value = parseArgument({ ...input, name: `${key}.${input.name}` }, params);
      if (value !== undefined) inputs[input.name] = value as TextFilter | string | true;
    }
    events.push({ type, inputs });
  }
  const number = paramOf(params, 'number');
  if (number) events.push({ type: 'enlisted', inputs: { number: { value: number, mode: 'complete' } } });
  const place = parseText('place', params);
  const kind = paramOf(params, 'placeKind') ?? 'died';
  if (place && isEventType(kind)) events.push({ type: kind, inputs: { place } });
  return events.length > 0 ? events : undefined;
}

function printEvent(types: EventTypes, { type, inputs }: EventFilter, index: number): Params {
  const key = `e${index + 1}`;
  const printed = inputsOf(types, type).flatMap((input) =>
    printArgument(`${key}.${input.name}`, input, inputs[input.name]),
  );
  return [[key, type], ...printed];
}

function printArgument(key: string, { kind, of }: FunctionArgument, value: unknown): Params {
  if (value === undefined) return [];
  if (typeof value === 'boolean') return [[key, String(value)]];
  if (kind === 'words') return (value as readonly string[]).map((words) => [key, words] as const);
  if (typeof value === 'string') return value ? [[key, printValue(kind, value)]] : [];
  if (kind === 'range') {
    const range = value as RangeFilter;
    if (range.empty) return [[`${key}.empty`, 'true']];
    const printed = [key, printRange(range, of === 'date' ? printBound : String)] as const;
    return range.certain ? [printed, [`${key}.certain`, 'true']] : [printed];
  }
  return printText(key, value as TextFilter);
}

function printValue(kind: FunctionArgument['kind'], value: string): string {
  if (kind === 'date') return printBound(value);
  return kind === 'datetime' ? value.replace(' ', 'T') : value;
}

function printRange({ from = '', to = '' }: RangeFilter, bound: (text: string) => string): string {
  return from === to ? bound(from) : `${from && bound(from)}..${to && bound(to)}`;
}

function printText(key: string, { value, mode, id, radius_km }: TextFilter): Params {
  if (!value && mode !== 'empty') return [];
  return [
    ...(value ? [[key, value] as const] : []),
    ...(mode === 'contains' ? [] : [[`${key}.mode`, mode] as const]),
    ...(id ? [[`${key}.id`, id] as const] : []),
    ...(radius_km ? [[`${key}.radius`, String(radius_km)] as const] : []),
  ];
}
