import type { UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';
import {
  largestTranscriptionZip,
  type TranscriptionUploadAnswer,
  transcriptionUploadSchema,
} from '@salient/shared/areas/documents/transcriptionUpload.ts';
import type { Context } from 'koa';
import type { DiskSpace } from '../../../lib/disk/DiskSpace.ts';
import type { Files } from '../../../lib/files/Files.ts';
import { UploadRefused } from '../../../lib/files/UploadRefused.ts';
import { type ZipRefusal, ZipRefused } from '../../../lib/transcriptions/readTranscriptionZip.ts';
import { readForm } from '../../attachments/readForm.ts';
import { receiveFile } from '../../attachments/receiveFile.ts';
import {
  filledFields,
  parsedFields,
  readUploader,
  requireEditor,
  type UploaderServices,
} from '../../attachments/uploader.ts';
import { DocumentEntity } from '../DocumentEntity.ts';
import { requirePages } from '../pages/addPages.ts';
import { importTranscriptions } from './importTranscriptions.ts';

interface TranscriptionUploadServices extends UploaderServices {
  readonly files: Files;
  readonly disk: DiskSpace;
}

const codeOf: Readonly<Record<ZipRefusal, UploadCode>> = {
  no_zip: 'INVALID_FILE_TYPE',
  too_many_files: 'TOO_MANY_FILES',
  too_large: 'FILE_TOO_LARGE',
  too_slow: 'SCAN_TOO_SLOW',
};

/**
 * `POST /api/uploadtranscriptions/uploadFile`: takes a ZIP of PAGE XML or ALTO files for the pages of a document. Who and where
 * are asked before the file is read; it is thrown away once it was.
 *
 * @throws UploadRefused
 */
export function receiveTranscriptions(
  services: TranscriptionUploadServices,
  ctx: Context,
): Promise<TranscriptionUploadAnswer> {
  const { dataSource, files, disk, now } = services;
  return readForm(ctx, async ({ fields, file }) => {
    const actor = await readUploader(services, fields.token);
    requireEditor(actor);
    const { document_id: documentId, replace } = parsedFields(transcriptionUploadSchema, filledFields(fields));
    requirePages(await dataSource.manager.findOneBy(DocumentEntity, { id: documentId }));
    if ((await disk.read()).isFull) throw new UploadRefused('NO_ROOM');
    return files.tempFiles.with(async (part) => {
      const { path } = await receiveFile(file, part, largestTranscriptionZip);
      const importing = { actor, documentId, replaces: replace === 'true', now: now() };
      return importTranscriptions(dataSource, path, importing).catch((error: unknown) => {
        if (!(error instanceof ZipRefused)) throw error;
        throw new UploadRefused(codeOf[error.reason]);
      });
    });
  });
}
