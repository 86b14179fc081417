import { startPlaceLookup } from '@salient/shared/areas/places/placeHealingMethods.ts';

/**
 * SQL: entries of the trail that somebody made by opening the record. A merge moves thousands of parts, the look-up of places goes
 * through all of them, and an import brings a whole list.
 */
export const changedByHand = `source <> 'import' AND NOT (source = 'merge' AND part_of_id IS NOT NULL)
  AND method <> '${startPlaceLookup.name}'`;
