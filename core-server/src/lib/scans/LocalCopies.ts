import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../files/FileStore.ts';
import type { TempFiles } from '../files/TempFiles.ts';

interface CopyLimits {
  /** What copies may take on this machine. */
  readonly mostBytes: number;
  /** One that was used within this time is not removed: somebody may be about to open it. */
  readonly inUseMs: number;
}
const usualLimits: CopyLimits = { mostBytes: 2 * 1024 * 1024 * 1024, inUseMs: 60_000 };

/** Objects of a store as files of this machine: where they lie, or copies of them within a bound. */
export class LocalCopies {
  readonly #store: FileStore;
  readonly #tempFiles: TempFiles;
  readonly #folder: string;
  readonly #limits: CopyLimits;
  readonly #underWay = new Map<string, Promise<string | null>>();

  constructor(store: FileStore, tempFiles: TempFiles, folder: string, limits = usualLimits) {
    this.#store = store;
    this.#tempFiles = tempFiles;
    this.#folder = folder;
    this.#limits = limits;
  }

  /** The path of an object; null when there is nothing under the key. Whoever asks at once gets one copy. */
  find(key: string): Promise<string | null> {
    const running = this.#underWay.get(key) ?? this.#find(key).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, running);
    return running;
  }

  async #find(key: string): Promise<string | null> {
    const own = this.#store.pathOf?.(key);
    if (own !== undefined) return (await this.#store.stat(key)) ? own : null;
    const path = join(this.#folder, key.replaceAll('/', '_'));
    if (await stat(path).catch(() => null)) {
      const now = new Date();
      await utimes(path, now, now);
      return path;
    }
    const found = await this.#store.stat(key);
    if (!found) return null;
    await this.#makeRoom(found.bytes);
    await this.#tempFiles.with(async (part) => {
      await pipeline(await this.#store.open(key), createWriteStream(part, { mode: 0o600 }));
      await rename(part, path);
    });
    return path;
  }

  async #makeRoom(bytes: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const copies: { path: string; bytes: number; usedAt: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => null);
      if (found) copies.push({ path, bytes: found.size, usedAt: found.mtimeMs });
    }
    const { mostBytes, inUseMs } = this.#limits;
    let taken = copies.reduce((sum, copy) => sum + copy.bytes, bytes);
    for (const copy of copies.sort((a, b) => a.usedAt - b.usedAt)) {
      if (taken <= mostBytes || copy.usedAt > Date.now() - inUseMs) return;
      await rm(copy.path, { force: true });
      taken -= copy.bytes;
    }
  }
}
