import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { findMemorials } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import { showPart } from '@salient/shared/lib/dates/partialDate.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { type EntityManager, In } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../lib/search/likeOfKeys.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { MemorialEntity } from './MemorialEntity.ts';

const location = (lat: number | null, lon: number | null) => (lat === null || lon === null ? null : { lat, lon });

/** The fields of a memorial that leave the server for staff. */
export const presentMemorial = (memorial: MemorialEntity): Memorial => ({
  id: memorial.id,
  version: memorial.version,
  name: memorial.name,
  alternative_names: memorial.alternative_names,
  type: memorial.type,
  type_plate_details: memorial.type_plate_details,
  type_cemetery_details:
    memorial.type === 'cemetery'
      ? { kind: memorial.cemetery_kind, exists: memorial.cemetery_exists, nationality: memorial.cemetery_nationality }
      : null,
  description: memorial.description,
  address: memorial.address,
  loc: location(memorial.lat, memorial.lon),
  address_loc: location(memorial.address_lat, memorial.address_lon),
  position_locked: memorial.position_locked,
  place_id: memorial.place_id,
  british_trench_coordinates: memorial.british_trench_coordinates,
  start_day: showPart(memorial.start_day),
  start_month: showPart(memorial.start_month),
  start_year: showPart(memorial.start_year),
});

export const handleFindMemorials = implement(findMemorials, async ({ params, db, actor }) => {
  const query = db.createQueryBuilder(MemorialEntity, 'm');
  const key = normalizeText(params.text);
  if (key !== '') query.andWhere('m.name_keys LIKE :pattern', { pattern: likeOfKeys(params.search_mode, key) });
  if (params.ids) query.andWhere('m.id = ANY(:ids)', { ids: params.ids });
  const sort = params.sort ?? [];
  for (const [column, direction] of sort) {
    query.addOrderBy(column === 'name' ? 'm.sort_name' : 'm.type', direction === 1 ? 'ASC' : 'DESC');
  }
  if (sort.length === 0 && key !== '') {
    query
      .addSelect('(CASE WHEN m.name_keys LIKE :head THEN 0 ELSE 1 END)', 'nearness')
      .setParameter('head', likeOfKeys('head', key))
      .addOrderBy('nearness');
  }
  // Naming a column twice would turn its direction round.
  if (!sort.some(([column]) => column === 'name')) query.addOrderBy('m.sort_name');
  query.addOrderBy('m.id').offset(params.offset).limit(params.limit);
  const [memorials, total] = await query.getManyAndCount();
  const needsNames = !isLoggedIn(actor) || params.extend.includes('place_names') || params.extend.includes('place');
  const placeNames = needsNames ? await namesByPlace(db, memorials) : new Map<string, Record<string, string>>();
  const namesOf = (memorial: MemorialEntity) => placeNames.get(memorial.place_id ?? '') ?? {};
  if (!isLoggedIn(actor)) {
    return {
      data: memorials.map((each) => ({ id: each.id, name: each.name, type: each.type, place_names: namesOf(each) })),
      total,
    };
  }
  const counts = params.extend.includes('nbr_of_persons') ? await personsByMemorial(db, memorials) : null;
  return {
    data: memorials.map((memorial) => ({
      ...presentMemorial(memorial),
      ...(needsNames ? { place_names: namesOf(memorial) } : {}),
      ...(counts ? { extend_nbr_of_persons: counts.get(memorial.id) ?? 0 } : {}),
    })),
    total,
  };
});

async function namesByPlace(db: EntityManager, memorials: readonly MemorialEntity[]) {
  const ids = memorials.flatMap(({ place_id }) => place_id ?? []);
  const places = ids.length === 0 ? [] : await db.findBy(PlaceEntity, { id: In(ids) });
  return new Map(places.map((place) => [place.id, namesOfPlace(place)]));
}

async function personsByMemorial(db: EntityManager, memorials: readonly MemorialEntity[]) {
  const rows = await db.query<{ id: string; n: number }[]>(
    `SELECT memorial_id AS id, count(DISTINCT person_id)::integer AS n FROM person_event
     WHERE memorial_id = ANY($1) GROUP BY 1`,
    [memorials.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}
