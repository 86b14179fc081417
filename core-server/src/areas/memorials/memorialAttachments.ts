import { mayEditMemorial } from '@salient/shared/areas/memorials/memorialPolicy.ts';
import { isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import type { AttachmentArea } from '../attachments/AttachmentArea.ts';
import { MemorialEntity } from './MemorialEntity.ts';

/** Pictures of memorials (MEMORIAL-32): read by staff, changed by editors, and shown to visitors where their rights allow it. */
export const memorialAttachments: AttachmentArea = {
  collection: 'memorials',
  accepts: 'images',
  history: 'memorial',
  showsOnWeb: true,
  rights: async (db, actor, id) =>
    (await db.existsBy(MemorialEntity, { id })) ? { see: isLoggedIn(actor), change: mayEditMemorial(actor) } : null,
};
