import { FieldErrorList } from '../../lib/contract/validation.ts';
import { isBefore, isComplete, type PartialDate, parseDateParts } from '../../lib/dates/partialDate.ts';
import type { ChoiceField } from '../../lib/fields/fields.ts';
import { readReference, readText } from '../../lib/fields/readFields.ts';
import { isOneOf } from '../../lib/schemas/cleanText.ts';
import { type EventDraft, emptyEvents } from './eventDraft.ts';
import { commonFields, type OwnField } from './eventTable.ts';
import { type EventType, eventSpecs, eventTypes } from './eventTypes.ts';
import { type ImportedName, importedLabels, kindField } from './ownFields.ts';
import type { PersonEventInput } from './personEvent.ts';

export interface CheckedEvent {
  /** Null when the type is unknown. */
  readonly draft: EventDraft | null;
  readonly errors: FieldErrorList;
}

// Lists made once, as an import checks millions of events.
const importedNames = Object.keys(importedLabels) as ImportedName[];
const { place_id, topo, description } = commonFields;
const checkedFields = Object.fromEntries(
  eventTypes.map((type): [EventType, readonly (readonly [string, OwnField])[]] => {
    const { place, fields } = eventSpecs[type];
    return [type, Object.entries({ ...(place ? { place_id } : {}), topo, description, ...fields })];
  }),
) as Record<EventType, readonly (readonly [string, OwnField])[]>;

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

  const former = base ?? emptyEvents[type];
  const draft: EventDraft = { ...emptyEvents[type] };
  for (const name of importedNames) draft[name] = former[name];
  const start = readDate('start', input, former, errors);
  draft.start_day = start.day;
  draft.start_month = start.month;
  draft.start_year = start.year;
  if (eventSpecs[type].dates === 'period') {
    const end = readDate('end', input, former, errors);
    if (isBefore(end, start)) errors.add('end_day', 'INVALID_DATE_ORDER');
    draft.end_day = end.day;
    draft.end_month = end.month;
    draft.end_year = end.year;
  }
  const given = { input: input as Values, former, errors };
  for (const [name, field] of checkedFields[type]) (draft as Values)[name] = readField(name, field, given);
  return { draft, errors };
}

// Functions of their own rather than inside checkEvent: an import calls it millions of times.

type Values = Record<string, unknown>;

interface GivenEvent {
  readonly input: Readonly<Values>;
  readonly former: Readonly<EventDraft>;
  readonly errors: FieldErrorList;
}

function readField(name: string, field: OwnField, given: GivenEvent): unknown {
  const value = given.input[name] === undefined ? (given.former as Values)[name] : given.input[name];
  switch (field.kind) {
    case 'choice':
      return readChoice(name, field, value as string | null, given.errors);
    case 'reference':
      return readReference(name, field, value as string | null, given.errors);
    default:
      return value ? readText(name, field, value as string, given.errors) : '';
  }
}

/** A choice must be written as the documents do (EVENT-38); none is the one that a new event has. */
function readChoice(
  name: string,
  { values, empty }: ChoiceField,
  value: string | null,
  errors: FieldErrorList,
): string | null {
  if (value === null || value === '') return empty;
  if (isOneOf(values, value)) return value;
  errors.add(name, 'INVALID_OPTION');
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

/** Which kind of its type an event is. */
function kindOf(event: EventDraft): string | null {
  const [name] = kindField(event.type) ?? [];
  return name === undefined ? null : event[name];
}

const dayNumber = (year: number | null, month: number | null, day: number | null) =>
  (year as number) * 10_000 + (month as number) * 100 + (day as number);

/**
 * Whether two events of one person overlap: same type and same reason, both with complete start and end, sharing more
 * than one day (EVENT-36). The database refuses the same by an exclusion constraint.
 */
export function overlaps(a: EventDraft, b: EventDraft): boolean {
  if (a.type !== b.type || eventSpecs[a.type].mayOverlap || kindOf(a) !== kindOf(b)) return false;
  for (const event of [a, b]) {
    if (!isComplete({ day: event.start_day, month: event.start_month, year: event.start_year })) return false;
    if (!isComplete({ day: event.end_day, month: event.end_month, year: event.end_year })) return false;
  }
  const start = (event: EventDraft) => dayNumber(event.start_year, event.start_month, event.start_day);
  const end = (event: EventDraft) => dayNumber(event.end_year, event.end_month, event.end_day);
  return start(a) < end(b) && start(b) < end(a) && start(a) < end(a) && start(b) < end(b);
}
