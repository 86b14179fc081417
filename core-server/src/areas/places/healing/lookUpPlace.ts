import type { JobContext } from '../../../lib/jobs/Job.ts';
import type { PlaceEntity } from '../PlaceEntity.ts';
import { placeDraftOf } from '../placeDraft.ts';
import { findCandidates } from './findCandidates.ts';
import type { LookupMemory } from './LookupMemory.ts';
import type { LookedUp } from './settlePlaces.ts';
import { findNeighbourAreas } from './statedAreas.ts';
import { sureCandidate } from './sureCandidate.ts';

/** What the look-up takes a place to be: one candidate that is sure, several, none, or that something failed. */
export async function lookUpPlace(
  context: JobContext,
  read: PlaceEntity,
  memory: LookupMemory,
): Promise<LookedUp['sure']> {
  const db = context.dataSource.manager;
  try {
    const draft = placeDraftOf(read);
    const { weighed, stated, failed } = await findCandidates(db, context, read, { withSimilar: false, memory });
    if (failed.length > 0) return 'failed';
    const neighbours = draft.country_code ? await findNeighbourAreas(db, draft.country_code, memory) : [];
    const sure = sureCandidate(draft, weighed, { stated, neighbours });
    return sure === 'several' || sure === null ? sure : sure.candidate;
  } catch (error) {
    tellOfFailure(context, read, error);
    return 'failed';
  }
}

/** One place for which something goes wrong is left alone. */
export const tellOfFailure = ({ log }: JobContext, { id }: PlaceEntity, error: unknown) =>
  log.error({ err: error, place: id }, 'the look-up of a place failed; it is left alone');
