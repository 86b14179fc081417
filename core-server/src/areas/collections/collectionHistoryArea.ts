import { collectionInputSchema } from '@salient/shared/areas/collections/collection.ts';
import { composedTitle } from '@salient/shared/areas/collections/collectionFields.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { HistoryArea } from '../../lib/changes/HistoryArea.ts';
import { inputFieldsOf } from '../../lib/records/inputFieldsOf.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateCollection } from './changeCollection.ts';
import { collectionKind } from './collectionKind.ts';

/** How history reads and restores collections. A removal is a mark, which has a call of its own to take it away. */
export const collectionHistoryArea: HistoryArea = {
  naming: {
    columns: ['adlib_code', 'title'],
    nameOf: ({ adlib_code, title }) => composedTitle({ adlibCode: String(adlib_code), title: String(title) }) || null,
  },
  maySee: async (_db, actor) => canEdit(actor),
  state: collectionKind.state,
  fixed: () => ['deleted', 'merged_from'],
  update: async (restoring, id, version, fields) => {
    const collection = { ...inputFieldsOf(collectionInputSchema, fields), id, version };
    await callWithin(handleUpdateCollection, restoring, { collection });
  },
};
