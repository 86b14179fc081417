import { type EventTypeSpec, eventTable } from './eventTable.ts';

export type EventType = keyof typeof eventTable;

/** What is said of each type. */
export const eventSpecs: Readonly<Record<EventType, EventTypeSpec>> = eventTable;

/** The names of the types, in the order of the documents. */
export const eventTypes = Object.keys(eventTable) as [EventType, ...EventType[]];

const typesWith = (holds: (spec: EventTypeSpec) => boolean): ReadonlySet<EventType> =>
  new Set(eventTypes.filter((type) => holds(eventSpecs[type])));

/** Types with one date; the others have a start and an end (EVENT-17, EVENT-18). */
export const singleDateTypes = typesWith(({ dates }) => dates === 'day');
/** Types without a place (EVENT-19). */
export const placelessTypes = typesWith(({ place }) => !place);
/** Types with an address (EVENT-20). */
export const addressTypes = typesWith(({ address }) => address);

const byType = <Value>(pick: (spec: EventTypeSpec) => Value) =>
  Object.fromEntries(eventTypes.map((type) => [type, pick(eventSpecs[type])])) as Record<EventType, Value>;

/** Every column that belongs to a type alone, those that only imports write first. */
export const eventTypeFields: Readonly<Record<EventType, readonly string[]>> = byType(({ imported = {}, fields }) => [
  ...Object.keys(imported),
  ...Object.keys(fields),
]);

/** The columns of a type that hold free text which may be typed. */
export const eventTextFields: Readonly<Record<EventType, readonly string[]>> = byType(({ fields }) =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'line' || fields[name]?.kind === 'text'),
);

/** The columns of a type that everybody may read: no links between records, and nothing of what is for staff alone. */
export const publicEventFields: Readonly<Record<EventType, readonly string[]>> = byType(({ staffOnly, fields }) =>
  staffOnly ? [] : Object.keys(fields).filter((name) => fields[name]?.kind !== 'reference'),
);
