import { startBulkChange, undoBulkChange } from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { startPlaceLookup } from '@salient/shared/areas/places/placeHealingMethods.ts';

const ofMany = [startPlaceLookup, startBulkChange, undoBulkChange].map(({ name }) => `'${name}'`).join(', ');

/**
 * SQL: entries of the trail that somebody made by opening the record. A merge moves thousands of parts, the look-up of places
 * and changes of many persons go through all of them, and an import brings a whole list. The index `audit_entry_by_hand_idx`
 * holds just these.
 */
export const changedByHand = `source <> 'import' AND NOT (source = 'merge' AND part_of_id IS NOT NULL)
  AND method NOT IN (${ofMany})`;
