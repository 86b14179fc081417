import { fieldHistory } from '../../lib/fields/fieldHistory.ts';
import { defineHistory } from '../../lib/history/defineHistory.ts';
import { collectionFields } from './collectionFields.ts';

/** What the history of a collection shows. */
export const collectionHistory = defineHistory({
  ...fieldHistory(collectionFields),
  deleted: { label: 'collections.fields.deleted', kind: 'flag' },
});
