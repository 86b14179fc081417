import { FieldErrorList } from '../../lib/contract/validation.ts';
import { isBefore, isComplete, type PartialDate, parseDateParts } from '../../lib/dates/partialDate.ts';
import { cleanLine, cleanText, isOneOf } from '../../lib/schemas/cleanText.ts';
import {
  type EventType,
  enlistedReasons,
  eventLimits,
  eventTextFields,
  eventTypes,
  jailedTypes,
  memorialKinds,
  placelessTypes,
  singleDateTypes,
  whereReasons,
} from './eventTypes.ts';
import type { PersonEventInput } from './personEvent.ts';

type TextField = {
  [Type in keyof typeof eventTextFields]: keyof (typeof eventTextFields)[Type] & string;
}[keyof typeof eventTextFields];

/** An event as it is stored. Text columns of other types are blank, choices and references of other types null. */
export type EventDraft = {
  type: EventType;
  start_day: number | null;
  start_month: number | null;
  start_year: number | null;
  end_day: number | null;
  end_month: number | null;
  end_year: number | null;
  place_id: string | null;
  /** How the imported row writes the place; stays when staff choose another place. */
  place_as_written: string;
  topo: string;
  description: string;
  where_reason: (typeof whereReasons)[number] | null;
  enlisted_reason: (typeof enlistedReasons)[number] | null;
  military_entity_id: string | null;
  military_regiment_id: string | null;
  jailed_type: (typeof jailedTypes)[number] | null;
  memorial_id: string | null;
  memorial_kind: (typeof memorialKinds)[number] | null;
  batch: string;
  csv_id: string;
} & Record<TextField, string>;

const textFields = Object.values(eventTextFields).flatMap((fields) => Object.keys(fields)) as TextField[];

function makeEmptyEvent(type: EventType): EventDraft {
  return {
    type,
    start_day: null,
    start_month: null,
    start_year: null,
    end_day: null,
    end_month: null,
    end_year: null,
    place_id: null,
    place_as_written: '',
    topo: '',
    description: '',
    where_reason: type === 'where' ? 'homeaddress' : null,
    enlisted_reason: type === 'military' ? 'active service' : null,
    military_entity_id: null,
    military_regiment_id: null,
    jailed_type: type === 'jailed' ? 'jailed' : null,
    memorial_id: null,
    memorial_kind: type === 'memorated' ? 'current' : null,
    batch: '',
    csv_id: '',
    ...(Object.fromEntries(textFields.map((field) => [field, ''])) as Record<TextField, string>),
  };
}

/** Made once, and not frozen, as copies of a frozen object take ten times as long: imports check millions of events. */
const emptyEvents = Object.fromEntries(
  eventTypes.map((type): [EventType, Readonly<EventDraft>] => [type, makeEmptyEvent(type)]),
) as Record<EventType, Readonly<EventDraft>>;

/** An event of `type` before anything is typed, with the defaults of EVENT-31 and EVENT-32. */
export const emptyEvent = (type: EventType): EventDraft => ({ ...emptyEvents[type] });

export interface CheckedEvent {
  /** Null when the type is unknown. */
  readonly draft: EventDraft | null;
  readonly errors: FieldErrorList;
}

/**
 * Checks what a client or an import gives for an event and answers it in stored form: fields that do not belong to the
 * type are dropped. References (does the place exist) and the overlap with other events are checked where the database
 * is at hand; overlap among events in memory by `overlaps`.
 *
 * @param base the stored event for an update: absent fields keep its values, null clears them. Its type stays.
 */
