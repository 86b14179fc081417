import { checkEvent } from '@salient/shared/areas/events/checkEvent.ts';
import { type EventDraft, emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { type EventField, eventFields } from '@salient/shared/areas/events/eventFields.ts';
import { lifeEventTypes } from '@salient/shared/areas/events/eventPolicy.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent, PersonEventInput } from '@salient/shared/areas/events/personEvent.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import type { DatePart } from '@salient/shared/lib/dates/partialDate.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { dateFields } from '../../lib/dates/dateField.ts';
import type { SavedRecord } from '../../lib/form/useEntityForm.ts';
import type { Reference } from '../../lib/picker/referenceSources.ts';

export const dateGroups = [dateFields('start'), dateFields('end')] as const;
type DateColumn = (typeof dateGroups)[number][number];

/** What is typed into the form of an event, whatever its type. */
export type EventFormDraft = Omit<EventDraft, 'type' | DateColumn> &
  Record<DateColumn, DatePart> & {
    /** The records that the fields name, by id, so that a draft found again can be read. */
    readonly chosen: Readonly<Record<string, Reference>>;
  };
export type EventRecord = EventFormDraft & SavedRecord;

const unknownDates = Object.fromEntries(dateGroups.flat().map((column) => [column, '?'])) as Record<DateColumn, '?'>;

/** A new event with its defaults (EVENT-30 to EVENT-32). */
export function emptyEventForm(type: EventType): EventFormDraft {
  const { type: _, ...fields } = emptyEvent(type);
  return { ...fields, ...unknownDates, chosen: {} };
}

/** A saved event as the form takes it. A stay without a reason is shown as a flight (EVENT-31). */
export function eventRecord(event: PersonEvent, chosen: Readonly<Record<string, Reference>> = {}): EventRecord {
  const empty = { ...emptyEventForm(event.type), ...(event.type === 'where' ? { where_reason: 'fugitive' } : {}) };
  const own = Object.entries(empty).map(([field, value]) => [field, event[field as keyof PersonEvent] ?? value]);
  return { ...Object.fromEntries(own), chosen, id: event.id, version: event.version };
}

const columnsOf = (field: EventField): readonly (keyof EventFormDraft & keyof PersonEventInput)[] => {
  if (field === 'start_day') return dateGroups[0];
  if (field === 'end_day') return dateGroups[1];
  return field === 'batch' || field === 'csv_id' ? [] : [field];
};

/**
 * What the server is sent: the fields of the type. The dates of birth and death are their person's (EVENT-24), and the
 * links to military entities are left to the server where new names may lead to others (EVENT-40).
 */
export function eventInput(type: EventType, draft: EventFormDraft, base: EventFormDraft): Partial<PersonEventInput> {
  const fields = eventFields(type).filter((field) => !(field === 'start_day' && lifeEventTypes.has(type)));
  const columns = fields.flatMap(columnsOf).filter((column) => {
    const names = column in linkNames ? linkNames[column as MilitaryLink] : [];
    return !(names.length > 0 && draft[column] === null && differ(names, draft, base));
  });
  return Object.fromEntries(columns.map((column) => [column, draft[column]]));
}

/** The area's own rules; what only the server knows is the server's to say. */
export const checkEventForm = (type: EventType, draft: EventFormDraft, base: EventFormDraft): FieldErrors =>
  checkEvent({ type, ...eventInput(type, draft, base) }).errors.errors;

/** The names that a link to a military entity follows. */
const linkNames = {
  military_entity_id: ['enlisted_army', 'enlisted_regt', 'enlisted_unit', 'enlisted_nr'],
  military_regiment_id: ['enlisted_army', 'enlisted_regt'],
} as const;
export type MilitaryLink = keyof typeof linkNames;
export type MilitaryName = (typeof linkNames)['military_entity_id'][number];

const differ = (fields: readonly (keyof EventFormDraft)[], a: EventFormDraft, b: EventFormDraft) =>
  fields.some((field) => a[field] !== b[field]);

/** The links once a name was typed: open until the server looks, and as they were when the names are as they were. */
export function linksAfter(name: MilitaryName, draft: EventFormDraft, base: EventFormDraft) {
  const links = Object.entries(linkNames) as [MilitaryLink, readonly MilitaryName[]][];
  return links
    .filter(([, names]) => names.includes(name))
    .map(([link, names]) => [link, differ(names, draft, base) ? null : base[link]] as const);
}

/** The names that a chosen military entity brings along; what its type does not name stays as it was. */
export function namesOf({ fields = {} }: Reference): readonly (readonly [MilitaryName, string])[] {
  const { type, army = '', regiment = '', unit = '', unit_nr = '' } = fields;
  const named = [['enlisted_army', army]] as (readonly [MilitaryName, string])[];
  if (type === 'regiment' || type === 'unit') named.push(['enlisted_regt', regiment]);
  if (type === 'unit' || type === 'others') named.push(['enlisted_unit', unit], ['enlisted_nr', unit_nr]);
  return named;
}

/** The typed names that a chosen military entity would replace by others, each with what stands there and what comes. */
export const replacedNames = (draft: EventFormDraft, chosen: Reference) =>
  namesOf(chosen)
    .map(([name, next]) => ({ name, typed: draft[name].trim(), next }))
    .filter(({ typed, next }) => typed !== '' && normalizeText(typed) !== normalizeText(next));
