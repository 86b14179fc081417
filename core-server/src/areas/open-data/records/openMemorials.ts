import { positionOf } from '@salient/shared/areas/memorials/memorialPosition.ts';
import type { OpenMemorial } from '@salient/shared/areas/open-data/openRecord.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { edtfDate } from '@salient/shared/lib/dates/edtfDate.ts';
import { type EntityManager, In } from 'typeorm';
import { locationOf } from '../../../lib/db/locationOf.ts';
import { MemorialEntity } from '../../memorials/MemorialEntity.ts';
import { placesOf } from '../../memorials/presentMemorials.ts';
import { namesOfPlace } from '../../places/namesOfPlace.ts';

/** Some memorials as open data. */
export async function loadOpenMemorials(
  db: EntityManager,
  ids: readonly string[],
  publicUrl: string,
): Promise<OpenMemorial[]> {
  const memorials = await db.findBy(MemorialEntity, { id: In([...ids]) });
  const places = await placesOf(db, memorials);
  return memorials.map((memorial) => {
    const place = places.get(memorial.place_id ?? '');
    const { source, position } = positionOf({
      loc: locationOf(memorial.lat, memorial.lon),
      address_loc: locationOf(memorial.address_lat, memorial.address_lon),
      calc_place_loc: place ? locationOf(place.lat, place.lon) : null,
    });
    const isCemetery = memorial.type === 'cemetery';
    return {
      id: memorial.id,
      url: `${publicUrl}/memorial/${memorial.id}`,
      name: memorial.name,
      alternative_names: memorial.alternative_names,
      type: memorial.type,
      plate_type: memorial.type_plate_details ?? '',
      cemetery_type: isCemetery ? (memorial.cemetery_kind ?? '') : '',
      cemetery_exists: isCemetery ? memorial.cemetery_exists : null,
      cemetery_nationality: isCemetery ? (memorial.cemetery_nationality ?? '') : '',
      description: memorial.description,
      start: edtfDate(memorial.start_date),
      address: memorial.address,
      trench_coordinates: memorial.british_trench_coordinates,
      place_id: place?.id ?? null,
      place: place ? placeName(namesOfPlace(place), 'nl') : '',
      country_code: place?.country_code ?? null,
      latitude: position?.lat ?? null,
      longitude: position?.lon ?? null,
      position_of: source,
    };
  });
}
