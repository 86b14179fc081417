import { waitingStatuses } from '@salient/shared/areas/places/placeHealing.ts';
import { findWaitingPlaces } from '@salient/shared/areas/places/placeHealingMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../../lib/search/likeOfKeys.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { presentPlace } from '../presentPlace.ts';
import { lastDecision } from './lastDecision.ts';
import { personsWaiting } from './personsWaiting.ts';

interface Waiting {
  readonly id: string;
  readonly persons: number;
  readonly total: number;
}

/** Which persons wait is counted anew for every page: one grouped pass over the index of places of events. */
export const handleFindWaitingPlaces = implement(findWaitingPlaces, async ({ params, db, services, actor }) => {
  const { text, status, offset, limit } = params;
  const key = normalizeText(text);
  const rows = await db.query<Waiting[]>(
    `WITH waiting AS MATERIALIZED (
       SELECT id, sort_name FROM place
       WHERE resolution_status = ANY($1) AND ($2 = '' OR name_keys LIKE $2)),
     counted AS (
       SELECT place_id, count(*)::integer AS persons FROM (
         SELECT DISTINCT place_id, person_id FROM (${await personsWaiting(services)}) named
         WHERE place_id IN (SELECT id FROM waiting)) each_once
       GROUP BY 1)
     SELECT w.id, coalesce(c.persons, 0) AS persons, count(*) OVER ()::integer AS total
     FROM waiting w LEFT JOIN counted c ON c.place_id = w.id
     ORDER BY persons DESC, w.sort_name, w.id OFFSET $3 LIMIT $4`,
    [status === 'all' ? waitingStatuses : [status], key === '' ? '' : likeOfKeys('contains', key), offset, limit],
  );
  const places = new Map(
    (
      await db
        .createQueryBuilder(PlaceEntity, 'p')
        .where('p.id = ANY(:ids)', { ids: rows.map(({ id }) => id) })
        .getMany()
    ).map((place) => [place.id, place]),
  );
  return {
    data: rows.flatMap(({ id, persons }) => {
      const place = places.get(id);
      return place ? [{ id, place: presentPlace(place), persons }] : [];
    }),
    total: rows[0]?.total ?? 0,
    last: await lastDecision(db, actor.id),
  };
});
