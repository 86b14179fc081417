import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Pyramids, ScanSource } from '../scans/Pyramids.ts';
import type { ImageRequest } from './parseImageRequest.ts';
import { renderImage } from './renderImage.ts';

/** Encoded tiles that are kept in memory. Bytes. */
const mostKept = 60 * 1024 * 1024;
/** What is larger is asked for once, and not kept. Bytes. */
const largestKept = 1024 * 1024;
/** From so many pixels on, read or made, a picture takes its time and waits for others of its size. */
const largePixels = 4_000_000;
const mostWaiting = { tile: 1_000, large: 40 } as const;

/** More pictures are asked for than can be made. */
export class RendererBusy extends Error {
  override name = 'RendererBusy';
}

/** Makes tiles and whole images of pyramids, as many at once as there are cores, and keeps those that were asked for last. */
export class ImageRenderer {
  readonly #pyramids: Pyramids;
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: mostKept,
    maxEntrySize: largestKept,
    sizeCalculation: ({ length }) => length + 500,
  });
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #tiles = pLimit(Math.max(2, availableParallelism()));
  readonly #large = pLimit(1);

  constructor(pyramids: Pyramids) {
    this.#pyramids = pyramids;
  }

  /** What tells two answers apart, before either is made. */
  tagOf(source: ScanSource, { canonical }: ImageRequest): string {
    // A list of tags is cut at its commas.
    const part = canonical.replaceAll('/', '_').replaceAll(',', '.');
    return `${source.sha256.toString('hex', 0, 16)}-${source.page}-1-${part}`;
  }

  /**
   * @throws ScanMissing
   * @throws RendererBusy
   */
  async render(source: ScanSource, request: ImageRequest): Promise<Buffer> {
    const tag = this.tagOf(source, request);
    const kept = this.#kept.get(tag);
    if (kept) return kept;
    const running = this.#underWay.get(tag) ?? this.#make(source, request).finally(() => this.#underWay.delete(tag));
    this.#underWay.set(tag, running);
    const bytes = await running;
    this.#kept.set(tag, bytes);
    return bytes;
  }

  async #make(source: ScanSource, request: ImageRequest): Promise<Buffer> {
    const isLarge = request.size.width * request.size.height > largePixels;
    const [limit, most]: [LimitFunction, number] = isLarge
      ? [this.#large, mostWaiting.large]
      : [this.#tiles, mostWaiting.tile];
    if (limit.pendingCount >= most) throw new RendererBusy('too many pictures are asked for');
    const pyramid = await this.#pyramids.find(source);
    return limit(async () => {
      try {
        return await renderImage(pyramid, request);
      } catch {
        // Its copy on this machine may have been removed meanwhile.
        this.#pyramids.forget(source);
        return renderImage(await this.#pyramids.find(source), request);
      }
    });
  }
}
