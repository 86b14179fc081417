import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { joinWords } from '../../lib/changes/RecordNaming.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateKiosk } from './changeKiosk.ts';
import { kioskKind } from './kioskKind.ts';

/** How history reads and restores the set-up of kiosks. They are never removed. */
export const kioskHistoryArea = recordHistory(kioskKind, {
  naming: {
    columns: ['name', 'number'],
    nameOf: ({ name, number }) => joinWords([name]) ?? `Kiosk ${number}`,
  },
  maySee: async (_db, actor) => canEdit(actor),
  fixed: () => ['exit_pin', 'device'],
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateKiosk, restoring, { kiosk: { id, version, ...fields } });
  },
});
