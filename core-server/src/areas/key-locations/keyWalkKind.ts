import type { KeyWalk, KeyWalkInput } from '@salient/shared/areas/key-locations/keyWalk.ts';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import type { CheckedRecord, RecordKind } from '../../lib/records/RecordKind.ts';
import { KeyWalkEntity } from './KeyWalkEntity.ts';
import { keyWalkDraftOf, loadKeyWalks, validateKeyWalk, writeKeyWalk } from './keyWalks.ts';

type CheckedKeyWalk = CheckedRecord & Awaited<ReturnType<typeof validateKeyWalk>>;

/** How theme walks are changed. */
export const keyWalkKind: RecordKind<KeyWalk, CheckedKeyWalk, KeyWalkInput, KeyWalk> = {
  entity: 'key_walk',
  claim: async ({ db }, id) => {
    await db.findOne(KeyWalkEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return (await loadKeyWalks(db, id))[0] ?? null;
  },
  validate: ({ db }, input, stored) => validateKeyWalk(db, input, stored),
  isUnchanged: (_, stored, { draft }) => isUnchanged(keyWalkDraftOf(stored), draft),
  insert: ({ db }, { id, version, checked }) => writeKeyWalk(db, { id, version, draft: checked.draft }),
  update: ({ db }, { id, version, checked }) => writeKeyWalk(db, { id, version, draft: checked.draft }),
  remove: async ({ db }, { id }) => {
    await db.delete(KeyWalkEntity, { id });
  },
  state: async (db, id) => {
    const [stored] = await loadKeyWalks(db, id);
    return stored ? { version: stored.version, fields: { ...keyWalkDraftOf(stored) } } : null;
  },
  present: async ({ db }, id) => (await loadKeyWalks(db, id))[0] as KeyWalk,
};
