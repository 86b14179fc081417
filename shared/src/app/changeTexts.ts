import { decodeDate, formatPartialDate, isUnknown } from '../lib/dates/partialDate.ts';
import type { ChangeKind, ChangeSource, HistoryType } from '../lib/history/historyTypes.ts';
import type { ShownElements, ShownLink, ShownRecord } from '../lib/history/shownValue.ts';
import { languageNames } from '../lib/i18n/languages.ts';
import type { TextKey, Translate } from '../lib/i18n/texts.ts';
import { historyField } from './historyFields.ts';

/** Keys that are put together from a group and a value; a test requires a text for each. */
const text = (t: Translate, key: string, slots?: object) =>
  (t as (key: TextKey, slots?: object) => string)(key as TextKey, slots);

/** What was done, as a heading: "Created", "Changed" … */
export const kindText = (t: Translate, kind: ChangeKind) => text(t, `history.kinds.${kind}`);

/** Where a change came from: "Staff", "Import" … */
export const sourceText = (t: Translate, source: ChangeSource) => text(t, `history.sources.${source}`);

/** The word for a kind of record: "Person", "Event" … */
export const typeText = (t: Translate, type: HistoryType) => text(t, `history.types.${type}`);

/** The label of a field, or its key when it is none that history shows. */
export function fieldText(t: Translate, type: HistoryType, name: string): string {
  const field = historyField(type, name);
  if (!field) return name;
  const label = text(t, field.label);
  return field.language ? `${label} · ${field.language.toUpperCase()}` : label;
}

/** The words for a value of `kind: 'choice'`. */
export function choiceText(t: Translate, type: HistoryType, name: string, choice: string): string {
  const field = historyField(type, name);
  if (field?.kind === 'language') return (languageNames as Readonly<Record<string, string>>)[choice] ?? choice;
  return field?.kind === 'choice' || field?.kind === 'choices' ? text(t, `${field.choices}.${choice}`) : choice;
}

export const flagText = (t: Translate, flag: boolean) => t(flag ? 'history.yes' : 'history.no');

/** A record in a word or two: its name, the kind and day of an event, or that it has no name. */
export function recordText(t: Translate, record: ShownRecord): string {
  return record.name ?? (eventText(t, record) || t('history.unnamed'));
}

/** Which record of its kind: "Event Birth 17/5/1892", "Relation" for one that has no name. */
export const typeAndRecordText = (t: Translate, record: ShownRecord): string =>
  [typeText(t, record.type), record.name ?? eventText(t, record)].filter(Boolean).join(' ');

/** The kind of an event and its day, as far as it is known; blank for other records. */
function eventText(t: Translate, { event_type, event_date = '' }: ShownRecord): string {
  if (!event_type) return '';
  const day = decodeDate(event_date);
  const isKnown = day !== null && !isUnknown(day);
  return [text(t, `events.types.${event_type}`), isKnown ? formatPartialDate(day) : ''].filter(Boolean).join(' ');
}

/** What a linked person is to the record: "Brother", "Sister" …; empty for a link that is no relation. */
export function relationText(t: Translate, { relation, gender }: Pick<ShownLink, 'relation' | 'gender'>): string {
  const context = gender === 'male' || gender === 'female' ? gender : 'undefined';
  return relation ? text(t, `relations.${relation}`, { context }) : '';
}

/** Where elements of a document stand, and which they are: "position 2–4 (scan 2.jpg, scan 3.jpg, scan 4.jpg)". */
export function elementsText(t: Translate, { document, numbers, names, count }: ShownElements): string {
  const name = document && recordText(t, document);
  const where =
    numbers === ''
      ? t('history.elements.alone')
      : name === null
        ? t('history.elements.here', { numbers })
        : t('history.elements.there', { document: name, numbers });
  if (names.length === 0) return where;
  const listed = names.join(', ');
  const more = count - names.length;
  return t('history.elements.named', {
    where,
    names: more > 0 ? t('history.elements.more', { names: listed, count: more }) : listed,
  });
}
