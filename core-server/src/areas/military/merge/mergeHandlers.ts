import type { MilitaryMerge } from '@salient/shared/areas/military/militaryMerge.ts';
import {
  findMilitaryMerges,
  mergeMilitaryEntities,
  previewMilitaryMerge,
  undoMergeMilitaryEntities,
} from '@salient/shared/areas/military/militaryMergeMethods.ts';
import type { WholeMilitaryEntity } from '@salient/shared/areas/military/wholeMilitaryEntity.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { conflictDetails } from '../../../lib/changes/conflictDetails.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { eventsOfMilitaryEntity } from '../militaryHooks.ts';
import { holdStructure } from '../militaryKind.ts';
import { presentWholeEntity } from '../presentWholeEntity.ts';
import { carryOutMilitaryMerge } from './carryOutMilitaryMerge.ts';
import { claimTwo } from './claimTwo.ts';
import { planMilitaryMerge } from './planMilitaryMerge.ts';
import { type StoredMilitaryMerge, undoMilitaryMerge } from './undoMilitaryMerge.ts';

export const handlePreviewMilitaryMerge = implement(previewMilitaryMerge, async ({ params, db, services }) => {
  const { idA, idB } = params;
  const { kept, merged } = await claimTwo(db, idA, idB, false);
  const plan = await planMilitaryMerge(db, kept, merged);
  const events = await services.hooks.run(eventsOfMilitaryEntity, { db, id: idB });
  return {
    entityA: await whole(db, idA),
    entityB: await whole(db, idB),
    moves: {
      events: events.reduce((sum, count) => sum + count, 0),
      history: plan.moving.length,
      entities: plan.namedIn.size,
    },
  };
});

export const handleMergeMilitaryEntities = implement(mergeMilitaryEntities, async ({ params, fail, ...context }) => {
  const { db, services } = context;
  const { idA, idB, versionA, versionB, reason } = params;
  await holdStructure(db);
  const { kept, merged } = await claimTwo(db, idA, idB, true);
  for (const [{ id, version }, given] of [
    [kept, versionA],
    [merged, versionB],
  ] as const) {
    if (given === undefined || given === version) continue;
    throw fail.conflict(await conflictDetails({ db, services }, 'military_entity', id, given, version));
  }
  const id = uuidv7();
  await carryOutMilitaryMerge(context, id, await planMilitaryMerge(db, kept, merged), reason.trim());
  return { ...(await whole(db, idA)), merge_id: id };
});

export const handleUndoMergeMilitaryEntities = implement(
  undoMergeMilitaryEntities,
  async ({ params, fail, ...context }) => {
    const { db, actor } = context;
    const { id } = params;
    await holdStructure(db);
    const [merge] = await db.query<StoredMilitaryMerge[]>(
      'SELECT * FROM military_entity_merge WHERE id = $1 FOR UPDATE',
      [id],
    );
    if (!merge) throw fail.notFound({ entity: 'military_entity_merge', id });
    if (merge.undone_at) throw fail.militaryMergeUndone();
    const [later] = await db.query<{ id: string }[]>(
      `SELECT id FROM military_entity_merge
       WHERE undone_at IS NULL AND number > $1 AND (kept_id = ANY($2) OR merged_id = ANY($2))
       ORDER BY number DESC LIMIT 1`,
      [merge.number, [merge.kept_id, merge.merged_id]],
    );
    if (later) throw fail.laterMilitaryMergeStands({ id: later.id });
    await undoMilitaryMerge(context, merge);
    await db.query('UPDATE military_entity_merge SET undone_at = now(), undone_account = $2 WHERE id = $1', [
      id,
      actor.account,
    ]);
    return { kept: await whole(db, merge.kept_id), restored: await whole(db, merge.merged_id) };
  },
);

interface MergeRow extends Omit<MilitaryMerge, 'at' | 'undone_at'> {
  readonly at: Date;
  readonly undone_at: Date | null;
}

export const handleFindMilitaryMerges = implement(findMilitaryMerges, async ({ params, db }) => {
  const rows = await db.query<MergeRow[]>(
    `SELECT id, kept_id, merged_id, kept_name, merged_name, reason, at, account, undone_at, undone_account
     FROM military_entity_merge WHERE kept_id = $1 OR merged_id = $1 ORDER BY number DESC`,
    [params.id],
  );
  return rows.map(({ at, undone_at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  }));
});

async function whole(db: EntityManager, id: string): Promise<WholeMilitaryEntity> {
  return (await presentWholeEntity(db, id)) as WholeMilitaryEntity;
}
