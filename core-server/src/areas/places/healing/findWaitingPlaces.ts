import { waitingStatuses } from '@salient/shared/areas/places/placeHealing.ts';
import { findWaitingPlaces } from '@salient/shared/areas/places/placeHealingMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { queryPage } from '../../../lib/db/queryPage.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../../lib/search/likeOfKeys.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { presentPlace } from '../presentPlace.ts';
import { type GivenUpRow, givenUp } from './givenUp.ts';
import { lastDecision } from './lastDecision.ts';
import { personsWaiting } from './personsWaiting.ts';

interface Waiting extends GivenUpRow {
  readonly id: string;
  readonly persons: number;
}

/**
 * Which persons wait is counted anew for every page, by the indexes for each place that waits: events at places that are
 * found already, most of them, are not read.
 */
export const handleFindWaitingPlaces = implement(findWaitingPlaces, async ({ params, db, services, actor }) => {
  const { text, status, offset, limit } = params;
  const key = normalizeText(text);
  const { rows, total } = await queryPage<Waiting>(db, {
    with: `WITH waiting AS MATERIALIZED (
       SELECT id, sort_name, version FROM place
       WHERE resolution_status = ANY($1) AND ($2 = '' OR name_keys LIKE $2))`,
    rows: `SELECT w.id, w.sort_name, counted.persons, d.decided_at AS given_up_at, u.account AS given_up_by
      FROM waiting w CROSS JOIN LATERAL (
        SELECT count(DISTINCT person_id)::integer AS persons FROM (${await personsWaiting(services)}) named
        WHERE place_id = w.id) counted
      LEFT JOIN LATERAL (
        SELECT decided_at, user_id FROM place_decision
        WHERE place_id = w.id AND version = w.version AND kind = 'not_found' AND undone_at IS NULL
        ORDER BY id DESC LIMIT 1) d ON true
      LEFT JOIN app_user u ON u.id = d.user_id`,
    order: 'given_up_at IS NOT NULL, persons DESC, sort_name, id',
    parameters: [status === 'all' ? waitingStatuses : [status], key === '' ? '' : likeOfKeys('contains', key)],
    offset,
    limit,
  });
  const places = new Map(
    (
      await db
        .createQueryBuilder(PlaceEntity, 'p')
        .where('p.id = ANY(:ids)', { ids: rows.map(({ id }) => id) })
        .getMany()
    ).map((place) => [place.id, place]),
  );
  return {
    data: rows.flatMap(({ id, persons, ...row }) => {
      const place = places.get(id);
      return place ? [{ id, place: presentPlace(place), persons, given_up: givenUp(row) }] : [];
    }),
    total,
    last: await lastDecision(db, actor.id),
  };
});
