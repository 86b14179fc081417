import { FieldErrorList } from '../../lib/contract/validation.ts';
import { nameList } from '../../lib/fields/readFields.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { cleanLine, isOneOf } from '../../lib/schemas/cleanText.ts';
import { type Place, type PlaceInput, type PlaceNames, placeLimits } from './place.ts';
import type { StoredContainment } from './placeContainment.ts';
import {
  type PlaceType,
  placeDefaults,
  placeLevels,
  placeTypes,
  type ResolutionStatus,
  resolutionStatuses,
} from './placeTypes.ts';

/** A place's own fields as they are stored. */
export interface PlaceDraft {
  type: PlaceType;
  country_code: string | null;
  country_guessed: boolean;
  languages: Place['languages'];
  further_languages: Readonly<Record<string, string>>;
  alternative_names: readonly string[];
  /** WGS84 decimal degrees; both null until the place is located. */
  lat: number | null;
  lon: number | null;
  resolution_status: ResolutionStatus;
  /** In which places it lies, and when; absent where a change leaves them as they are. */
  containments?: readonly StoredContainment[];
}

/** A new place before anything is typed (PLACE-29). */
export const emptyPlace: Readonly<PlaceDraft> = {
  ...placeDefaults,
  country_guessed: false,
  languages: {},
  further_languages: {},
  alternative_names: [],
  lat: null,
  lon: null,
};

export interface CheckedPlace {
  readonly draft: PlaceDraft;
  readonly errors: FieldErrorList;
}

/**
 * Checks what an editor gives for a place and answers it in stored form. That its country is one of ISO 3166, and that no
 * other place is called the same at the same spot, is checked where these are at hand.
 *
 * @param base the stored place for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty; errors stand under the keys of PLACE-36.
 */
export function checkPlace(input: PlaceInput, base?: Readonly<PlaceDraft>): CheckedPlace {
  const errors = new FieldErrorList();
  const stored = base ?? emptyPlace;
  const country_code = checkCountry(input, stored, errors);
  const draft: PlaceDraft = {
    type: checkType(input, stored, errors),
    country_code,
    country_guessed: country_code === stored.country_code && stored.country_guessed && input.country_guessed !== false,
    languages: checkLanguages(input, stored, errors),
    further_languages: checkFurtherLanguages(input, stored, errors),
    alternative_names: checkAlternatives(input, stored, errors),
    ...checkLocation(input, stored, errors),
    resolution_status: stored.resolution_status,
  };
  if (!languages.some((language) => draft.languages[language]?.name)) errors.add('name', 'DATA_REQUIRED');
  draft.resolution_status = checkStatus(input, draft, base, errors);
  return { draft, errors };
}

function checkType({ type }: PlaceInput, stored: Readonly<PlaceDraft>, errors: FieldErrorList): PlaceType {
  if (type === undefined) return stored.type;
  if (type && isOneOf(placeTypes, type)) return type;
  errors.add('type', type ? 'INVALID_OPTION' : 'REQUIRED');
  return stored.type;
}

function checkCountry({ country_code }: PlaceInput, stored: Readonly<PlaceDraft>, errors: FieldErrorList) {
  if (country_code === undefined) return stored.country_code;
  const code = (country_code ?? '').trim().toUpperCase();
  if (code === '') return null;
  if (!/^[A-Z]{2}$/.test(code)) errors.add('country_code', 'INVALID_OPTION');
  return code;
}

function checkLanguages({ languages: given }: PlaceInput, stored: Readonly<PlaceDraft>, errors: FieldErrorList) {
  if (given === undefined) return stored.languages;
  const checked: Partial<Record<Language, PlaceNames>> = {};
  for (const language of languages) {
    const base: Partial<PlaceNames> = given === null ? {} : (stored.languages[language] ?? {});
    const typed = given === null ? null : given[language];
    const names: Partial<PlaceNames> = {};
    for (const key of ['name', ...placeLevels] as const) {
      const text = typed === null ? '' : ((typed?.[key] === undefined ? base[key] : typed[key]) ?? '');
      const line = cleanLine(text).normalize('NFC');
      if (line.length > placeLimits.name) errors.add(`languages.${language}.${key}`, 'INVALID_LENGTH');
      if (line !== '') names[key] = line;
    }
    if (Object.keys(names).length > 0) checked[language] = { name: '', ...names };
  }
  return checked;
}

