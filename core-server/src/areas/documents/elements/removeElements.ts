import { removeCollectionDocumentElements } from '@salient/shared/areas/documents/elementMethods.ts';
import { In } from 'typeorm';
import { recordChanges } from '../../../lib/changes/recordChange.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { keepForAWhile } from '../../attachments/removeAttachments.ts';
import { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { changeDocumentFields, whyDocumentStays } from '../documentKind.ts';
import { closeGaps, holdForElements, refused } from '../holdDocuments.ts';
import { presentDocument } from '../presentDocument.ts';
import { chosenElements } from './chosenElements.ts';
import { fieldsOfPages } from './pageKind.ts';

/** Pages go, and can be brought back from the history while their files are kept; sub-documents are marked as removed. */
export const handleRemoveCollectionDocumentElements = implement(
  removeCollectionDocumentElements,
  async ({ params, fail: _fail, ...context }) => {
    const { db, actor, method, services } = context;
    const { documentId, indices, ids } = params;
    const inside = await db.query<{ id: string }[]>(
      `SELECT subdocument_id AS id FROM document_element
       WHERE document_id = $1 AND position = ANY($2) AND subdocument_id IS NOT NULL`,
      [documentId, indices],
    );
    const held = await holdForElements(
      db,
      documentId,
      inside.map(({ id }) => id),
    );
    const chosen = await chosenElements(context, held, indices, ids);
    const pages = chosen.filter(({ file_id }) => file_id !== null);
    const subdocuments = chosen.flatMap(({ subdocument_id }) => held.others.get(subdocument_id ?? '') ?? []);
    for (const { id } of subdocuments) {
      const [why] = await whyDocumentStays(context, id);
      if (why) throw refused('none', why);
    }
    const kept = await fieldsOfPages(db, pages);
    const now = services.now();
    await keepForAWhile(
      db,
      pages.flatMap(({ file_id }) => file_id ?? []),
      now,
    );
    await db.delete(DocumentElementEntity, { id: In(chosen.map(({ id }) => id)) });
    await closeGaps(db, documentId);
    await recordChanges(
      db,
      pages.map(({ id, version }) => ({
        ...{ actor, method, entity: 'document_element', entityId: id, version: version + 1 },
        partOf: { type: 'document', id: documentId },
        ...{ before: kept.get(id) ?? {}, after: null },
      })),
    );
    for (const each of subdocuments) await changeDocumentFields(context, each, { deleted: true }, now);
    return presentDocument(context, documentId);
  },
);
