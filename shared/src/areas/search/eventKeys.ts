import { normalizeText } from '../../lib/names/normalizeText.ts';
import type { EventDraft } from '../events/eventDraft.ts';
import { textColumns } from './eventInputs.ts';

/** Derived columns of an event that searches compare. */
export interface EventKeys {
  army_key: string;
  regt_key: string;
  unit_key: string;
  nr_key: string;
  /** Service number without blanks and punctuation, so that `12/3456` and `12 3456` are one. */
  number_key: string;
  /** `|column=value|…` in normalised form for every other text that an event filter may compare. */
  text_keys: string;
}

/** Texts with a key column of their own. */
export const keyColumns = {
  enlisted_army: 'army_key',
  enlisted_regt: 'regt_key',
  enlisted_unit: 'unit_key',
  enlisted_nr: 'nr_key',
  enlisted_number: 'number_key',
} as const satisfies Record<string, keyof EventKeys>;

/** The other columns that text filters of events compare. */
const eventTextColumns = textColumns.filter((column) => !(column in keyColumns));

/** Texts are compared by their first characters: an index row holds no more. */
const comparedLength = 100;

/** The form in which a text of an event is compared. */
export const eventTextKey = (text: string) =>
  text === '' ? '' : normalizeText(text).replaceAll('|', ' ').slice(0, comparedLength).trim();

/** The form in which service numbers are compared. */
export const numberKey = (number: string) =>
  number === ''
    ? ''
    : normalizeText(number)
        .replace(/[^\p{L}\p{N}]/gu, '')
        .slice(0, comparedLength);

type KeyedEvent = Pick<
  EventDraft,
  'enlisted_army' | 'enlisted_regt' | 'enlisted_unit' | 'enlisted_nr' | 'enlisted_number'
>;

export function eventKeys(event: KeyedEvent & Readonly<Record<string, unknown>>): EventKeys {
  let texts = '';
  for (const column of eventTextColumns) {
    const value = event[column];
    if (typeof value !== 'string' || value === '') continue;
    texts += `|${column}=${eventTextKey(value)}`;
  }
  return {
    army_key: eventTextKey(event.enlisted_army),
    regt_key: eventTextKey(event.enlisted_regt),
    unit_key: eventTextKey(event.enlisted_unit),
    nr_key: eventTextKey(event.enlisted_nr),
    number_key: numberKey(event.enlisted_number),
    text_keys: texts === '' ? '' : `${texts}|`,
  };
}
