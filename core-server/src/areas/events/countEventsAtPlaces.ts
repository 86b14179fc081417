import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { on } from '../../lib/hooks/Hooks.ts';
import { scopeSql } from '../datasets/scopeSql.ts';
import { eventsAtPlaces } from '../places/placeHooks.ts';

/** Tells the list of places how many events of each type the account finds there (PLACE-05). */
export const countEventsAtPlaces = on(eventsAtPlaces, async ({ db, actor, ids }) => {
  const parameters: unknown[] = [ids];
  const scope = scopeSql(personScope(actor), (value) => `$${parameters.push(value)}`);
  const rows = await db.query<{ place_id: string; counts: Record<string, number> }[]>(
    `SELECT place_id, jsonb_object_agg(type, n) AS counts FROM (
       SELECT e.place_id, e.type, count(*)::integer AS n
       FROM person_event e ${scope.length === 0 ? '' : 'JOIN person p ON p.id = e.person_id'}
       WHERE ${['e.place_id = ANY($1)', ...scope].join(' AND ')} GROUP BY 1, 2) counted
     GROUP BY 1`,
    parameters,
  );
  return new Map(rows.map(({ place_id, counts }) => [place_id, counts]));
});