export function checkEvent(input: Partial<PersonEventInput>, base?: Readonly<EventDraft>): CheckedEvent {
  const errors = new FieldErrorList();
  const type = base?.type ?? input.type ?? '';
  if (!isOneOf(eventTypes, type)) return { draft: null, errors: errors.add('type', 'INVALID_OPTION') };
  if (base && input.type !== undefined && input.type !== base.type) errors.add('type', 'INVALID_OPTION');

  const empty = emptyEvents[type];
  const former = base ?? empty;
  const draft: EventDraft = {
    ...empty,
    batch: former.batch,
    csv_id: former.csv_id,
    place_as_written: former.place_as_written,
  };
  const start = readDate('start', input, former, errors);
  const end = singleDateTypes.has(type)
    ? { day: null, month: null, year: null }
    : readDate('end', input, former, errors);
  if (isBefore(end, start)) errors.add('end_day', 'INVALID_DATE_ORDER');
  draft.start_day = start.day;
  draft.start_month = start.month;
  draft.start_year = start.year;
  draft.end_day = end.day;
  draft.end_month = end.month;
  draft.end_year = end.year;

  if (!placelessTypes.has(type)) draft.place_id = input.place_id === undefined ? former.place_id : input.place_id;
  draft.topo = input.topo === undefined ? former.topo : cleanLine(input.topo ?? '');
  if (draft.topo.length > eventLimits.topo) errors.add('topo', 'INVALID_LENGTH');
  draft.description = input.description === undefined ? former.description : cleanText(input.description ?? '');
  if (draft.description.length > eventLimits.description) errors.add('description', 'INVALID_LENGTH');

  const limits: Readonly<Record<string, number>> =
    type in eventTextFields ? eventTextFields[type as keyof typeof eventTextFields] : {};
  for (const [name, longest] of Object.entries(limits)) {
    const field = name as TextField;
    const given = input[field];
    const clean = longest > 1000 ? cleanText : cleanLine;
    draft[field] = given === undefined ? former[field] : clean(given ?? '');
    if (draft[field].length > longest) errors.add(field, 'INVALID_LENGTH');
  }

  const given = { input, former, errors };
  if (type === 'where') draft.where_reason = readChoice('where_reason', whereReasons, given);
  if (type === 'jailed') draft.jailed_type = readChoice('jailed_type', jailedTypes, given);
  if (type === 'military') {
    draft.enlisted_reason = readChoice('enlisted_reason', enlistedReasons, given);
    draft.military_entity_id =
      input.military_entity_id === undefined ? former.military_entity_id : input.military_entity_id;
    draft.military_regiment_id =
      input.military_regiment_id === undefined ? former.military_regiment_id : input.military_regiment_id;
  }
  if (type === 'memorated') {
    draft.memorial_id = input.memorial_id === undefined ? former.memorial_id : input.memorial_id;
    draft.memorial_kind = readChoice('memorial_kind', memorialKinds, given);
    if (draft.memorial_id === null) errors.add('memorial_id', 'DATA_REQUIRED');
  }
  return { draft, errors };
}

// Functions of their own rather than inside checkEvent: an import calls it millions of times.

interface GivenEvent {
  readonly input: Partial<PersonEventInput>;
  readonly former: Readonly<EventDraft>;
  readonly errors: FieldErrorList;
}

function readChoice<T extends string>(
  field: 'where_reason' | 'jailed_type' | 'enlisted_reason' | 'memorial_kind',
  values: readonly T[],
  { input, former, errors }: GivenEvent,
): T | null {
  const given = input[field] as string | null | undefined;
  const value = given === undefined ? former[field] : given;
  if (value === null || value === '') return emptyEvents[former.type][field] as T | null;
  if (isOneOf(values, value)) return value;
  errors.add(field, 'INVALID_OPTION');
  return null;
}

function readDate(
  end: 'start' | 'end',
  input: Partial<PersonEventInput>,
  former: Readonly<EventDraft>,
  errors: FieldErrorList,
): PartialDate {
  const { [`${end}_day` as const]: day, [`${end}_month` as const]: month, [`${end}_year` as const]: year } = input;
  const date = parseDateParts(
    day === undefined ? former[`${end}_day`] : day,
    month === undefined ? former[`${end}_month`] : month,
    year === undefined ? former[`${end}_year`] : year,
  );
  if (date) return date;
  errors.add(`${end}_day`, 'INVALID_FORMAT');
  return { day: null, month: null, year: null };
}

const neverOverlapping: ReadonlySet<EventType> = new Set(['born', 'died', 'memorated', 'decorated', 'cwxrm', 'extra']);
const kindOf = (event: EventDraft) => event.where_reason ?? event.enlisted_reason ?? event.jailed_type ?? '';
const dayNumber = (year: number | null, month: number | null, day: number | null) =>
  (year as number) * 10_000 + (month as number) * 100 + (day as number);

/**
 * Whether two events of one person overlap: same type and same reason, both with complete start and end, sharing more
 * than one day (EVENT-36). The database refuses the same by an exclusion constraint.
 */
export function overlaps(a: EventDraft, b: EventDraft): boolean {
  if (a.type !== b.type || neverOverlapping.has(a.type) || kindOf(a) !== kindOf(b)) return false;
  for (const event of [a, b]) {
    if (!isComplete({ day: event.start_day, month: event.start_month, year: event.start_year })) return false;
    if (!isComplete({ day: event.end_day, month: event.end_month, year: event.end_year })) return false;
  }
  const start = (event: EventDraft) => dayNumber(event.start_year, event.start_month, event.start_day);
  const end = (event: EventDraft) => dayNumber(event.end_year, event.end_month, event.end_day);
  return start(a) < end(b) && start(b) < end(a) && start(a) < end(a) && start(b) < end(b);
}
