import type { CheckedKeyLocation } from '@salient/shared/areas/key-locations/checkKeyLocation.ts';
import type { KeyLocation, KeyLocationInput } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { whyReferenced } from '../../lib/merges/RecordReference.ts';
import type { RecordKind } from '../../lib/records/RecordKind.ts';
import { removeAttachmentsOf } from '../attachments/removeAttachments.ts';
import { insertKeyLocation } from './insertKeyLocation.ts';
import { KeyLocationEntity } from './KeyLocationEntity.ts';
import { KeyWalkStopEntity } from './KeyWalkStopEntity.ts';
import { keyLocationAttachments } from './keyLocationAttachments.ts';
import { keyLocationColumns, keyLocationDraftOf } from './keyLocationDraft.ts';
import { keyLocationRemoving } from './keyLocationHooks.ts';
import { notifyOfKeyLocation } from './notifyOfKeyLocation.ts';
import { presentKeyLocation } from './presentKeyLocations.ts';
import { validateKeyLocationInput } from './validateKeyLocationInput.ts';

/** How key locations are changed. Their short addresses are the same for ever, and stay when they go and come back. */
export const keyLocationKind: RecordKind<KeyLocationEntity, CheckedKeyLocation, KeyLocationInput, KeyLocation> = {
  entity: 'key_location',
  hasAddress: true,
  claim: ({ db }, id) => db.findOne(KeyLocationEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }),
  validate: ({ db, services }, input, stored) => validateKeyLocationInput(db, services.keyLocationRules, input, stored),
  isUnchanged: (_, stored, { draft }) => isUnchanged(keyLocationDraftOf(stored), draft),
  insert: async ({ db }, { checked, ...record }) => {
    await insertKeyLocation(db, { ...record, draft: checked.draft });
  },
  update: async ({ db }, { id, version, checked, now }) => {
    await db.update(KeyLocationEntity, { id }, { ...keyLocationColumns(checked.draft), version, updated_at: now });
  },
  whyNotRemove: async ({ db, services }, { id }) => {
    // A key whose stories would lose their place stays (KEYLOC-22).
    const refusals = (await services.hooks.run(keyLocationRemoving, { db, id })).flat();
    const isOnWalk = await db.existsBy(KeyWalkStopEntity, { key_location_id: id });
    const named = (await whyReferenced(db, services, 'key_location', id)).map((code) => `none: ${code}`);
    return [...refusals, ...(isOnWalk ? ['none: KEY_LOCATION_ON_WALK'] : []), ...named];
  },
  remove: async ({ db, actor, method }, { id }, now) => {
    await removeAttachmentsOf(db, keyLocationAttachments, id, { actor, method, now });
    await db.delete(KeyLocationEntity, { id });
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(KeyLocationEntity, { id });
    return stored && { version: stored.version, fields: { ...keyLocationDraftOf(stored) } };
  },
  changed: ({ db }, id) => notifyOfKeyLocation(db, id),
  present: async ({ db }, id) => presentKeyLocation(db, await db.findOneByOrFail(KeyLocationEntity, { id })),
};
