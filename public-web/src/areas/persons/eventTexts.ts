import { eventTypeFields } from '@salient/shared/areas/events/eventTypes.ts';
import type { events } from '@salient/shared/areas/events/texts/events.nl.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** Which choice of an event says more about its type: the reason of a stay, the kind of a grave. */
const subLabelFields = {
  where_reason: 'whereReasons',
  enlisted_reason: 'enlistedReasons',
  jailed_type: 'jailedTypes',
  memorial_kind: 'memorialKinds',
} as const;
type SubLabelField = keyof typeof subLabelFields;

/** The event's own kind in words; null when it has none, or one that says nothing. */
export function eventSubLabel({ details }: PublicEvent, t: Translate): string | null {
  for (const [field, group] of Object.entries(subLabelFields) as [SubLabelField, string][]) {
    const value = details[field];
    if (!value || value === 'none' || value === 'unknown') continue;
    const key = `events.${group}.${value}` as 'events.whereReasons.moved';
    const text = t(key);
    return text === key ? value : text;
  }
  return null;
}

type TextField = keyof typeof events.fields;

/** The filled text fields of an event with their labels, in the documents' order. */
export function eventFields({ type, details }: PublicEvent, t: Translate): readonly (readonly [string, string])[] {
  return eventTypeFields[type].flatMap((field) => {
    const value = details[field];
    if (!value || field in subLabelFields) return [];
    const key = `events.fields.${field as TextField}` as const;
    const label = t(key);
    return label === key ? [] : [[label, value] as const];
  });
}
