import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import type { OpenUnit } from '@salient/shared/areas/open-data/openRecord.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { edtfDate } from '@salient/shared/lib/dates/edtfDate.ts';
import { type EntityManager, In } from 'typeorm';
import { MilitaryEntityEntity } from '../../military/MilitaryEntityEntity.ts';
import { loadHistories } from '../../military/militaryDraft.ts';
import { presentUnitNames } from '../../military/presentUnitNames.ts';
import { namesOfPlace } from '../../places/namesOfPlace.ts';
import { PlaceEntity } from '../../places/PlaceEntity.ts';

/** Some military entities as open data: of their history the days, units and places, and not what staff write beside. */
export async function loadOpenUnits(db: EntityManager, ids: readonly string[], publicUrl: string): Promise<OpenUnit[]> {
  const units = await db.findBy(MilitaryEntityEntity, { id: In([...ids]) });
  const histories = await loadHistories(
    db,
    units.map(({ id }) => id),
  );
  const placeIds = [...histories.values()].flat().flatMap(({ place_id }) => place_id ?? []);
  const places = placeIds.length === 0 ? [] : await db.findBy(PlaceEntity, { id: In(placeIds) });
  const placeNames = new Map(places.map((place) => [place.id, placeName(namesOfPlace(place), 'nl')]));
  return units.map((stored) => {
    const { unit_nr, ...unit } = presentUnitNames(stored);
    return {
      ...unit,
      url: `${publicUrl}/unit/${unit.id}`,
      name: militaryName({ ...unit, unit_nr }),
      unit_number: unit_nr,
      history: (histories.get(unit.id) ?? []).map((event) => ({
        type: event.type,
        start: edtfDate(event.from_date),
        end: edtfDate(event.to_date),
        unit_id: event.entity_id,
        army: event.army,
        stay: event.track_type ?? '',
        place_id: event.place_id,
        place: placeNames.get(event.place_id ?? '') ?? '',
        location: event.topo,
      })),
    };
  });
}
