import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { FileStore, StoredObject } from '../../lib/files/FileStore.ts';
import { FolderStore } from '../../lib/files/FolderStore.ts';
import type { S3Options } from '../../lib/files/S3Store.ts';
import { TempFiles } from '../../lib/files/TempFiles.ts';
import { problemWithPath, systemErrorCode } from '../../lib/process/StartProblem.ts';
import { BackupProblem } from './BackupProblem.ts';

/** Where backups lie: a folder or a bucket, read and written by key. A key is there whole or not at all. */
export class BackupPlace {
  /** As the operator wrote it. */
  readonly target: string;
  readonly #store: FileStore;
  readonly #tempFiles: TempFiles;
  /** What keys begin with, so that a bucket may hold other things besides. */
  readonly #prefix: string;

  private constructor(target: string, store: FileStore, tempFiles: TempFiles, prefix: string) {
    this.target = target;
    this.#store = store;
    this.#tempFiles = tempFiles;
    this.#prefix = prefix;
  }

  /**
   * Opens a target.
   *
   * @param target a folder, made when missing, or `s3://BUCKET/FOLDER`.
   * @throws BackupProblem when it cannot be written.
   */
  static async open(target: string, { s3 }: { readonly s3?: S3Options }): Promise<BackupPlace> {
    const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target);
    if (bucket) {
      if (!s3) throw new BackupProblem(`${target} cannot be opened: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`);
      const { S3Store } = await import('../../lib/files/S3Store.ts');
      const folder = (bucket[2] ?? '').replace(/\/+$/, '');
      const store = new S3Store({ ...s3, bucket: bucket[1] as string });
      const tempFiles = new TempFiles(join(tmpdir(), `salient-backup-${userInfo().uid}`));
      return new BackupPlace(target, store, tempFiles, folder === '' ? '' : `${folder}/`);
    }
    try {
      await mkdir(target, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw explain(error, target);
    }
    const tempFiles = new TempFiles(join(target, 'parts'));
    return new BackupPlace(target, new FolderStore(target, tempFiles), tempFiles, '');
  }

  /** Writes what `source` gives under the key. */
  async write(key: string, source: Readable | AsyncIterable<Uint8Array>): Promise<void> {
    try {
      await this.#tempFiles.with(async (path) => {
        await pipeline(source, createWriteStream(path, { mode: 0o600 }));
        await this.#store.put(this.#prefix + key, path);
      });
    } catch (error) {
      throw explain(error, this.target);
    }
  }

  writeText(key: string, text: string): Promise<void> {
    return this.write(key, oneChunk(Buffer.from(text)));
  }

  /** @throws BackupProblem when there is nothing under the key. */
  async read(key: string): Promise<Readable> {
    try {
      return await this.#store.open(this.#prefix + key);
    } catch (error) {
      const isMissing = systemErrorCode(error) === 'ENOENT' || (error as { name?: string }).name === 'NoSuchKey';
      if (isMissing) throw new BackupProblem(`${this.target}: ${key} is missing, so this backup is not whole.`);
      throw explain(error, this.target);
    }
  }

  async readText(key: string): Promise<string> {
    return (await buffer(await this.read(key))).toString('utf8');
  }

  stat(key: string): Promise<StoredObject | null> {
    return this.#store.stat(this.#prefix + key);
  }

  remove(key: string): Promise<void> {
    return this.#store.remove(this.#prefix + key);
  }

  /** The keys under a folder of the target, such as `backups/`; `''` for all. */
  async keys(folder: '' | `${string}/`): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.#store.list(this.#prefix + folder)) keys.push(key.slice(this.#prefix.length));
    return keys.sort();
  }

  /** Clears away what a program that was killed had not finished. */
  clearUnfinished(now: Date): Promise<void> {
    return this.#tempFiles.clear(now);
  }

  close(): void {
    this.#store.close();
  }
}

async function* oneChunk(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}

function explain(error: unknown, target: string): unknown {
  const problem = problemWithPath(error, target);
  if (problem === error) return error;
  const code = systemErrorCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new BackupProblem(`The disk of ${target} is full: make room on it, or give another target.`)
    : new BackupProblem(`${target} cannot be written (${code}): give a folder that this user may write.`);
}
