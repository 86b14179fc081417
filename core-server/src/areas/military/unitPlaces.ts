import type { UnitPlace } from '@salient/shared/areas/military/unitPlaces.ts';
import { whereUnitWas } from '@salient/shared/areas/military/whereUnitWas.ts';
import { type EntityManager, In } from 'typeorm';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { presentPublicPlace } from '../places/presentPublicPlace.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { loadHistories } from './militaryDraft.ts';
import { presentUnitNames } from './presentUnitNames.ts';

interface Days {
  readonly from_date: string;
  readonly to_date: string;
}

/**
 * Answers where a unit was in any days, from its history and those of all units above it, which are read once. What staff
 * wrote beside a track is not among it.
 */
export async function unitPlaces(db: EntityManager, unitId: string): Promise<(days: Days) => UnitPlace[]> {
  const above = await db.query<{ id: string }[]>(
    `WITH RECURSIVE above (id) AS (
       SELECT $1::uuid
       UNION
       SELECT h.entity_id FROM above JOIN military_entity_history h ON h.military_entity_id = above.id
       WHERE h.type IN ('structure', 'attached') AND h.entity_id IS NOT NULL
     )
     SELECT id FROM above`,
    [unitId],
  );
  const ids = above.map(({ id }) => id);
  const histories = await loadHistories(db, ids);
  const placeIds = [...histories.values()].flat().flatMap(({ place_id }) => place_id ?? []);
  const places = new Map((await db.findBy(PlaceEntity, { id: In(placeIds) })).map((place) => [place.id, place]));
  const units = new Map((await db.findBy(MilitaryEntityEntity, { id: In(ids) })).map((unit) => [unit.id, unit]));
  return (days) =>
    whereUnitWas(unitId, days, (id) => histories.get(id) ?? []).map(({ track, by, unitId: owner }) => {
      const unit = by === 'own' ? undefined : units.get(owner);
      const { from_date, to_date, track_type, topo, place_id } = track;
      return {
        ...{ from_date, to_date, track_type, topo, by },
        place: presentPublicPlace(places.get(place_id ?? '')),
        unit: unit ? presentUnitNames(unit) : null,
      };
    });
}
