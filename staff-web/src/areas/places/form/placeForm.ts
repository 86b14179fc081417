import { checkPlace, emptyPlace } from '@salient/shared/areas/places/checkPlace.ts';
import type { Place, PlaceInput } from '@salient/shared/areas/places/place.ts';
import { checkContainments, type StoredContainment } from '@salient/shared/areas/places/placeContainment.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { readPosition, type TypedPosition } from '../../../lib/map/coordinates.ts';
import { type NameKey, nameKeys } from '../nameKeys.ts';
import { containmentInput, type TypedContainment, typedContainment } from './containmentForm.ts';

export type NameField = `languages.${Language}.${NameKey}`;

export const nameField = (language: Language, key: NameKey): NameField => `languages.${language}.${key}`;
export const nameFields: readonly NameField[] = languages.flatMap((language) =>
  nameKeys.map((key) => nameField(language, key)),
);

/** What is typed for a place; names under the names that the server gives their errors. */
export interface PlaceForm extends Readonly<Record<NameField, string>> {
  readonly type: PlaceType;
  /** ISO 3166 code; blank where nobody knows the country. */
  readonly country_code: string;
  readonly country_guessed: boolean;
  /** Separated by commas. */
  readonly alternative_names: string;
  /** One to a line: `sl: Ljubljana`. */
  readonly further_languages: string;
  readonly loc: TypedPosition;
  readonly containments: readonly TypedContainment[];
  /** What stands here was taken from a look-up and not touched since (PLACE-30, PLACE-31). */
  readonly looked_up: boolean;
}

/** A stored place as its form edits it. */
export interface EditedPlace extends PlaceForm {
  readonly id: string;
  readonly version: number;
  readonly record: Place;
}

type PlaceFields = Pick<
  Place,
  'type' | 'country_guessed' | 'languages' | 'alternative_names' | 'further_languages' | 'loc'
> & { readonly country_code: string | null; readonly containments?: readonly StoredContainment[] };

const typedPlace = (place: PlaceFields): PlaceForm => ({
  ...(Object.fromEntries(
    languages.flatMap((language) =>
      nameKeys.map((key) => [nameField(language, key), place.languages[language]?.[key] ?? '']),
    ),
  ) as Record<NameField, string>),
  type: place.type,
  country_code: place.country_code ?? '',
  country_guessed: place.country_guessed,
  alternative_names: place.alternative_names.join(', '),
  further_languages: Object.entries(place.further_languages)
    .map(([code, name]) => `${code}: ${name}`)
    .join('\n'),
  loc: place.loc ? { lat: String(place.loc.lat), lon: String(place.loc.lon) } : { lat: '', lon: '' },
  containments: (place.containments ?? []).map(typedContainment),
  looked_up: false,
});

export const emptyForm: PlaceForm = typedPlace({
  ...emptyPlace,
  alternative_names: [],
  further_languages: {},
  loc: null,
});

export const editedPlace = (record: Place): EditedPlace => ({
  id: record.id,
  version: record.version,
  record,
  ...typedPlace(record),
});

/** The same place with the values that somebody else saved meanwhile: coordinates come one by one from the trail. */
export function withSaved({ record }: EditedPlace, current: Readonly<Record<string, unknown>>): EditedPlace {
  const { lat = record.loc?.lat ?? null, lon = record.loc?.lon ?? null, ...fields } = current;
  const loc = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
  return editedPlace({ ...record, ...fields, loc });
}

const readNames = (text: string) => text.split(',').map((name) => name.trim());

/** `sl: Ljubljana` on each line; what is no such line stays with a key that is refused. */
const readFurther = (text: string) =>
  Object.fromEntries(
    text.split('\n').flatMap((line): [string, string][] => {
      if (line.trim() === '') return [];
      const at = line.indexOf(':');
      return at === -1 ? [['', line]] : [[line.slice(0, at), line.slice(at + 1)]];
    }),
  );

const isBlank = ({ lat, lon }: TypedPosition) => lat.trim() === '' && lon.trim() === '';

/** All that can be typed for a place; whether it was found follows from what was looked up. */
type TypedInput = Pick<PlaceInput, 'looked_up'> &
  Required<Omit<PlaceInput, 'id' | 'version' | 'looked_up' | 'resolution_status'>>;

/** The form as calls carry it. */
export function inputOf(form: PlaceForm): TypedInput {
  return {
    type: form.type,
    country_code: form.country_code || null,
    country_guessed: form.country_guessed,
    languages: Object.fromEntries(
      languages.map((language) => [
        language,
        Object.fromEntries(nameKeys.map((key) => [key, form[nameField(language, key)]])),
      ]),
    ),
    alternative_names: readNames(form.alternative_names),
    further_languages: readFurther(form.further_languages),
    containments: form.containments.map(containmentInput),
    // Half a position is none, and is refused.
    loc: isBlank(form.loc) ? null : (readPosition(form.loc) ?? { lat: 0, lon: null }),
    ...(form.looked_up ? { looked_up: true } : {}),
  };
}

/** The area's own rules; whether another place bears the name is the server's to say. */
export function checkForm(form: PlaceForm): FieldErrors {
  const input = inputOf(form);
  return { ...checkPlace(input).errors.errors, ...checkContainments(input.containments ?? []).errors.errors };
}

/** A place needs a name in one language, whichever: the field of the reader's own asks for it. */
export const fieldOfError = (key: string, language: Language): string =>
  key === 'name' ? nameField(language, 'name') : key;
