import { publicEventFields } from '@salient/shared/areas/events/eventTypes.ts';
import { eventField, kindField } from '@salient/shared/areas/events/ownFields.ts';
import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import type { TextKey, Texts, Translate } from '@salient/shared/lib/i18n/texts.ts';

import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** Keys that stand in the table of event types; a test requires a text for each. */
const inWords = (t: Translate, key: string) => (t as (key: TextKey) => string)(key as TextKey);

/** The event's own kind in words; null when it has none, or one that says nothing. */
export function eventSubLabel({ type, details }: PublicEvent, t: Translate): string | null {
  const [name, field] = kindField(type) ?? [];
  const kind = name && details[name];
  if (!kind || field?.unsaid.includes(kind)) return null;
  const key = `${field?.choices}.${kind}`;
  const text = inWords(t, key);
  return text === key ? kind : text;
}

/** What the written name of a unit says already. */
const unitFields: Readonly<Record<string, 'regiment' | 'unit' | 'unit_nr'>> = {
  enlisted_regt: 'regiment',
  enlisted_unit: 'unit',
  enlisted_nr: 'unit_nr',
};

/**
 * The filled text fields of an event with their labels, in the documents' order; an army by its full name too, and
 * without what the name of the event's unit says in the same words.
 */
export function eventFields(
  { type, details, unit }: PublicEvent,
  { t, language }: Pick<Texts, 't' | 'language'>,
): readonly (readonly [string, string])[] {
  return publicEventFields[type].flatMap((name) => {
    const [value, field] = [details[name], eventField(name)];
    if (!value || !field || field.kind === 'choice') return [];
    const said = unitFields[name];
    if (unit && said && normalizeText(unit[said]) === normalizeText(value)) return [];
    const army = name === 'enlisted_army' ? armyName(value, language) : value;
    return [[inWords(t, field.label), army === value ? value : `${army} (${value})`] as const];
  });
}
