import { getPublicUnit } from '@salient/shared/areas/military/militaryMethods.ts';
import { type PublicUnit, unitPartsLimit } from '@salient/shared/areas/military/publicUnit.ts';
import { type EntityManager, In } from 'typeorm';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { presentPublicPlace } from '../places/presentPublicPlace.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { loadHistory } from './militaryDraft.ts';
import { partsOfUnit } from './partsOfUnit.ts';
import { presentUnitNames } from './presentUnitNames.ts';

/** The words that staff write beside an event of a history are theirs: visitors read its days, units and places. */
export const handleGetPublicUnit = implement(getPublicUnit, async ({ params, db }) => {
  const { id } = params;
  const entity = await db.findOneBy(MilitaryEntityEntity, { id });
  if (!entity) throw await missingRecordError(db, 'military_entity', id);
  const history = await loadHistory(db, id);
  const unitIds = history.flatMap(({ entity_id }) => entity_id ?? []);
  const units = unitIds.length === 0 ? [] : await db.findBy(MilitaryEntityEntity, { id: In(unitIds) });
  const placeIds = history.flatMap(({ place_id }) => place_id ?? []);
  const places = placeIds.length === 0 ? [] : await db.findBy(PlaceEntity, { id: In(placeIds) });
  const unitOf = new Map(units.map((unit) => [unit.id, presentUnitNames(unit)]));
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return {
    ...presentUnitNames(entity),
    parents: history.flatMap(({ type, from_date, to_date, entity_id, army }) =>
      type === 'track' ? [] : [{ kind: type, from_date, to_date, unit: unitOf.get(entity_id ?? '') ?? null, army }],
    ),
    parts: await partsOf(db, entity),
    track: history.flatMap(({ id: eventId, type, from_date, to_date, track_type, place_id, topo }) =>
      type === 'track'
        ? [
            {
              ...{ id: eventId, from_date, to_date, track_type, topo },
              place: presentPublicPlace(placeOf.get(place_id ?? '')),
            },
          ]
        : [],
    ),
    updated_at: entity.updated_at.toISOString(),
  };
});

/** What was part of a unit, with the periods that are known. */
async function partsOf(db: EntityManager, entity: MilitaryEntityEntity): Promise<PublicUnit['parts']> {
  const periods = await db.query<{ id: string; from_date: string; to_date: string }[]>(
    `SELECT military_entity_id AS id, from_date, to_date FROM military_entity_history
     WHERE entity_id = $1 AND type = 'structure' ORDER BY from_date, to_date, id`,
    [entity.id],
  );
  const units = await partsOfUnit(db, entity)
    .orderBy('m.order_name')
    .addOrderBy('m.id')
    .limit(unitPartsLimit)
    .getMany();
  return units.map((unit) => ({
    unit: presentUnitNames(unit),
    periods: periods
      .filter((period) => period.id === unit.id)
      .map(({ from_date, to_date }) => ({ from_date, to_date })),
  }));
}
