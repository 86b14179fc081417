import { checkAddressQuestion } from '@salient/shared/areas/memorials/addressLookup.ts';
import { lookUpMemorialAddress } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { lookupLimit } from '@salient/shared/areas/places/placeLookup.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { cleanLine } from '@salient/shared/lib/schemas/cleanText.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { lookUpAddress } from '../places/lookup/lookUpPlaces.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';

export const handleLookUpMemorialAddress = implement(lookUpMemorialAddress, async ({ params, db, services, fail }) => {
  const { address, place_id, within, language } = params;
  const errors = checkAddressQuestion(params);
  const place = place_id === null ? null : await db.findOneBy(PlaceEntity, { id: place_id });
  if (errors.isEmpty && !place) errors.add('place_id', 'DOES_NOT_EXIST');
  if (!place || !errors.isEmpty) throw fail.invalidData(errors.errors);
  const found = await lookUpAddress(services, {
    name: cleanLine(address),
    country: within === 'everywhere' ? '' : (place.country_code ?? ''),
    locality: within === 'locality' ? localityOf(place, language) : '',
    language,
  });
  const matches = found?.slice(0, lookupLimit) ?? [];
  return { outcome: outcomeOf(found), matches, too_many: (found?.length ?? 0) > lookupLimit };
});

function outcomeOf(found: readonly unknown[] | null): 'found' | 'not_found' | 'no_service' {
  if (found === null) return 'no_service';
  return found.length === 0 ? 'not_found' : 'found';
}

/** The town of a place, by which a service narrows an address; blank for a place that is in none, such as a province. */
function localityOf(place: PlaceEntity, language: Language): string {
  const named = placeName(namesOfPlace(place), language);
  switch (place.type) {
    case 'locality':
    // A list says of few of its places what they are; most are towns.
    case 'unknown':
      return named;
    case 'sublocality':
    case 'neighborhood':
    case 'topo':
      return (place.languages[language] ?? place.languages.nl)?.locality || (place.type === 'sublocality' ? named : '');
    default:
      return '';
  }
}
