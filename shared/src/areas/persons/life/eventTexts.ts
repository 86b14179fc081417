import type { TextKey, Translate } from '../../../lib/i18n/texts.ts';
import { kindField } from '../../events/ownFields.ts';
import type { PublicEvent } from '../publicPerson.ts';

/** Keys that stand in the table of event types; a test requires a text for each. */
export const inWords = (t: Translate, key: string) => (t as (key: TextKey) => string)(key as TextKey);

/** The event's own kind in words; null when it has none, or one that says nothing. */
export function eventSubLabel({ type, details }: PublicEvent, t: Translate): string | null {
  const [name, field] = kindField(type) ?? [];
  const kind = name && details[name];
  if (!kind || field?.unsaid.includes(kind)) return null;
  const key = `${field?.choices}.${kind}`;
  const text = inWords(t, key);
  return text === key ? kind : text;
}

/** Fields in which staff write words of a language; the others hold names. */
export const proseFields: ReadonlySet<string> = new Set([
  ...['school_direction', 'work_profession', 'injured_wound', 'injured_cause', 'death_reason', 'citation'],
]);
