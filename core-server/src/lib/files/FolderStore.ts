import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, FileStore, StoredObject } from './FileStore.ts';
import type { TempFiles } from './TempFiles.ts';

/** Two names at least, of signs that every file system takes. */
const isKey = (key: string) => /^[\w-]+(\/[\w-][\w.-]*)+$/.test(key);

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder of this machine, readable by the owner of the process only. */
export class FolderStore implements FileStore {
  readonly #folder: string;
  readonly #tempFiles: TempFiles;

  /** @param tempFiles on the same disk, so that a finished file is moved and not copied. */
  constructor(folder: string, tempFiles: TempFiles) {
    this.#folder = folder;
    this.#tempFiles = tempFiles;
  }

  put(key: string, path: string): Promise<void> {
    return this.#place(key, (part) => copyFile(path, part, constants.COPYFILE_FICLONE));
  }

  putBytes(key: string, bytes: Buffer): Promise<void> {
    return this.#place(key, (part) => writeFile(part, bytes, { mode: 0o600 }));
  }

  async stat(key: string): Promise<StoredObject | null> {
    try {
      const { size, mtime } = await stat(this.pathOf(key));
      return { key, bytes: size, at: mtime };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const handle = await open(this.pathOf(key), 'r');
    return handle.createReadStream(range);
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(folder = ''): AsyncIterable<StoredObject> {
    const top = join(this.#folder, folder);
    const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const key = relative(this.#folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      // File managers leave files of their own in every folder that somebody looks into.
      const found = isKey(key) ? await this.stat(key) : null;
      if (found) yield found;
    }
  }

  close(): void {
    // A folder holds nothing open.
  }

  /** Written aside, on disk for good, then moved: a reader never sees half a file, nor does one after a power cut. */
  #place(key: string, write: (part: string) => Promise<void>): Promise<void> {
    return this.#tempFiles.with(async (part) => {
      await write(part);
      await synced(part);
      const path = this.pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(part, path);
      await synced(dirname(path));
    });
  }

  pathOf(key: string): string {
    if (!isKey(key)) throw new RangeError(`no key: ${key}`);
    return join(this.#folder, ...key.split('/'));
  }
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
