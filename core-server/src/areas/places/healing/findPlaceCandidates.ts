import { findPlaceCandidates } from '@salient/shared/areas/places/placeHealingMethods.ts';
import { findReferences } from '../../../lib/merges/RecordReference.ts';
import { missingRecordError } from '../../../lib/records/missingRecordError.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { presentPlace } from '../presentPlace.ts';
import { titlesOfLists } from '../titlesOfLists.ts';
import { findCandidates } from './findCandidates.ts';
import { personsWaiting } from './personsWaiting.ts';

/** A person chooses among so many by the keys 1 to 9. */
const mostShown = 9;

export const handleFindPlaceCandidates = implement(findPlaceCandidates, async ({ params: { id }, db, services }) => {
  const place = await db.findOneBy(PlaceEntity, { id });
  if (!place) throw await missingRecordError(db, 'place', id);
  const { weighed, failed } = await findCandidates(db, services, place, { withSimilar: true });
  return {
    place: presentPlace(place),
    origin: {
      lists: await titlesOfLists(
        db,
        `SELECT person_id FROM (${await personsWaiting(services)}) waiting WHERE place_id = $1`,
        [id],
      ),
      references: await findReferences(db, services, 'place', id),
    },
    candidates: weighed.slice(0, mostShown).map(({ candidate }) => candidate),
    failed: [...failed],
  };
});
