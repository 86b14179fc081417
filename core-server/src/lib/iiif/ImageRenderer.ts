import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { ConcurrencyLimiter } from '../rpc/ConcurrencyLimiter.ts';
import { type CostRule, GuestCosts } from '../rpc/GuestCosts.ts';
import type { Pyramid, Pyramids, ScanSource } from '../scans/Pyramids.ts';
import type { ImageRequest } from './parseImageRequest.ts';
import { pixelsOf, renderImage } from './renderImage.ts';

/** Encoded tiles that are kept in memory. Bytes. */
const mostKept = 60 * 1024 * 1024;
/** What is larger is asked for once, and not kept. Bytes. */
const largestKept = 1024 * 1024;
/** From so many pixels on, read and made, a picture takes its time and waits for others of its size. */
const largePixels = 10_000_000;

/** What guests of one address may cost. A class of thirty looks at tiles together, and each takes a few hundredths of a second. */
const costRule: CostRule = { budgetMs: 60_000, seconds: 60, callMs: 0, lightMs: 200 };

const cores = Math.max(2, availableParallelism());
const oneByOne = { slots: 1, slotsOfOne: 1, waitMs: 60_000 } as const;
const together = { slots: cores, slotsOfOne: cores, waiting: 1_000, waitMs: 30_000 } as const;

/** Who asks for a picture. */
export interface Asker {
  readonly callerClass: 'staff' | 'guest';
  /** The account of one of staff, the address of a guest. */
  readonly caller: string;
  /** Aborted once the asker has gone. */
  readonly gone: AbortSignal;
}

/** A guest whose address had too much made for it. */
export class RendererTooDear extends Error {
  override name = 'RendererTooDear';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too much was made for one address');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A picture that is being made, for one asker or more. */
interface Making {
  readonly bytes: Promise<Buffer>;
  readonly abandoned: AbortController;
  askers: number;
}

/**
 * Makes tiles and whole images of pyramids, and keeps those that were asked for last. Guests and staff have queues of their
 * own, and what nobody waits for any more leaves them: whatever strangers ask for, staff get theirs.
 */
export class ImageRenderer {
  readonly #pyramids: Pyramids;
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: mostKept,
    maxEntrySize: largestKept,
    sizeCalculation: ({ length }) => length + 500,
  });
  readonly #underWay = new Map<string, Making>();
  readonly #costs: GuestCosts;
  readonly #queues;

  constructor(pyramids: Pyramids, guestCosts: CostRule = costRule) {
    this.#pyramids = pyramids;
    this.#costs = new GuestCosts(guestCosts);
    const worked = (address: string) => this.#costs.worked(address);
    this.#queues = {
      guest: {
        tile: new ConcurrencyLimiter({ ...together, waitingOfOne: 400 }, worked),
        large: new ConcurrencyLimiter({ ...oneByOne, waiting: 40, waitingOfOne: 10 }, worked),
      },
      staff: {
        tile: new ConcurrencyLimiter({ ...together, waitingOfOne: 500 }),
        large: new ConcurrencyLimiter({ ...oneByOne, waiting: 100, waitingOfOne: 40 }),
      },
    } as const;
  }

  /** What tells two answers apart, before either is made. */
  tagOf(source: ScanSource, { canonical }: ImageRequest): string {
    // A list of tags is cut at its commas.
    const part = canonical.replaceAll('/', '_').replaceAll(',', '.');
    return `${source.sha256.toString('hex', 0, 16)}-${source.page}-1-${part}`;
  }

  /**
   * @throws ScanMissing
   * @throws NoFreeSlot when more pictures are asked for than can be made.
   * @throws RendererTooDear
   */
  async render(source: ScanSource, request: ImageRequest, asker: Asker): Promise<Buffer> {
    const tag = this.tagOf(source, request);
    const kept = this.#kept.get(tag);
    if (kept) return kept;
    // Of guests and staff who ask for the same one staff do not wait in the queue of guests.
    const key = `${asker.callerClass} ${tag}`;
    const making = this.#underWay.get(key) ?? this.#begin(key, source, request, asker);
    making.askers++;
    const leave = () => {
      if (--making.askers > 0) return;
      // Whoever asks from now on has it made anew.
      this.#leaveOut(key, making);
      making.abandoned.abort();
    };
    if (asker.gone.aborted) leave();
    else asker.gone.addEventListener('abort', leave, { once: true });
    try {
      const bytes = await making.bytes;
      this.#kept.set(tag, bytes);
      return bytes;
    } finally {
      asker.gone.removeEventListener('abort', leave);
    }
  }

  #begin(key: string, source: ScanSource, request: ImageRequest, asker: Asker): Making {
    const abandoned = new AbortController();
    const bytes = this.#make(source, request, asker, abandoned.signal).finally(() => this.#leaveOut(key, making));
    const making: Making = { bytes, abandoned, askers: 0 };
    this.#underWay.set(key, making);
    return making;
  }

  #leaveOut(key: string, making: Making): void {
    if (this.#underWay.get(key) === making) this.#underWay.delete(key);
  }

  async #make(
    source: ScanSource,
    request: ImageRequest,
    { callerClass, caller }: Asker,
    abandoned: AbortSignal,
  ): Promise<Buffer> {
    this.#refuseDear(callerClass, caller);
    const pyramid = await this.#pyramids.find(source);
    const queue = this.#queues[callerClass][pixelsOf(pyramid, request) > largePixels ? 'large' : 'tile'];
    return queue.run(
      caller,
      async () => {
        // What those before cost while this one waited.
        this.#refuseDear(callerClass, caller);
        const began = performance.now();
        try {
          return await this.#draw(source, pyramid, request);
        } finally {
          if (callerClass === 'guest') this.#costs.add(caller, performance.now() - began);
        }
      },
      abandoned,
    );
  }

  #refuseDear(callerClass: Asker['callerClass'], caller: string): void {
    const seconds = callerClass === 'guest' ? this.#costs.wait(caller) : 0;
    if (seconds > 0) throw new RendererTooDear(seconds);
  }

  async #draw(source: ScanSource, pyramid: Pyramid, request: ImageRequest): Promise<Buffer> {
    try {
      return await renderImage(pyramid, request);
    } catch {
      // Its copy on this machine may have been removed meanwhile.
      this.#pyramids.forget(source);
      return renderImage(await this.#pyramids.find(source), request);
    }
  }
}
