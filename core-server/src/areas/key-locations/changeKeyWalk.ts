import {
  createKeyWalk,
  findKeyWalks,
  removeKeyWalk,
  updateKeyWalk,
} from '@salient/shared/areas/key-locations/keyWalkMethods.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { KeyWalkEntity } from './KeyWalkEntity.ts';
import { keyWalkDraftOf, loadKeyWalks, validateKeyWalk, writeKeyWalk } from './keyWalks.ts';

const entity = 'key_walk';

/** The walk as it is stored, with its row kept from others until the end of the transaction. */
async function lockKeyWalk(db: EntityManager, id: string) {
  await db.findOne(KeyWalkEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  return (await loadKeyWalks(db, id))[0];
}

export const handleFindKeyWalks = implement(findKeyWalks, async ({ db }) => {
  const data = await loadKeyWalks(db);
  return { data, total: data.length };
});

export const handleCreateKeyWalk = implement(createKeyWalk, async ({ params, db, actor, method, fail }) => {
  const { draft, errors } = await validateKeyWalk(db, params.keyWalk);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  const walk = await writeKeyWalk(db, { id: uuidv7(), version: 1, draft });
  await recordChange(db, { actor, method, entity, entityId: walk.id, version: 1, before: null, after: { ...draft } });
  return walk;
});

export const handleUpdateKeyWalk = implement(updateKeyWalk, async ({ params, db, actor, method, fail }) => {
  const { id, version } = params.keyWalk;
  const stored = await lockKeyWalk(db, id);
  if (!stored) throw fail.notFound({ entity, id });
  if (stored.version !== version) throw fail.conflict(await conflictDetails(db, entity, id, version, stored.version));
  const { draft, errors } = await validateKeyWalk(db, params.keyWalk, stored);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  const walk = await writeKeyWalk(db, { id, version: version + 1, draft });
  const [before, after] = [{ ...keyWalkDraftOf(stored) }, { ...draft }];
  await recordChange(db, { actor, method, entity, entityId: id, version: version + 1, before, after });
  return walk;
});

export const handleRemoveKeyWalk = implement(removeKeyWalk, async ({ params, db, actor, method, fail }) => {
  const { id, version } = params;
  const stored = await lockKeyWalk(db, id);
  if (!stored) throw fail.notFound({ entity, id });
  if (stored.version !== version) throw fail.conflict(await conflictDetails(db, entity, id, version, stored.version));
  await db.delete(KeyWalkEntity, { id });
  const before = { ...keyWalkDraftOf(stored) };
  await recordChange(db, { actor, method, entity, entityId: id, version: version + 1, before, after: null });
  return { status: 'OK' as const };
});
