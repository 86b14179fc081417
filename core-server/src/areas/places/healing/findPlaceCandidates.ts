import { findPlaceCandidates } from '@salient/shared/areas/places/placeHealingMethods.ts';
import type { EntityManager } from 'typeorm';
import { findReferences } from '../../../lib/merges/RecordReference.ts';
import { missingRecordError } from '../../../lib/records/missingRecordError.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { presentPlace } from '../presentPlace.ts';
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
      lists: await listsOf(db, services, id),
      references: await findReferences(db, services, 'place', id),
    },
    candidates: weighed.slice(0, mostShown).map(({ candidate }) => candidate),
    failed: [...failed],
  };
});

/** Persons whose lists are looked at: enough to name them all, however many wait. */
const mostPersons = 500;

/** Titles of the lists by which persons came who name a place. */
async function listsOf(db: EntityManager, services: Services, id: string): Promise<string[]> {
  const rows = await db.query<{ title: string }[]>(
    `SELECT DISTINCT coalesce(nullif(b.title, ''), b.source) AS title
     FROM (SELECT person_id FROM (${await personsWaiting(services)}) named WHERE place_id = $1 LIMIT ${mostPersons}) waiting
     JOIN import_row r ON r.entity_id = waiting.person_id
     JOIN import_batch b ON b.id = r.batch_id
     ORDER BY 1`,
    [id],
  );
  return rows.map(({ title }) => title);
}
