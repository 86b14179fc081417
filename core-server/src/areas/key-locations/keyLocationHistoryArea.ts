import { keyLocationInputSchema } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import type { HistoryArea, RestoreContext } from '../../lib/changes/HistoryArea.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { handleUpdateKeyLocation } from './changeKeyLocation.ts';
import { insertKeyLocation } from './insertKeyLocation.ts';
import { KeyLocationEntity } from './KeyLocationEntity.ts';
import { keyLocationDraftOf } from './keyLocationDraft.ts';
import { validateKeyLocationInput } from './validateKeyLocationInput.ts';

/** How history reads and restores key locations. */
export const keyLocationHistoryArea: HistoryArea = {
  maySee: async (_db, actor) => canEdit(actor),
  state: async (db, id) => {
    const stored = await db.findOneBy(KeyLocationEntity, { id });
    return stored && { version: stored.version, fields: { ...keyLocationDraftOf(stored) } };
  },
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateKeyLocation, restoring, { keyLocation: { id, version, ...fields } });
  },
  mayBringBack: () => true,
  bringBack: bringKeyLocationBack,
};

/** A removed key location comes back with the short address that its panel bears. */
async function bringKeyLocationBack(
  { db, actor, method, services }: RestoreContext,
  id: string,
  version: number,
  kept: Fields,
): Promise<void> {
  const input = keyLocationInputSchema.parse(kept);
  const { draft, errors } = await validateKeyLocationInput(db, services.keyLocationRules, input);
  if (!errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, errors.errors);
  await insertKeyLocation(db, { id, version, draft, now: services.now() });
  await db.query(`DELETE FROM redirect WHERE from_type = 'key_location' AND from_id = $1`, [id]);
  const after = { ...draft };
  await recordChange(db, { actor, method, entity: 'key_location', entityId: id, version, before: null, after });
}
