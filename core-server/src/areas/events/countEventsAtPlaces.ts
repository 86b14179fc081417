import { armyLimit } from '@salient/shared/areas/persons/personPolicy.ts';
import { on } from '../../lib/hooks/Hooks.ts';
import { eventsAtPlaces } from '../places/placeHooks.ts';
import { seenInArmy } from './seenInArmy.ts';

/** Tells the list of places how many events of each type happened there (PLACE-05). */
export const countEventsAtPlaces = on(eventsAtPlaces, async ({ db, actor, ids }) => {
  const rows = await db.query<{ place_id: string; counts: Record<string, number> }[]>(
    `SELECT place_id, jsonb_object_agg(type, n) AS counts FROM (
       SELECT e.place_id, e.type, count(*)::integer AS n FROM person_event e
       WHERE e.place_id = ANY($1) AND ${seenInArmy('e', '$2')} GROUP BY 1, 2) counted
     GROUP BY 1`,
    [ids, armyLimit(actor)],
  );
  return new Map(rows.map(({ place_id, counts }) => [place_id, counts]));
});
