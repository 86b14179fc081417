import type { Language } from '../i18n/languages.ts';
import type { TextKey } from '../i18n/texts.ts';
import type { HistoryType } from './historyTypes.ts';

interface LabelledField {
  readonly label: TextKey;
  /** For a text that each language has: it stands behind the label. */
  readonly language?: Language;
}

/**
 * A field as history shows and restores it. `choices` is the group of texts that names the values; `columns` are the
 * stored day, month and year of a date, in that order. An `age` of 0 is unknown.
 */
export type HistoryField = LabelledField &
  (
    | {
        readonly kind:
          | 'text'
          | 'number'
          | 'age'
          | 'flag'
          | 'names'
          | 'place_names'
          /** A text for each language. */
          | 'words'
          | 'position'
          | 'language_texts'
          | 'language'
          | 'relations'
          | 'memberships'
          /** Parts of the record, each shown by its own `title`. */
          | 'titled'
          /** Where in which document elements stand. */
          | 'elements'
          /** Photos of a story, one or several, as they are cut, look and are described. */
          | 'photos';
      }
    /** One of fixed values, or a list of them. */
    | { readonly kind: 'choice' | 'choices'; readonly choices: string }
    | { readonly kind: 'record' | 'records'; readonly record: HistoryType }
    | { readonly kind: 'date'; readonly columns: readonly [day: string, month: string, year: string] }
    /** The 8 characters of a day with `?` for unknown digits, or a moment whose day in Brussels is shown. */
    | { readonly kind: 'encoded_date' | 'moment' }
  );

export type HistoryFields = Readonly<Record<string, HistoryField>>;

/** Declares which fields of a record its history shows, in the order it shows them. A field not named here stays inside. */
export function defineHistory<const Fields extends HistoryFields>(fields: Fields): Fields {
  return fields;
}

/** The stored columns behind a field: three for a date, otherwise the one of the same name. */
export function columnsOf(name: string, field: HistoryField): readonly string[] {
  return field.kind === 'date' ? field.columns : [name];
}
