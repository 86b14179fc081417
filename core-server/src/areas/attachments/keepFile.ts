import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { FileStore } from '../../lib/files/FileStore.ts';
import { originalKey } from '../../lib/files/storageKeys.ts';
import { FileEntity } from './FileEntity.ts';
import type { ReceivedFile } from './receiveFile.ts';

export interface CheckedFile extends ReceivedFile {
  readonly mimetype: string;
  readonly size: PixelSize | null;
}

/** Holds the bytes of one content as they are until the transaction ends: nobody removes what another is about to use. */
export const lockContent = (db: EntityManager, sha256: Buffer) =>
  db.query('SELECT pg_advisory_xact_lock($1, $2)', [advisoryLocks.fileContent, sha256.readInt32BE(0)]);

/**
 * Gives the row of a file's content, within the transaction that puts it to use. The bytes are in the store already;
 * should a sweep have removed them meanwhile, they are put there again.
 */
export async function keepFile(db: EntityManager, store: FileStore, file: CheckedFile): Promise<string> {
  const { sha256, mimetype, bytes, size } = file;
  const storage_key = originalKey(sha256);
  await lockContent(db, sha256);
  if (!(await store.stat(storage_key))) await store.put(storage_key, file.path);
  const known = await db.findOneBy(FileEntity, { storage_key });
  if (known) {
    if (known.damaged_at !== null) await mendFile(db, store, file);
    return known.id;
  }
  const id = uuidv7();
  const { width = null, height = null } = size ?? {};
  await db.insert(FileEntity, { id, mimetype, size_bytes: String(bytes), sha256, width, height, storage_key });
  return id;
}

/** Puts the right bytes in the place of those that were found to be others. */
export async function mendFile(
  db: EntityManager,
  store: FileStore,
  { sha256, path }: Pick<ReceivedFile, 'sha256' | 'path'>,
): Promise<void> {
  const storage_key = originalKey(sha256);
  if (!(await db.existsBy(FileEntity, { storage_key, damaged_at: Not(IsNull()) }))) return;
  await store.put(storage_key, path);
  await db.update(FileEntity, { storage_key }, { damaged_at: null });
}
