import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import * as bulkChangeHandlers from './bulkChangeHandlers.ts';
import { carryOutBulkChanges } from './carryOutBulkChanges.ts';
import * as previewBulkChange from './previewBulkChange.ts';

export const bulkChangesArea = defineArea({
  name: 'bulk-changes',
  handlers: [bulkChangeHandlers, previewBulkChange],
  jobs: [
    {
      name: 'carryOutBulkChanges',
      at: '*/2 * * * * *',
      isFrequent: true,
      lock: advisoryLocks.carryOutBulkChanges,
      run: (context) => carryOutBulkChanges(context),
    },
  ],
});
