import { FieldErrorList } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { emptyTexts, type LanguageTexts } from '../../lib/i18n/languageTexts.ts';
import { distanceBetween } from '../../lib/map/distance.ts';
import { cleanLine, cleanText } from '../../lib/schemas/cleanText.ts';
import type { Location } from '../../lib/schemas/commonSchemas.ts';
import { type KeyLocationInput, keyLocationLimits } from './keyLocation.ts';
import { type KeyLocationNames, nameLanguages } from './keyLocationName.ts';
import { ieper } from './keyPlaces.ts';

/** A key location's own fields as they are stored. */
export interface KeyLocationDraft {
  name: string;
  names: KeyLocationNames;
  number: number | null;
  year: number;
  position: Location;
  positionLocked: boolean;
  notes: LanguageTexts;
}

/** A new key location before anything is typed; name, year and position are to be given. */
export const emptyKeyLocation: Readonly<KeyLocationDraft> = {
  name: '',
  names: { en: '', fr: '', de: '' },
  number: null,
  year: 0,
  position: ieper,
  positionLocked: false,
  notes: emptyTexts,
};

export interface CheckedKeyLocation {
  readonly draft: KeyLocationDraft;
  readonly errors: FieldErrorList;
}

export interface KeyLocationRules {
  /** How far from the middle of Ieper a key may lie. */
  readonly radiusKm: number;
}

/**
 * Checks what an editor gives for a key location and answers it in stored form. Whether its number is free is checked
 * where the database is at hand.
 *
 * @param base the stored key location for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkKeyLocation(
  input: KeyLocationInput,
  rules: KeyLocationRules,
  base?: Readonly<KeyLocationDraft>,
): CheckedKeyLocation {
  const errors = new FieldErrorList();
  const stored = base ?? emptyKeyLocation;
  const name = input.name === undefined ? stored.name : cleanLine(input.name ?? '').normalize('NFC');
  if (name === '') errors.add('name', 'DATA_REQUIRED');
  if (name.length > keyLocationLimits.name) errors.add('name', 'INVALID_LENGTH');
  const draft: KeyLocationDraft = {
    name,
    names: checkNames(input, stored, errors),
    number: checkNumber(input, stored, errors),
    year: checkYear(input, base, errors),
    position: checkPosition(input, rules, base, errors),
    positionLocked: input.positionLocked === undefined ? stored.positionLocked : (input.positionLocked ?? false),
    notes: checkNotes(input, stored, errors),
  };
  if (base?.positionLocked && draft.positionLocked && !isSamePlace(base.position, draft.position)) {
    errors.add('position', 'POSITION_LOCKED');
  }
  return { draft, errors };
}

const typed = (value: KeyLocationInput['year']) => String(value ?? '').trim();

function checkNumber({ number }: KeyLocationInput, stored: Readonly<KeyLocationDraft>, errors: FieldErrorList) {
  if (number === undefined) return stored.number;
  const text = typed(number);
  if (text === '') return null;
  if (/^\d+$/.test(text) && Number(text) <= keyLocationLimits.number) return Number(text);
  errors.add('number', /^\d+$/.test(text) ? 'INVALID_LENGTH' : 'INVALID_FORMAT');
  return stored.number;
}

function checkYear({ year }: KeyLocationInput, base: Readonly<KeyLocationDraft> | undefined, errors: FieldErrorList) {
  if (year === undefined && base) return base.year;
  const text = typed(year);
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (text === '') errors.add('year', 'DATA_REQUIRED');
  else if (Number.isNaN(value)) errors.add('year', 'INVALID_YEAR');
  else if (value < keyLocationLimits.yearFrom || value > keyLocationLimits.yearTo) {
    errors.add('year', 'INVALID_YEAR_2000');
  }
  return value;
}

function checkPosition(
  { position }: KeyLocationInput,
  { radiusKm }: KeyLocationRules,
  base: Readonly<KeyLocationDraft> | undefined,
  errors: FieldErrorList,
): Location {
  // What lies where it lay stays valid when the museum draws the circle smaller.
  if (position === undefined && base) return base.position;
  const { lat = null, lon = null } = position ?? {};
  if (lat === null || lon === null) {
    errors.add('position', 'POSITION_NOT_SET');
    return ieper;
  }
  if (base && isSamePlace(base.position, { lat, lon })) return base.position;
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  if (!isOnEarth || distanceBetween(ieper, { lat, lon }) > radiusKm * 1000) errors.add('position', 'POSITION_INVALID');
  return { lat, lon };
}

const isSamePlace = (a: Readonly<Location>, b: Readonly<Location>) => a.lat === b.lat && a.lon === b.lon;

function checkNames({ names }: KeyLocationInput, stored: Readonly<KeyLocationDraft>, errors: FieldErrorList) {
  const checked = { ...stored.names };
  for (const language of nameLanguages) {
    const given = names === null ? null : names?.[language];
    if (given !== undefined) checked[language] = cleanLine(given ?? '').normalize('NFC');
    if (checked[language].length > keyLocationLimits.name) errors.add(`names.${language}`, 'INVALID_LENGTH');
  }
  return checked;
}

function checkNotes({ notes }: KeyLocationInput, stored: Readonly<KeyLocationDraft>, errors: FieldErrorList) {
  if (notes === undefined) return stored.notes;
  const texts = { ...stored.notes };
  for (const language of languages) {
    const given = notes === null ? null : notes[language];
    if (given === undefined) continue;
    texts[language] = cleanText(given ?? '').normalize('NFC');
    if (texts[language].length > keyLocationLimits.note) errors.add(`notes.${language}`, 'INVALID_LENGTH');
  }
  return texts;
}
