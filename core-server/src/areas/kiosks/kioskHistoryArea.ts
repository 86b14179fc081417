import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { HistoryArea } from '../../lib/changes/HistoryArea.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateKiosk } from './changeKiosk.ts';
import { KioskEntity } from './KioskEntity.ts';
import { kioskDraftOf } from './presentKiosk.ts';

/** How history reads and restores the set-up of kiosks. They are never removed. */
export const kioskHistoryArea: HistoryArea = {
  maySee: async (_db, actor) => canEdit(actor),
  state: async (db, id) => {
    const stored = await db.findOneBy(KioskEntity, { id });
    return stored && { version: stored.version, fields: { ...kioskDraftOf(stored) } };
  },
  fixed: () => ['exit_pin', 'device'],
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateKiosk, restoring, { kiosk: { id, version, ...fields } });
  },
};
