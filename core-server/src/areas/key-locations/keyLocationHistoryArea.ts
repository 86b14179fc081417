import { keyLocationInputSchema } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateKeyLocation } from './changeKeyLocation.ts';
import { keyLocationKind } from './keyLocationKind.ts';

/** How history reads and restores key locations; a removed one comes back with the short address that its panel bears. */
export const keyLocationHistoryArea = recordHistory(keyLocationKind, {
  naming: namedBy('name'),
  maySee: async (_db, actor) => canEdit(actor),
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateKeyLocation, restoring, { keyLocation: { id, version, ...fields } });
  },
  mayBringBack: () => true,
  checkKept: (restoring, kept) => keyLocationKind.validate(restoring, keyLocationInputSchema.parse(kept)),
});
