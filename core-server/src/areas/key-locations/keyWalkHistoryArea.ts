import { keyWalkInputSchema } from '@salient/shared/areas/key-locations/keyWalk.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import type { HistoryArea, RestoreContext } from '../../lib/changes/HistoryArea.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { handleUpdateKeyWalk } from './changeKeyWalk.ts';
import { keyWalkDraftOf, loadKeyWalks, validateKeyWalk, writeKeyWalk } from './keyWalks.ts';

/** How history reads and restores theme walks. */
export const keyWalkHistoryArea: HistoryArea = {
  maySee: async (_db, actor) => canEdit(actor),
  state: async (db, id) => {
    const [stored] = await loadKeyWalks(db, id);
    return stored ? { version: stored.version, fields: { ...keyWalkDraftOf(stored) } } : null;
  },
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateKeyWalk, restoring, { keyWalk: { id, version, ...fields } });
  },
  mayBringBack: () => true,
  bringBack: bringKeyWalkBack,
};

async function bringKeyWalkBack({ db, actor, method }: RestoreContext, id: string, version: number, kept: Fields) {
  const { draft, errors } = await validateKeyWalk(db, keyWalkInputSchema.parse(kept));
  if (!errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, errors.errors);
  await writeKeyWalk(db, { id, version, draft });
  const after = { ...draft };
  await recordChange(db, { actor, method, entity: 'key_walk', entityId: id, version, before: null, after });
}
