import {
  createKeyWalk,
  findKeyWalks,
  removeKeyWalk,
  updateKeyWalk,
} from '@salient/shared/areas/key-locations/keyWalkMethods.ts';
import { createRecord, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { keyWalkKind } from './keyWalkKind.ts';
import { loadKeyWalks } from './keyWalks.ts';

export const handleFindKeyWalks = implement(findKeyWalks, async ({ db }) => {
  const data = await loadKeyWalks(db);
  return { data, total: data.length };
});

export const handleCreateKeyWalk = implement(createKeyWalk, ({ params, ...context }) =>
  createRecord(keyWalkKind, context, params.keyWalk),
);

export const handleUpdateKeyWalk = implement(updateKeyWalk, ({ params, ...context }) =>
  updateRecord(keyWalkKind, context, params.keyWalk),
);

export const handleRemoveKeyWalk = implement(removeKeyWalk, ({ params, ...context }) =>
  removeRecord(keyWalkKind, context, params),
);
