import { on } from '../../lib/hooks/Hooks.ts';
import { personsAtPlaces } from '../places/placeHooks.ts';

/** Who waits for a place to be found: whom something happened to there, and who is named on a memorial that stands there. */
export const namePersonsAtPlaces = on(
  personsAtPlaces,
  async () =>
    `SELECT place_id, person_id FROM person_event WHERE place_id IS NOT NULL
     UNION ALL
     SELECT m.place_id, e.person_id FROM memorial m JOIN person_event e ON e.memorial_id = m.id WHERE m.place_id IS NOT NULL`,
);
