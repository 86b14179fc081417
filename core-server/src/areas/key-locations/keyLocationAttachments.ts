import { keyLocationLimits } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { mayWriteRecords } from '@salient/shared/areas/users/actor.ts';
import type { AttachmentArea } from '../attachments/AttachmentArea.ts';
import { KeyLocationEntity } from './KeyLocationEntity.ts';
import { notifyOfKeyLocation } from './notifyOfKeyLocation.ts';

/** Photos of key locations (KEYLOC-11): visitors see them, editors change them. */
export const keyLocationAttachments: AttachmentArea = {
  collection: 'key_locations',
  accepts: 'images',
  most: keyLocationLimits.photos,
  history: 'key_location',
  rights: async (db, actor, id) =>
    (await db.existsBy(KeyLocationEntity, { id })) ? { see: true, change: mayWriteRecords(actor) } : null,
  changed: notifyOfKeyLocation,
};
