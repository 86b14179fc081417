import { isLoggedIn, mayWriteRecords } from '@salient/shared/areas/users/actor.ts';
import type { AttachmentArea } from '../attachments/AttachmentArea.ts';
import { DocumentEntity } from './DocumentEntity.ts';

/**
 * Files that belong to a document of any category and are none of its pages (DOCUMENT-72, UPLOAD-20): a letter about it, a
 * permission, a reading list. Staff read them and editors change them; no visitor does, whether it is disclosed or not.
 */
export const documentAttachments: AttachmentArea = {
  collection: 'documents',
  accepts: 'documents',
  history: 'document',
  rights: async (db, actor, id) => {
    const document = await db.findOneBy(DocumentEntity, { id });
    return document && { see: isLoggedIn(actor), change: mayWriteRecords(actor) && !document.deleted };
  },
};
