import { join } from 'node:path';
import type { FileStore } from './FileStore.ts';
import { FolderStore } from './FolderStore.ts';
import type { S3Options } from './S3Store.ts';
import type { TempFiles } from './TempFiles.ts';

/** The bucket when one is configured, otherwise a folder. The bucket's client is loaded only when it is needed. */
export async function createFileStore(folder: string, tempFiles: TempFiles, s3?: S3Options): Promise<FileStore> {
  if (!s3) return new FolderStore(join(folder, 'objects'), tempFiles);
  const { S3Store } = await import('./S3Store.ts');
  return new S3Store(s3);
}
