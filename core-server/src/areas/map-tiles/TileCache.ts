import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { DiskSpace } from '../../lib/disk/DiskSpace.ts';
import { Breaker } from '../../lib/http/Breaker.ts';
import { fetchTile, TileProblem, type TileSource } from './fetchTile.ts';
import type { TileSpot } from './tileSpot.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** An older tile is shown while it is fetched anew. */
const freshMs = 14 * dayMs;
/** Fetches under way at once, and those that may wait for their turn: the source belongs to others. */
const fetchesAtOnce = 4;
const mostWaiting = 100;
/** The folder's size after a night; some thirty thousand tiles. */
const mostBytes = 512 * 1024 * 1024;

interface Options {
  readonly folder: string;
  readonly source: TileSource;
  readonly disk: DiskSpace;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Tiles of maps, kept in a folder as their source answered them. */
export class TileCache {
  readonly #options: Options;
  readonly #limit = pLimit(fetchesAtOnce);
  readonly #breaker: Breaker;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(options: Options) {
    this.#options = options;
    this.#breaker = new Breaker(options.now);
  }

  /** A tile that is kept, null when it is not; one that is old is fetched anew meanwhile. */
  async find(spot: TileSpot): Promise<Buffer | null> {
    const kept = await this.#read(this.#path(spot));
    if (kept && !kept.isFresh) this.fetch(spot).catch(() => undefined);
    return kept?.bytes ?? null;
  }

  async #read(path: string): Promise<{ readonly bytes: Buffer; readonly isFresh: boolean } | null> {
    try {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
      return { bytes, isFresh: this.#options.now().getTime() - mtimeMs <= freshMs };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /**
   * Fetches a tile and keeps it. Whoever asks for the same one meanwhile waits for the same answer.
   *
   * @throws TileProblem when the source gives none, or too many wait for it.
   */
  fetch(spot: TileSpot): Promise<Buffer> {
    const path = this.#path(spot);
    const running = this.#underWay.get(path) ?? this.#fetch(spot, path).finally(() => this.#underWay.delete(path));
    this.#underWay.set(path, running);
    return running;
  }

  async #fetch(spot: TileSpot, path: string): Promise<Buffer> {
    if (this.#limit.pendingCount >= mostWaiting) throw new TileProblem('too many wait for the source');
    const { source, log } = this.#options;
    // Somebody else's may have come since this one was looked for.
    const kept = await this.#read(path);
    if (kept?.isFresh) return kept.bytes;
    const bytes = await this.#limit(() =>
      this.#breaker.ask(
        () => fetchTile(source, spot),
        (error) => error instanceof TileProblem && !error.isMissing,
      ),
    );
    // Whoever asked sees it all the same.
    await this.#keep(path, bytes).catch((error: unknown) => log.warn({ err: error }, 'a map tile could not be kept'));
    return bytes;
  }

  /** Written aside and then moved: nobody reads half a tile. */
  async #keep(path: string, bytes: Buffer): Promise<void> {
    const { disk, folder, now } = this.#options;
    if ((await disk.read()).isFull) return;
    await mkdir(dirname(path), { recursive: true });
    const part = join(folder, `${randomUUID()}.part`);
    try {
      await writeFile(part, bytes);
      await utimes(part, now(), now());
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  }

  /** Removes the oldest tiles until the rest takes `limit` bytes at most. Answers how many went. */
  async trim(limit = mostBytes): Promise<number> {
    const { folder } = this.#options;
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files: { path: string; size: number; mtimeMs: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await stat(path).catch(() => null);
      if (found) files.push({ path, size: found.size, mtimeMs: found.mtimeMs });
    }
    files.sort((a, b) => b.mtimeMs - a.mtimeMs);
    let bytes = 0;
    let removed = 0;
    for (const { path, size } of files) {
      bytes += size;
      if (bytes <= limit) continue;
      await rm(path, { force: true });
      removed++;
    }
    return removed;
  }

  #path({ z, x, y }: TileSpot): string {
    return join(this.#options.folder, `${z}`, `${x}`, `${y}`);
  }
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly tileCache: TileCache;
  }
}
