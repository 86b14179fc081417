import { type DraftOf, emptyDraft } from '../../lib/fields/fields.ts';
import { commonFields } from './eventTable.ts';
import { type EventType, eventSpecs, eventTypes } from './eventTypes.ts';
import { type ImportedName, importedLabels, type OwnValues, ownFields } from './ownFields.ts';

/** An event as it is stored. Text columns of other types are blank, choices and references of other types null. */
export type EventDraft = { type: EventType } & DraftOf<typeof commonFields> & OwnValues & Record<ImportedName, string>;

function makeEmptyEvent(type: EventType): EventDraft {
  const ofOtherTypes = Object.entries(ownFields).map(([name, { kind }]) => [
    name,
    kind === 'choice' || kind === 'reference' ? null : '',
  ]);
  return {
    type,
    ...emptyDraft(commonFields),
    ...Object.fromEntries(Object.keys(importedLabels).map((name) => [name, ''])),
    ...Object.fromEntries(ofOtherTypes),
    ...emptyDraft(eventSpecs[type].fields),
  } as EventDraft;
}

/** Made once, and not frozen, as copies of a frozen object take ten times as long: imports check millions of events. */
export const emptyEvents = Object.fromEntries(
  eventTypes.map((type): [EventType, Readonly<EventDraft>] => [type, makeEmptyEvent(type)]),
) as Record<EventType, Readonly<EventDraft>>;

/** An event of `type` before anything is typed, with the defaults of EVENT-31 and EVENT-32. */
export const emptyEvent = (type: EventType): EventDraft => ({ ...emptyEvents[type] });
