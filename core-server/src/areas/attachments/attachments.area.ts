import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { readByEditors } from '../../lib/changes/readByEditors.ts';
import { AttachmentEntity } from './AttachmentEntity.ts';
import { AttachmentReservationEntity } from './AttachmentReservationEntity.ts';
import * as changeAttachments from './changeAttachments.ts';
import { checkFiles } from './checkFiles.ts';
import { FileEntity } from './FileEntity.ts';
import * as readAttachments from './readAttachments.ts';
import * as reserveAttachment from './reserveAttachment.ts';
import { removeUnusedFiles, sweepFiles } from './sweepFiles.ts';

export const attachmentsArea = defineArea({
  name: 'attachments',
  entities: [AttachmentEntity, AttachmentReservationEntity, FileEntity],
  handlers: [changeAttachments, readAttachments, reserveAttachment],
  history: { attachment: readByEditors(namedBy('name')) },
  jobs: [
    { name: 'removeUnusedFiles', at: '37 * * * *', lock: advisoryLocks.removeUnusedFiles, run: removeUnusedFiles },
    { name: 'sweepFiles', at: '41 3 * * *', lock: advisoryLocks.sweepFiles, run: sweepFiles },
    { name: 'checkFiles', at: '17 2 * * *', lock: advisoryLocks.checkFiles, run: checkFiles },
  ],
});
