import type { EntityManager } from 'typeorm';
import type { JobContext } from '../../../lib/jobs/Job.ts';
import { updateRecord } from '../../../lib/records/changeRecord.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { placeDraftOf } from '../placeDraft.ts';
import { placeKind } from '../placeKind.ts';
import { findCandidates } from './findCandidates.ts';
import { inputOfMatch } from './inputOfMatch.ts';
import { PlaceLookupRunEntity } from './PlaceLookupRunEntity.ts';
import { rememberSpelling } from './rememberSpelling.ts';
import { sureCandidate } from './weighCandidate.ts';

type Outcome = 'found' | 'ambiguous' | 'not_found' | 'left_alone';

/** So long one turn takes: a server that stops waits no longer, and whoever stops the look-up neither. */
const turnMs = 4_000;
const placesAtOnce = 20;

/**
 * Goes on with the look-up that is under way for one turn. Each place is a transaction of its own with the count of the
 * run, so that a process that is killed has done all that it told, and the next one goes on behind it.
 *
 * @returns how many places were looked up.
 */
export async function lookUpWaitingPlaces(
  context: JobContext,
  { forMs = turnMs }: { readonly forMs?: number } = {},
): Promise<{ lookedUp: number }> {
  const { dataSource } = context;
  const until = performance.now() + forMs;
  let lookedUp = 0;
  while (performance.now() < until) {
    const run = await dataSource.manager.findOneBy(PlaceLookupRunEntity, { state: 'running' });
    if (!run) break;
    const places = await nextPlaces(dataSource.manager, run.last_id);
    if (places.length === 0) {
      await dataSource.manager.update(
        PlaceLookupRunEntity,
        { id: run.id, state: 'running' },
        { state: 'done', ended_at: context.now() },
      );
      break;
    }
    for (const place of places) {
      const isGoing = await lookUpOne(context, run, place);
      if (!isGoing) return { lookedUp };
      lookedUp++;
      if (performance.now() >= until) break;
    }
  }
  return { lookedUp };
}

/** Places that nobody looked up yet, behind the last one. */
const nextPlaces = (db: EntityManager, lastId: string | null) =>
  db
    .createQueryBuilder(PlaceEntity, 'p')
    .where(`p.resolution_status = 'unresolved' AND p.lat IS NULL`)
    .andWhere('(CAST(:lastId AS uuid) IS NULL OR p.id > :lastId)', { lastId })
    .orderBy('p.id')
    .limit(placesAtOnce)
    .getMany();

/**
 * One place for which something goes wrong is left alone and counted as such: it must not hold up those behind it.
 *
 * @returns false when the look-up was stopped meanwhile: then nothing was written.
 */
async function lookUpOne(context: JobContext, run: PlaceLookupRunEntity, read: PlaceEntity): Promise<boolean> {
  try {
    return await settleOne(context, run, read);
  } catch (error) {
    context.log.error({ err: error, place: read.id }, 'the look-up of a place failed; it is left alone');
    return count(context.dataSource.manager, run, read, 'left_alone');
  }
}

async function settleOne(context: JobContext, run: PlaceLookupRunEntity, read: PlaceEntity): Promise<boolean> {
  // Services are asked outside of the transaction: they may take their time.
  const { candidates, failed } = await findCandidates(context.dataSource.manager, context, read, {
    withSimilar: false,
  });
  const sure = sureCandidate(placeDraftOf(read), candidates);
  return context.dataSource
    .transaction(async (db) => {
      const outcome: Outcome =
        failed.length > 0 ? 'left_alone' : await settle(changeContext(context, run, db), read, sure);
      if (await count(db, run, read, outcome)) return true;
      throw new Stopped();
    })
    .catch((error: unknown) => {
      if (error instanceof Stopped) return false;
      throw error;
    });
}

class Stopped extends Error {}

/** False when the run was stopped meanwhile. */
async function count(db: EntityManager, run: PlaceLookupRunEntity, read: PlaceEntity, outcome: Outcome) {
  const counted = await db
    .createQueryBuilder()
    .update(PlaceLookupRunEntity)
    .set({ last_id: read.id, [outcome]: () => `${outcome} + 1` })
    .where(`id = :id AND state = 'running'`, { id: run.id })
    .execute();
  return counted.affected === 1;
}

/** Writes what the look-up of a place says, unless somebody worked on the place since it was read. */
async function settle(
  context: ChangeContext,
  read: PlaceEntity,
  sure: ReturnType<typeof sureCandidate>,
): Promise<Outcome> {
  const { db } = context;
  const { id, version } = read;
  const place = await placeKind.claim(context, id);
  if (!place || place.version !== version) return 'left_alone';
  if (sure !== null && sure !== 'several') {
    try {
      const input = inputOfMatch(placeDraftOf(place), sure.match, sure.names);
      await updateRecord(placeKind, context, { ...input, id, version });
      await rememberSpelling(db, place);
      return 'found';
    } catch (error) {
      // Another place is called so at the same spot: whether they are one is for a person to say.
      if (!(error instanceof RpcFailure)) throw error;
    }
  }
  const resolution_status = sure === null ? 'not_found' : 'ambiguous';
  await updateRecord(placeKind, context, { id, version, resolution_status });
  return resolution_status;
}

/** Changes stand in the history under whoever started the look-up. */
function changeContext({ dataSource: _, ...services }: JobContext, run: PlaceLookupRunEntity, db: EntityManager) {
  return {
    db,
    services,
    actor: { id: run.user_id, account: run.account, type: 'admin', army: null, dataset: 'any' },
    method: 'startPlaceLookup',
    sessionHash: null,
    client: { address: '', userAgent: '' },
    afterCommit: () => undefined,
  } satisfies ChangeContext;
}