function checkFurtherLanguages(
  { further_languages }: PlaceInput,
  stored: Readonly<PlaceDraft>,
  errors: FieldErrorList,
): Readonly<Record<string, string>> {
  if (further_languages === undefined) return stored.further_languages;
  const names = Object.entries(further_languages ?? {}).flatMap(([code, name]): [string, string][] => {
    const line = cleanLine(name).normalize('NFC');
    return line === '' ? [] : [[code.trim().toLowerCase(), line]];
  });
  // One of the four has a field of its own.
  const isWrong = (code: string) => !/^[a-z]{2,3}$/.test(code) || isOneOf(languages, code);
  if (names.some(([code]) => isWrong(code))) errors.add('further_languages', 'INVALID_OPTION');
  if (names.some(([, name]) => name.length > placeLimits.name)) errors.add('further_languages', 'INVALID_LENGTH');
  const most = Math.max(placeLimits.furtherLanguages, Object.keys(stored.further_languages).length);
  if (names.length > most) errors.add('further_languages', 'TOO_MANY_VALUES');
  return Object.fromEntries(names.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function checkAlternatives(
  { alternative_names }: PlaceInput,
  stored: Readonly<PlaceDraft>,
  errors: FieldErrorList,
): readonly string[] {
  if (alternative_names === undefined) return stored.alternative_names;
  const names = [...new Set(nameList(alternative_names ?? []).map((name) => name.normalize('NFC')))];
  if (names.some((name) => name.length > placeLimits.name)) errors.add('alternative_names', 'INVALID_LENGTH');
  // A merge may have brought more: they stay until somebody thins them out, and become no more.
  const most = Math.max(placeLimits.alternatives, stored.alternative_names.length);
  if (names.length > most) errors.add('alternative_names', 'TOO_MANY_VALUES');
  return names;
}

function checkLocation({ loc }: PlaceInput, stored: Readonly<PlaceDraft>, errors: FieldErrorList) {
  if (loc === undefined) return { lat: stored.lat, lon: stored.lon };
  const { lat = null, lon = null } = loc ?? {};
  const isOnEarth = lat === null || lon === null || (Math.abs(lat) <= 90 && Math.abs(lon) <= 180);
  if ((lat === null) !== (lon === null) || !isOnEarth) errors.add('loc', 'POSITION_INVALID');
  return { lat, lon };
}

/** What a person looked up is found; what a person changed by hand is custom; all else stays (PLACE-30 to 32). */
function checkStatus(
  { resolution_status: given, looked_up }: PlaceInput,
  draft: Readonly<PlaceDraft>,
  base: Readonly<PlaceDraft> | undefined,
  errors: FieldErrorList,
): ResolutionStatus {
  if (looked_up) return 'found';
  const status = given === 'not_resolved' ? 'custom' : given;
  if (status && !isOneOf(resolutionStatuses, status)) {
    errors.add('resolution_status', 'INVALID_OPTION');
    return draft.resolution_status;
  }
  const wanted = status && isOneOf(resolutionStatuses, status) ? status : undefined;
  if (!base) return wanted ?? placeDefaults.resolution_status;
  if (wanted && wanted !== base.resolution_status) return wanted;
  return isMoved(draft, base) ? 'custom' : base.resolution_status;
}

/** Whether a change concerns what a look-up finds: where a place lies and what it is called. */
function isMoved(draft: Readonly<PlaceDraft>, base: Readonly<PlaceDraft>): boolean {
  const found = ({ type, country_code, languages: names, lat, lon }: Readonly<PlaceDraft>) => {
    const inOrder = languages.map((language) =>
      ['name' as const, ...placeLevels].map((key) => names[language]?.[key] ?? ''),
    );
    return JSON.stringify([type, country_code, inOrder, lat, lon]);
  };
  return found(draft) !== found(base);
}
