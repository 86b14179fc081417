import { type CheckedPlace, checkPlace, type PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import type { PlaceInput, PlaceNames } from '@salient/shared/areas/places/place.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { likeOfKeys } from '../../lib/search/likeOfKeys.ts';
import { validateContainments } from './containments/validateContainments.ts';
import { isCountryCode } from './countries.ts';
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
  for (const language of languages) {
    const names = draft.languages[language];
    // What was called so before may stay: lists of others brought places that are there twice.
    if (!names?.name || (base && spotOf(base, base.languages[language]) === spotOf(draft, names))) continue;
    const others = (await placesNamed(db, draft, language, names)).filter(({ id }) => id !== stored?.id);
    if (others.length > 0) errors.add(`languages.${language}.name`, 'DATA_ALREADY_EXISTS');
  }
  return checked;
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
export async function placesNamed(
  db: EntityManager,
  draft: PlaceDraft,
  language: (typeof languages)[number],
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
