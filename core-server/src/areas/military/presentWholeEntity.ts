import type { MilitaryHistory } from '@salient/shared/areas/military/militaryHistory.ts';
import type { WholeMilitaryEntity } from '@salient/shared/areas/military/wholeMilitaryEntity.ts';
import { type EntityManager, In } from 'typeorm';
import { locationOf } from '../../lib/db/locationOf.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { loadHistory } from './militaryDraft.ts';
import { presentMilitaryEntity } from './presentMilitaryEntity.ts';

/** What is filled in of the records that a history names. */
export interface HistoryExtensions {
  readonly entity?: boolean;
  readonly place?: boolean;
}

/** An entity with its history; null when it is not there. */
export async function presentWholeEntity(
  db: EntityManager,
  id: string,
  extend: HistoryExtensions = {},
): Promise<WholeMilitaryEntity | null> {
  const stored = await db.findOneBy(MilitaryEntityEntity, { id });
  if (!stored) return null;
  const history = await loadHistory(db, id);
  const entityIds = extend.entity ? history.flatMap(({ entity_id }) => entity_id ?? []) : [];
  const placeIds = extend.place ? history.flatMap(({ place_id }) => place_id ?? []) : [];
  const entities = await db.findBy(MilitaryEntityEntity, { id: In(entityIds) });
  const places = await db.findBy(PlaceEntity, { id: In(placeIds) });
  const entityOf = new Map(entities.map((entity) => [entity.id, presentMilitaryEntity(entity)]));
  const placeOf = new Map(places.map((place) => [place.id, presentPlaceOfHistory(place)]));
  return {
    ...presentMilitaryEntity(stored),
    history: history.map((event) => ({
      ...event,
      ...(extend.entity ? { entity: entityOf.get(event.entity_id ?? '') ?? null } : {}),
      ...(extend.place ? { place: placeOf.get(event.place_id ?? '') ?? null } : {}),
    })),
  };
}

const presentPlaceOfHistory = (place: PlaceEntity): NonNullable<MilitaryHistory['place']> => ({
  id: place.id,
  names: namesOfPlace(place),
  country_code: place.country_code,
  loc: locationOf(place.lat, place.lon),
});
