import { checkKeyWalk } from '@salient/shared/areas/key-locations/checkKeyWalk.ts';
import type { KeyWalk, KeyWalkInput } from '@salient/shared/areas/key-locations/keyWalk.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { type Language, locales } from '@salient/shared/lib/i18n/languages.ts';

/** What is typed for a theme walk; themes under the names that the server gives their errors. */
export interface KeyWalkForm {
  readonly 'titles.nl': string;
  readonly 'titles.en': string;
  readonly 'titles.fr': string;
  readonly 'titles.de': string;
  /** In the order of the walk. */
  readonly keys: readonly string[];
  readonly length_km: string;
  readonly minutes: string;
  readonly for_children: boolean;
}

/** A stored walk as its form edits it. */
export interface EditedKeyWalk extends KeyWalkForm {
  readonly id: string;
  readonly version: number;
  readonly record: KeyWalk;
}

export const emptyWalkForm: KeyWalkForm = {
  'titles.nl': '',
  'titles.en': '',
  'titles.fr': '',
  'titles.de': '',
  keys: [],
  length_km: '',
  minutes: '',
  for_children: false,
};

/** @param language of the editor, who reads and types the decimal sign of it. */
export const editedKeyWalk = (record: KeyWalk, language: Language): EditedKeyWalk => ({
  id: record.id,
  version: record.version,
  record,
  'titles.nl': record.titles.nl,
  'titles.en': record.titles.en,
  'titles.fr': record.titles.fr,
  'titles.de': record.titles.de,
  keys: record.keys,
  length_km: new Intl.NumberFormat(locales[language]).format(record.length_km),
  minutes: String(record.minutes),
  for_children: record.for_children,
});

/** The form as calls carry it. */
export const walkInputOf = (form: KeyWalkForm): KeyWalkInput => ({
  titles: { nl: form['titles.nl'], en: form['titles.en'], fr: form['titles.fr'], de: form['titles.de'] },
  keys: [...form.keys],
  length_km: form.length_km,
  minutes: form.minutes,
  for_children: form.for_children,
});

/** The area's own rules; whether the keys are there is the server's to say. */
export const checkWalkForm = (form: KeyWalkForm, stored: EditedKeyWalk | undefined): FieldErrors =>
  checkKeyWalk(walkInputOf(form), stored?.record).errors.errors;
