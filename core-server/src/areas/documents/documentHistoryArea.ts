import { hasField, isFixed } from '@salient/shared/areas/documents/checkDocument.ts';
import { documentInputSchema } from '@salient/shared/areas/documents/document.ts';
import {
  type DocumentDraft,
  type DocumentField,
  documentFields,
} from '@salient/shared/areas/documents/documentFields.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import type { HistoryArea } from '../../lib/changes/HistoryArea.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { inputFieldsOf } from '../../lib/records/inputFieldsOf.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateCollectionDocument } from './changeDocument.ts';
import { documentState } from './documentState.ts';
import { inputOfKept, withReadParts, withStandingParts } from './parts/keptParts.ts';

/** How history reads and restores documents. A removal is a mark, which has a call of its own to take it away. */
export const documentHistoryArea: HistoryArea = {
  naming: namedBy('title'),
  maySee: async (_db, actor) => canEdit(actor),
  state: documentState,
  fixed: (fields) => ['category', 'parentId', 'elements', 'deleted', 'merged_from', ...fixedFields(fields)],
  standing: withStandingParts,
  asRead: withReadParts,
  update: async (restoring, id, version, fields) => {
    const document = { ...inputFieldsOf(documentInputSchema, inputOfKept(fields)), id, version };
    await callWithin(handleUpdateCollectionDocument, restoring, { document });
  },
};

/** What nobody types of a document; of a change that keeps not what category it is nothing is known. */
function fixedFields(fields: Fields): readonly DocumentField[] {
  const { category, adlibId = '' } = fields as Partial<DocumentDraft>;
  if (category === undefined) return [];
  const names = Object.keys(documentFields) as DocumentField[];
  return names.filter((name) => isFixed({ category, adlibId }, name) || !hasField(category, name));
}
