import type { EntityManager } from 'typeorm';
import type { JobContext } from '../../../lib/jobs/Job.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { LookupMemory } from './LookupMemory.ts';
import { lookUpPlace, tellOfFailure } from './lookUpPlace.ts';
import { PlaceLookupRunEntity } from './PlaceLookupRunEntity.ts';
import { type LookedUp, type Outcome, settlePlaces } from './settlePlaces.ts';

/** So long one turn takes: a server that stops waits no longer, and whoever stops the look-up neither. */
const turnMs = 4_000;
/** So many places share one transaction: what a process that is killed does anew, and nobody else can change meanwhile. */
const placesAtOnce = 20;
/** So many are looked up at the same time: others need connections too. */
const askedAtOnce = 2;

/**
 * Goes on with the look-up that is under way for one turn. A few places at a time are written in one transaction with the count
 * of the run, so that a process that is killed has done all that it told, and the next one goes on behind them.
 *
 * @returns how many places were looked up.
 */
export async function lookUpWaitingPlaces(
  context: JobContext,
  { forMs = turnMs }: { readonly forMs?: number } = {},
): Promise<{ lookedUp: number }> {
  const { dataSource } = context;
  const until = performance.now() + forMs;
  const memory = new LookupMemory();
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
    const found = await lookUpEach(context, places, memory, until);
    if (!(await settleAll(context, run, found))) break;
    lookedUp += found.length;
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
 * What each of some places is, in their order; but for the first one, only those that are begun before the turn is over.
 * Services are asked outside of a transaction: they may take their time.
 */
async function lookUpEach(
  context: JobContext,
  places: readonly PlaceEntity[],
  memory: LookupMemory,
  until: number,
): Promise<LookedUp[]> {
  const found: LookedUp[] = [];
  const waiting = places.entries();
  const lookUpNext = async () => {
    for (const [index, read] of waiting) {
      if (index > 0 && performance.now() >= until) return;
      found[index] = { read, sure: await lookUpPlace(context, read, memory) };
    }
  };
  await Promise.all(Array.from({ length: askedAtOnce }, lookUpNext));
  return found;
}

/**
 * Writes what was found. One place for which something goes wrong is left alone and counted as such: it must not hold up those
 * beside and behind it.
 *
 * @returns false when the look-up was stopped meanwhile: then nothing more was written.
 */
async function settleAll(context: JobContext, run: PlaceLookupRunEntity, found: readonly LookedUp[]): Promise<boolean> {
  try {
    return await settleAtOnce(context, run, found);
  } catch (error) {
    const [only, ...others] = found;
    if (!only) return true;
    if (others.length === 0) {
      tellOfFailure(context, only.read, error);
      return count(context.dataSource.manager, run, only.read, ['left_alone']);
    }
    for (const each of found) if (!(await settleAll(context, run, [each]))) return false;
    return true;
  }
}

async function settleAtOnce(
  context: JobContext,
  run: PlaceLookupRunEntity,
  found: readonly LookedUp[],
): Promise<boolean> {
  return context.dataSource
    .transaction(async (db) => {
      const outcomes = await settlePlaces(changeContext(context, run, db), found);
      const last = found.at(-1);
      if (last && (await count(db, run, last.read, outcomes))) return true;
      throw new Stopped();
    })
    .catch((error: unknown) => {
      if (error instanceof Stopped) return false;
      throw error;
    });
}

class Stopped extends Error {}

/** False when the run was stopped meanwhile. */
async function count(
  db: EntityManager,
  run: PlaceLookupRunEntity,
  last: PlaceEntity,
  outcomes: readonly Outcome[],
): Promise<boolean> {
  const more = Object.fromEntries(
    [...new Set(outcomes)].map((outcome) => {
      const times = outcomes.filter((each) => each === outcome).length;
      return [outcome, () => `${outcome} + ${times}`];
    }),
  );
  const counted = await db
    .createQueryBuilder()
    .update(PlaceLookupRunEntity)
    .set({ last_id: last.id, ...more })
    .where(`id = :id AND state = 'running'`, { id: run.id })
    .execute();
  return counted.affected === 1;
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
  } satisfies Parameters<typeof settlePlaces>[0];
}
