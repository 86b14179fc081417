import { documentLimits } from '@salient/shared/areas/documents/documentTypes.ts';
import { pageInputSchema } from '@salient/shared/areas/documents/element.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { Fields } from '../../../lib/changes/ChangeRow.ts';
import type { HistoryArea, RestoreContext } from '../../../lib/changes/HistoryArea.ts';
import { namedBy } from '../../../lib/changes/RecordNaming.ts';
import { recordChange } from '../../../lib/changes/recordChange.ts';
import { inputFieldsOf } from '../../../lib/records/inputFieldsOf.ts';
import { callWithin } from '../../../lib/rpc/callWithin.ts';
import { FileEntity } from '../../attachments/FileEntity.ts';
import { loadTagDefinitions } from '../../tags/tagDefinitions.ts';
import { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { holdForElements, placeElements, refused } from '../holdDocuments.ts';
import { inputOfKept, partsOfKept, withReadParts, withStandingParts } from '../parts/keptParts.ts';
import { saveReferences } from '../parts/storedReferences.ts';
import { saveTags } from '../parts/storedTags.ts';
import { pageKind } from './pageKind.ts';
import { handleUpdateCollectionDocumentElement } from './updatePage.ts';

/** How history reads and restores pages: what was written about one, and one that was removed while its file is kept. */
export const pageHistoryArea: HistoryArea = {
  naming: namedBy('original_filename'),
  maySee: async (_db, actor) => canEdit(actor),
  state: pageKind.state,
  partOf: ({ documentId }) => ({ type: 'document', id: String(documentId) }),
  fixed: () => ['documentId'],
  standing: withStandingParts,
  asRead: withReadParts,
  update: async (restoring, id, version, fields) => {
    const page = await restoring.db.findOneByOrFail(DocumentElementEntity, { id });
    const element = { ...inputFieldsOf(pageInputSchema, inputOfKept(fields)), version };
    await callWithin(handleUpdateCollectionDocumentElement, restoring, {
      ...{ documentId: page.document_id, index: page.position, id, element },
    });
  },
  mayBringBack: (kept) => typeof kept.file_id === 'string',
  bringBack,
};

/** Puts a removed page back to its place, or behind the others where there are fewer by now. */
async function bringBack(restoring: RestoreContext, id: string, version: number, kept: Fields): Promise<void> {
  const { db, actor, method, services } = restoring;
  const { documentId, file_id } = kept as { readonly documentId: string; readonly file_id: string };
  const held = await holdForElements(db, documentId);
  if (held.elements.length >= documentLimits.elements) throw refused('none', 'TOO_MANY_VALUES');
  if (!(await db.existsBy(FileEntity, { id: file_id }))) throw refused('none', 'PICTURE_GONE');
  const now = services.now();
  const { file_page, width, height, original_filename, transcription } = kept as unknown as DocumentElementEntity;
  await db.insert(DocumentElementEntity, {
    ...{ id, version, document_id: documentId, file_id, file_page, width, height, original_filename },
    ...{ transcription, position: held.elements.length, created_by: actor.id, created_at: now, updated_at: now },
  });
  const ids = held.elements.map((element) => element.id);
  ids.splice(Number(kept.position), 0, id);
  await placeElements(db, documentId, ids);
  const parts = partsOfKept(await withStandingParts(db, { tags: kept.tags, references: kept.references }));
  await saveTags(db, 'element_id', id, parts.tags, indexOfTags(await loadTagDefinitions(db)));
  await saveReferences(db, 'element_id', id, parts.references);
  const state = await pageKind.state(db, id);
  await recordChange(db, {
    ...{ actor, method, entity: 'document_element', entityId: id, version },
    partOf: { type: 'document', id: documentId },
    ...{ before: null, after: state?.fields ?? {} },
  });
}
