import { LRUCache } from 'lru-cache';
import type { FileStore } from '../files/FileStore.ts';
import { derivedKey, originalKey } from '../files/storageKeys.ts';
import type { TempFiles } from '../files/TempFiles.ts';
import type { LocalCopies } from './LocalCopies.ts';
import { type PyramidLevel, readPyramidLevels } from './pyramidLevels.ts';
import { OriginalChanged, type ScanProcess } from './ScanProcess.ts';

/** One page of a stored file. */
export interface ScanSource {
  readonly sha256: Buffer;
  /** By content. */
  readonly mimetype: string;
  /** From 0. */
  readonly page: number;
}

/** A page as it is read from: in its full size and in smaller ones. */
export interface Pyramid {
  readonly path: string;
  /** From the full size down, each half of the one before. */
  readonly levels: readonly PyramidLevel[];
}

/** The original has nothing under its key, or other bytes than were uploaded: `changed` is told of it. */
export class ScanMissing extends Error {
  override name = 'ScanMissing';
}

interface PyramidParts {
  readonly store: FileStore;
  readonly tempFiles: TempFiles;
  readonly copies: LocalCopies;
  readonly process: ScanProcess;
}

/** Whose levels are known without looking. */
const known = 500;

/** Pyramids of pages, made once and kept in the store beside their originals. */
export class Pyramids {
  readonly #parts: PyramidParts;
  readonly #found = new LRUCache<string, Pyramid>({ max: known });
  readonly #underWay = new Map<string, Promise<string>>();
  /** Hears of an original whose bytes are not what they were. */
  onDamage: (sha256: Buffer) => void = () => undefined;

  constructor(parts: PyramidParts) {
    this.#parts = parts;
  }

  /**
   * The pyramid of a page, made now where it is not there yet.
   *
   * @throws ScanMissing
   */
  async find(source: ScanSource): Promise<Pyramid> {
    const key = keyOf(source);
    const found = this.#found.get(key);
    if (found) return found;
    const path = await this.#path(source, 'viewer');
    const levels = await readPyramidLevels(path);
    const pyramid = { path, levels };
    this.#found.set(key, pyramid);
    return pyramid;
  }

  /** Looks anew at one that could not be read: its copy may have been removed meanwhile. */
  forget(source: ScanSource): void {
    this.#found.delete(keyOf(source));
  }

  /** Makes the pyramids of pages that nobody waits for, one after another. */
  async prepare(file: Omit<ScanSource, 'page'>, pages: number): Promise<void> {
    for (let page = 0; page < pages; page++) await this.#path({ ...file, page }, 'ahead');
  }

  async #path(source: ScanSource, urgency: 'viewer' | 'ahead'): Promise<string> {
    const key = keyOf(source);
    const kept = await this.#parts.copies.find(key);
    if (kept !== null) return kept;
    const running =
      this.#underWay.get(key) ?? this.#make(source, key, urgency).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, running);
    return running;
  }

  async #make({ sha256, mimetype, page }: ScanSource, key: string, urgency: 'viewer' | 'ahead'): Promise<string> {
    const { store, tempFiles, copies, process } = this.#parts;
    const original = await copies.find(originalKey(sha256));
    if (original === null) {
      this.onDamage(sha256);
      throw new ScanMissing('the original is not there');
    }
    const file = { path: original, mimetype };
    await tempFiles.with(async (target) => {
      try {
        await process.makePyramid({ file, sha256: sha256.toString('hex'), page, target }, urgency);
      } catch (error) {
        if (!(error instanceof OriginalChanged)) throw error;
        this.onDamage(sha256);
        throw new ScanMissing('the original is not what was uploaded');
      }
      await store.put(key, target);
    });
    const path = await copies.find(key);
    if (path === null) throw new Error(`${key} vanished`);
    return path;
  }
}

/** The number counts the ways in which pyramids were made: those of an older one are not read. */
const keyOf = ({ sha256, page }: ScanSource) => derivedKey(sha256, `pyramid1-${page}.tif`);
