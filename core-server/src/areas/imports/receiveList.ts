import { open } from 'node:fs/promises';
import { asFound } from '@salient/shared/areas/imports/importList.ts';
import { listLimits } from '@salient/shared/areas/imports/listProblems.ts';
import { isAtLeastRevisor } from '@salient/shared/areas/users/actor.ts';
import type { Context } from 'koa';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import type { DiskSpace } from '../../lib/disk/DiskSpace.ts';
import type { Files } from '../../lib/files/Files.ts';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';
import { readForm } from '../attachments/readForm.ts';
import { receiveFile } from '../attachments/receiveFile.ts';
import { readUploader, requireEditor, type UploaderServices } from '../attachments/uploader.ts';
import { askFor } from './askFor.ts';
import { isForeign, judgedBytes } from './foreignBytes.ts';
import type { ImportFiles } from './ImportFiles.ts';
import { ImportListEntity } from './ImportListEntity.ts';

interface ListUploadServices extends UploaderServices {
  readonly files: Files;
  readonly importFiles: ImportFiles;
  readonly disk: DiskSpace;
}

/** What a form has beside its file. */
const formBytes = 1024 * 1024;

/**
 * `POST /api/uploadlist/uploadFile`: takes a list for an import. Who asks is asked before the file is read, and one that is too
 * large by what its sender says is not read at all. What is no text and no workbook is refused at once; what stands in a list is
 * found out afterwards.
 *
 * @throws UploadRefused
 */
export function receiveList(services: ListUploadServices, ctx: Context): Promise<{ readonly id: string }> {
  const { dataSource, files, importFiles, disk, now } = services;
  if (ctx.request.length > listLimits.bytes + formBytes) {
    ctx.set('connection', 'close');
    throw new UploadRefused('FILE_TOO_LARGE');
  }
  return readForm(ctx, async ({ fields, file, name }) => {
    const actor = await readUploader(services, fields.token);
    requireEditor(actor);
    if (!isAtLeastRevisor(actor)) throw new UploadRefused('NOT_PERMITTED');
    if ((await disk.read()).isFull) throw new UploadRefused('NO_ROOM');
    return files.tempFiles.with(async (part) => {
      const { path, bytes } = await receiveFile(file, part, listLimits.bytes);
      if (await isForeign(await readHead(path))) throw new UploadRefused('INVALID_FILE_TYPE');
      const id = uuidv7();
      await importFiles.putList(id, path);
      return inTransaction(dataSource, async (db) => {
        const at = { created_at: now(), updated_at: now() };
        const account = actor.account ?? '';
        const list = { id, user_id: actor.id, account, file_name: name, bytes: String(bytes), reading: asFound, ...at };
        await db.insert(ImportListEntity, list);
        await askFor(db, actor, { kind: 'read', list_id: id }, now());
        return { id };
      });
    });
  });
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(judgedBytes), 0, judgedBytes, 0)
    .finally(() => handle.close());
  return buffer.subarray(0, bytesRead);
}
