import { languages } from '../../lib/i18n/languages.ts';
import { normalizeText } from '../../lib/names/normalizeText.ts';
import type { MilitaryEntity } from '../military/militaryEntity.ts';
import { militaryEntityKey } from '../military/militaryEntityKey.ts';
import { namingFields } from '../military/militaryEntityTypes.ts';
import type { Place } from '../places/place.ts';
import { placeName } from '../places/placeTypes.ts';
import { barred } from './personKeys.ts';

/** Derived columns of a place or a memorial: what searches compare and lists are sorted by. */
export interface NameKeys {
  /** All names as `|key|key|`. */
  name_keys: string;
  sort_name: string;
}

/** Keys of a place, which is sorted by its Dutch name or the first there is. */
export function placeKeys(
  place: Pick<Place, 'languages'> & {
    readonly alternative_names: readonly string[];
    readonly further_languages?: Readonly<Record<string, string>>;
  },
): NameKeys {
  const names = Object.fromEntries(languages.map((language) => [language, place.languages[language]?.name ?? '']));
  return {
    name_keys: barred([
      ...Object.values(names),
      ...Object.values(place.further_languages ?? {}),
      ...place.alternative_names,
    ]),
    sort_name: normalizeText(placeName(names, 'nl')),
  };
}

export function memorialKeys(memorial: {
  readonly name: string;
  readonly alternative_names: readonly string[];
}): NameKeys {
  return {
    name_keys: barred([memorial.name, ...memorial.alternative_names]),
    sort_name: normalizeText(memorial.name),
  };
}

/** Keys of a military entity: the unique name of its type and army, and the naming fields alone to sort and search by. */
export function militaryEntityKeys(
  entity: Pick<MilitaryEntity, 'type' | 'army' | 'division' | 'brigade' | 'regiment' | 'corps' | 'unit' | 'unit_nr'>,
): { name_key: string; sort_name: string } {
  return {
    name_key: militaryEntityKey(entity.type, entity),
    sort_name: normalizeText(namingFields[entity.type].map((field) => entity[field]).join(' ')),
  };
}
