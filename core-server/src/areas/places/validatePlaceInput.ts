import { type CheckedPlace, checkPlace, type PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import type { PlaceInput, PlaceNames } from '@salient/shared/areas/places/place.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { isCountryCode } from '../../lib/countries/countries.ts';
import { likeOfKeys } from '../../lib/search/likeOfKeys.ts';
import { validateContainments } from './containments/validateContainments.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeDraftOf } from './placeDraft.ts';

/** Everything that can be wrong with a place to be created (no `stored`) or updated: rules, its country, a name taken. */
export async function validatePlaceInput(
  db: EntityManager,
  input: PlaceInput,
  stored?: PlaceEntity,
): Promise<CheckedPlace> {
  const base = stored && placeDraftOf(stored);
  const checked = checkPlace(input, base);
  const { draft, errors } = checked;
  if (draft.country_code !== null && errors.isEmpty && !isCountryCode(draft.country_code)) {
    errors.add('country_code', 'INVALID_OPTION');
  }
  if (input.containments !== undefined) {
    const { containments, errors: own } = await validateContainments(db, input.containments ?? [], stored?.id);
    draft.containments = containments;
    errors.merge(own.errors);
  }
  if (!errors.isEmpty) return checked;
  errors.merge((await namesTaken(db, draft, stored ? [stored] : [])).errors);
  return checked;
}

/** A place as far as its names are compared. */
export type NamedPlace = Pick<PlaceEntity, 'id' | 'type' | 'country_code' | 'languages'>;

/**
 * The names of a draft that other places bear at its spot.
 *
 * @param own what the draft is made of. What one of those was called before may stay: lists of others brought places that
 * are there twice.
 */
export async function namesTaken(
  db: EntityManager,
  draft: PlaceDraft,
  own: readonly NamedPlace[],
): Promise<FieldErrorList> {
  const errors = new FieldErrorList();
  for (const language of languages) {
    if ((await othersNamed(db, draft, language, own)).length > 0) {
      errors.add(`languages.${language}.name`, 'DATA_ALREADY_EXISTS');
    }
  }
  return errors;
}

/** Other places that bear the name of a draft in a language at its spot; none where one of `own` bears it already. */
export async function othersNamed(
  db: EntityManager,
  draft: PlaceDraft,
  language: Language,
  own: readonly NamedPlace[],
): Promise<PlaceEntity[]> {
  const names = draft.languages[language];
  const isBorne = (place: NamedPlace) => spotOf(place, place.languages[language]) === spotOf(draft, names);
  if (!names?.name || own.some(isBorne)) return [];
  return (await placesNamed(db, draft, language, names)).filter(({ id }) => !own.some((place) => place.id === id));
}

/** What makes a place unique (PLACE-34): its name in a language with type, country and the two levels of areas that it lies in. */
export const spotOf = (
  { type, country_code }: Pick<PlaceDraft, 'type' | 'country_code'>,
  names: PlaceNames | undefined,
) =>
  JSON.stringify([
    type,
    country_code,
    ...(['name', 'administrative_area_level_2', 'administrative_area_level_1'] as const).map((key) =>
      normalizeText(names?.[key] ?? ''),
    ),
  ]);

/** Those that bear a name in a language at the spot where `draft` lies. */
async function placesNamed(
  db: EntityManager,
  draft: PlaceDraft,
  language: Language,
  names: PlaceNames,
): Promise<PlaceEntity[]> {
  const found = await db
    .createQueryBuilder(PlaceEntity, 'p')
    .where('p.name_keys LIKE :key', { key: likeOfKeys('complete', normalizeText(names.name)) })
    .andWhere('p.type = :type AND p.country_code IS NOT DISTINCT FROM :country', {
      type: draft.type,
      country: draft.country_code,
    })
    .getMany();
  const spot = spotOf(draft, names);
  return found.filter((place) => spotOf(place, place.languages[language]) === spot);
}
