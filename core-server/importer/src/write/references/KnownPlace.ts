import type { Place } from '@salient/shared/areas/places/place.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import { placeKeys } from '@salient/shared/areas/search/nameKeys.ts';
import { unbarred } from '@salient/shared/areas/search/personKeys.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { Names, PlaceDraft } from '../../records/records.ts';
import { fieldOf, type Level, languagesOf, levels } from './languagesOf.ts';

/** A place as far as finding it needs. */
export interface KnownPlace {
  readonly id: string;
  readonly type: PlaceType;
  country_code: string | null;
  /** What a mapping takes for likely: it gives way to what a row states. */
  country_guessed: boolean;
  /** Whether an import made it and nobody worked on it since: only then what a row states goes into it. */
  readonly isOwn: boolean;
  /** All names, normalised. */
  readonly keys: readonly string[];
  /** The name in each language, normalised. */
  readonly names: Names;
  /** Normalised names of the areas that it lies in, in any language. */
  readonly areas: Readonly<Record<Level, ReadonlySet<string>>>;
  /** Made from a list and seen by nobody yet: all that is known of it is what that list said. */
  readonly isUnresolved: boolean;
}

export interface PlaceRow {
  readonly id: string;
  readonly type: PlaceType;
  country_code: string | null;
  country_guessed: boolean;
  readonly languages: Place['languages'];
  readonly alternative_names: string[];
  readonly lat: number | null;
  readonly lon: number | null;
  readonly resolution_status: 'unresolved' | 'found';
  readonly name_keys: string;
  readonly sort_name: string;
}

export type StoredPlace = Pick<
  PlaceRow,
  'id' | 'type' | 'country_code' | 'country_guessed' | 'languages' | 'name_keys'
> & {
  readonly resolution_status: string;
  readonly is_own: boolean;
};

/** What is remembered of a place of the table. */
export function knownPlace(row: StoredPlace): KnownPlace {
  const areas = Object.fromEntries(
    levels.map((level) => {
      const texts = Object.values(row.languages).map((names) => names?.[fieldOf[level]] ?? '');
      return [level, new Set(texts.map(normalizeText).filter((key) => key !== ''))];
    }),
  ) as unknown as KnownPlace['areas'];
  return {
    id: row.id,
    type: row.type,
    country_code: row.country_code,
    country_guessed: row.country_guessed,
    isOwn: row.is_own,
    keys: unbarred(row.name_keys),
    names: normalizeNames(row.languages),
    areas,
    isUnresolved: row.resolution_status === 'unresolved',
  };
}

const normalizeNames = (languages: Place['languages']): Names =>
  Object.fromEntries(Object.entries(languages).map(([language, own]) => [language, normalizeText(own?.name ?? '')]));

/** A place as the table holds it. */
export function placeRow(id: string, draft: PlaceDraft, status: 'unresolved' | 'found'): PlaceRow {
  const place = {
    languages: languagesOf(draft),
    alternative_names: draft.alternative_names.filter((name) => !Object.values(draft.names).includes(name)),
  };
  return {
    id,
    type: draft.type,
    country_code: draft.country_code,
    country_guessed: draft.country_guessed,
    ...place,
    lat: draft.lat,
    lon: draft.lon,
    resolution_status: status,
    ...placeKeys(place),
  };
}
