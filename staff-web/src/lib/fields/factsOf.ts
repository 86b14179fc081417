import { formatPartialDate, isUnknown } from '@salient/shared/lib/dates/partialDate.ts';
import { dateColumns, type Field, type Fields } from '@salient/shared/lib/fields/fields.ts';
import type { TextKey, Translate } from '@salient/shared/lib/i18n/texts.ts';
import { partialDateOf } from '../dates/dateTexts.ts';

/** A field of a record in words. */
export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** What a record says in the fields of a section, in the order of their table; what it does not say is left out. */
export function factsOf(fields: Fields, section: string, record: object, t: Translate): Fact[] {
  // The keys stand in tables, and a test requires a text for each.
  const text = t as (key: TextKey) => string;
  const row = record as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([name, field]): Fact[] => {
    if (field.section !== section) return [];
    const value = wordsOf(name, field, row, text);
    return value === '' ? [] : [{ name, label: text(field.label), value }];
  });
}

function wordsOf(
  name: string,
  field: Field,
  row: Readonly<Record<string, unknown>>,
  text: (key: TextKey) => string,
): string {
  const value = row[name];
  switch (field.kind) {
    case 'names':
      return ((value ?? []) as readonly string[]).join(', ');
    case 'choice':
      return value === undefined ? '' : text(`${field.choices}.${value}` as TextKey);
    case 'flag':
      return value === undefined ? '' : text(value ? 'history.yes' : 'history.no');
    case 'age':
      return value ? String(value) : '';
    case 'date': {
      const [day = '?', month = '?', year = '?'] = dateColumns(name).map((column) => row[column] as number | '?');
      const date = partialDateOf({ day, month, year });
      return isUnknown(date) ? '' : formatPartialDate(date);
    }
    default:
      return (value ?? '') as string;
  }
}
