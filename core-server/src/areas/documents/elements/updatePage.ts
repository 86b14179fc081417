import { checkPage } from '@salient/shared/areas/documents/checkPage.ts';
import type { PageInput } from '@salient/shared/areas/documents/element.ts';
import { updateCollectionDocumentElement } from '@salient/shared/areas/documents/elementMethods.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { conflictDetails } from '../../../lib/changes/conflictDetails.ts';
import { isUnchanged } from '../../../lib/changes/isUnchanged.ts';
import { changeClaimed, claimRecord, requireValid } from '../../../lib/records/changeRecord.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { loadTagDefinitions } from '../../tags/tagDefinitions.ts';
import { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { holdForElements, idOfElement, placeElements, refused } from '../holdDocuments.ts';
import { saveReferences } from '../parts/storedReferences.ts';
import { saveTags } from '../parts/storedTags.ts';
import { holdNamedBy, validateParts } from '../parts/validateParts.ts';
import { presentDocument } from '../presentDocument.ts';
import { pageKind } from './pageKind.ts';
import { recordMove } from './recordMove.ts';

export const handleUpdateCollectionDocumentElement = implement(
  updateCollectionDocumentElement,
  async ({ params, fail: _fail, ...context }) => {
    const { db } = context;
    const { documentId, element: input, id } = params;
    await holdNamedBy(db, input);
    const held = await holdForElements(db, documentId);
    // Others may have moved it since it was read: what is written about it follows it.
    const index = id === undefined ? params.index : held.elements.findIndex((each) => idOfElement(each) === id);
    const { newIndex = index } = params;
    const element = held.elements[index];
    if (!element) throw id === undefined ? refused('index', 'DOES_NOT_EXIST') : await notInDocument(context, id, input);
    if (newIndex >= held.elements.length) throw refused('newIndex', 'INVALID_FORMAT');
    const { version, ...written } = input;
    const isWritten = Object.values(written).some((value) => value !== undefined);
    if (element.subdocument_id === null) await writePage(context, element.id, input);
    else if (isWritten) throw refused('index', 'INVALID_REFERENCE');
    if (newIndex !== index) {
      const order = [...held.elements];
      order.splice(newIndex, 0, ...order.splice(index, 1));
      await placeElements(
        db,
        documentId,
        order.map((each) => each.id),
      );
      await recordMove(context, [element], { documentId, all: held.elements }, { documentId, all: order });
    }
    return presentDocument(context, documentId);
  },
);

/** A page that others have moved to another document, which the conflict tells, or that is not there any more. */
async function notInDocument(context: ChangeContext, id: string, { version = 0 }: PageInput): Promise<RpcFailure> {
  const page = await context.db.findOneBy(DocumentElementEntity, { id });
  if (!page?.file_id) return new RpcFailure(commonErrors.notFound, { entity: 'document_element', id });
  const details = await conflictDetails(context, 'document_element', id, version, page.version);
  return new RpcFailure(commonErrors.conflict, details);
}

/** Writes what is given about a page of a document that is held. */
async function writePage(context: ChangeContext, id: string, input: PageInput): Promise<void> {
  const { db } = context;
  const stored = await claimRecord(pageKind, context, { id, version: input.version });
  const tagIndex = indexOfTags(await loadTagDefinitions(db));
  const { transcription, tags, references } = stored;
  const former = { transcription, tags, references };
  const { draft: given, errors } = checkPage(input, tagIndex, former);
  const holder = stored.document_id;
  const draft = await validateParts(context, given, { input, index: tagIndex, stored, holder, errors });
  requireValid({ draft, errors });
  if (isUnchanged(former, draft)) return;
  await changeClaimed(pageKind, context, stored, async ({ version, now }) => {
    await db.update(DocumentElementEntity, { id }, { transcription: draft.transcription, version, updated_at: now });
    await saveTags(db, 'element_id', id, draft.tags, tagIndex);
    await saveReferences(db, 'element_id', id, draft.references);
  });
}
