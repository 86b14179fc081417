import { FieldErrorList } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { emptyTexts } from '../../lib/i18n/languageTexts.ts';
import { cleanLine } from '../../lib/schemas/cleanText.ts';
import { type KeyWalk, type KeyWalkInput, keyWalkLimits } from './keyWalk.ts';

/** A walk's own fields as they are stored. */
export type KeyWalkDraft = Omit<KeyWalk, 'id' | 'version'>;

/** A new walk before anything is typed. */
export const emptyKeyWalk: Readonly<KeyWalkDraft> = {
  titles: emptyTexts,
  keys: [],
  length_km: 0,
  minutes: 0,
  for_children: false,
};

/**
 * Checks what an editor gives for a walk and answers it in stored form. Whether its keys exist is checked where the
 * database is at hand.
 *
 * @param base the stored walk for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkKeyWalk(
  input: KeyWalkInput,
  base: Readonly<KeyWalkDraft> = emptyKeyWalk,
): { readonly draft: KeyWalkDraft; readonly errors: FieldErrorList } {
  const errors = new FieldErrorList();
  const draft: KeyWalkDraft = {
    titles: checkTitles(input, base, errors),
    keys: input.keys === undefined ? base.keys : (input.keys ?? []),
    length_km: checkNumber('length_km', /^\d{1,3}(?:[.,]\d)?$/, keyWalkLimits.lengthKm, input, base, errors),
    minutes: checkNumber('minutes', /^\d{1,4}$/, keyWalkLimits.minutes, input, base, errors),
    for_children: input.for_children === undefined ? base.for_children : (input.for_children ?? false),
  };
  if (draft.keys.length < keyWalkLimits.fewestKeys) errors.add('keys', 'DATA_REQUIRED');
  if (draft.keys.length > keyWalkLimits.mostKeys) errors.add('keys', 'TOO_MANY_VALUES');
  if (new Set(draft.keys).size < draft.keys.length) errors.add('keys', 'CONNECTION_ALREADY_EXISTS');
  return { draft, errors };
}

function checkTitles({ titles }: KeyWalkInput, base: Readonly<KeyWalkDraft>, errors: FieldErrorList) {
  const checked = { ...base.titles };
  for (const language of languages) {
    const given = titles === null ? null : titles?.[language];
    if (given !== undefined) checked[language] = cleanLine(given ?? '').normalize('NFC');
    if (checked[language].length > keyWalkLimits.title) errors.add(`titles.${language}`, 'INVALID_LENGTH');
  }
  if (checked.nl === '') errors.add('titles.nl', 'DATA_REQUIRED');
  return checked;
}

/** More than nothing, and at most `most`. */
function checkNumber(
  field: 'length_km' | 'minutes',
  shape: RegExp,
  most: number,
  input: KeyWalkInput,
  base: Readonly<KeyWalkDraft>,
  errors: FieldErrorList,
): number {
  const given = input[field];
  const text = String((given === undefined ? base[field] || null : given) ?? '').trim();
  if (text === '') errors.add(field, 'DATA_REQUIRED');
  else if (!shape.test(text)) errors.add(field, 'INVALID_FORMAT');
  const value = Number(text.replace(',', '.'));
  if (shape.test(text) && (value <= 0 || value > most)) errors.add(field, 'INVALID_DATA');
  return value;
}
