import type { PlaceLookupRun } from '@salient/shared/areas/places/placeHealing.ts';
import { getPlaceLookup, startPlaceLookup, stopPlaceLookup } from '@salient/shared/areas/places/placeHealingMethods.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { implement } from '../../../lib/rpc/implement.ts';
import { PlaceLookupRunEntity } from './PlaceLookupRunEntity.ts';

export const handleStartPlaceLookup = implement(startPlaceLookup, async ({ db, actor, services }) => {
  // Of two who start it at once one begins, and both are told of the same.
  await db.query(
    `INSERT INTO place_lookup_run (id, user_id, account, started_at, total)
     SELECT $1, $2, $3, $4, count(*) FROM place WHERE resolution_status = 'unresolved' AND lat IS NULL
     ON CONFLICT DO NOTHING`,
    [uuidv7(), actor.id, actor.account, services.now()],
  );
  return present((await latestRun(db)) as PlaceLookupRunEntity);
});

export const handleStopPlaceLookup = implement(stopPlaceLookup, async ({ db, services }) => {
  await db.update(PlaceLookupRunEntity, { state: 'running' }, { state: 'stopped', ended_at: services.now() });
  return { status: 'OK' as const };
});

export const handleGetPlaceLookup = implement(getPlaceLookup, async ({ db }) => {
  const run = await latestRun(db);
  return { run: run && present(run) };
});

const latestRun = (db: EntityManager) =>
  db
    .createQueryBuilder(PlaceLookupRunEntity, 'r')
    .orderBy(`(r.state = 'running')`, 'DESC')
    .addOrderBy('r.id', 'DESC')
    .limit(1)
    .getOne();

const present = ({
  user_id: _user,
  last_id: _last,
  started_at,
  ended_at,
  ...run
}: PlaceLookupRunEntity): PlaceLookupRun => ({
  ...run,
  started_at: started_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
});
