import { LRUCache } from 'lru-cache';

/** An answer as it goes out to everybody who asks for the same. */
export interface KeptPage {
  readonly body: Buffer;
  /** Whether others may get it: the page is there, holds no secret, and no part of it failed. */
  readonly isForAll: boolean;
}

export interface PageCacheOptions {
  /** Whether every change that was committed before the question has been heard of, by `forgetAll`. */
  readonly hasHeardAll: () => Promise<boolean>;
  /** Room for all pages together with their keys, in bytes; with 0 nothing is kept. */
  readonly maxBytes: number;
  /** Milliseconds after which a page is made anew; see `longestMs`. */
  readonly maxAgeMs?: number;
}

/** Some six thousand pages as browsers take them. */
export const defaultPageCacheMb = 64;
/**
 * Pages are made anew after a minute even if nothing changed: while the search engine is away a page of results is made
 * without it, and nobody says when it is back.
 */
const longestMs = 60_000;
/** What a page takes besides its body and its key, in bytes: its headers and the places in the lists. */
const overhead = 1_000;

/**
 * Rendered pages in the memory of one process, the longest unused going first. Nothing is answered from it before the
 * database has proved that it has nothing to tell, so that a change shows with the next question; every change empties it.
 */
export class PageCache<Page extends KeptPage> {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, Page> | null;
  /** Pages that are being made: who asks for the same meanwhile waits for it. */
  readonly #underWay = new Map<string, Promise<Page>>();
  /** One up with every change: what was begun before is not kept. */
  #version = 0;
  #hits = 0;
  #misses = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const { maxBytes, maxAgeMs: ttl = longestMs } = options;
    const sizeCalculation = ({ body }: Page, key: string) => body.length + 2 * key.length + overhead;
    this.#pages = maxBytes > 0 ? new LRUCache({ maxSize: maxBytes, sizeCalculation, ttl }) : null;
  }

  get figures() {
    const { calculatedSize: bytes = 0, size: pages = 0 } = this.#pages ?? {};
    return { hits: this.#hits, misses: this.#misses, bytes, pages };
  }

  /** The page of a key, made once for all who ask for it at the same time; a page that is not for all is everybody's own. */
  async get(key: string, make: () => Promise<Page>): Promise<Page> {
    if (!this.#pages || !(await this.#options.hasHeardAll())) {
      this.#misses++;
      return make();
    }
    const kept = this.#pages.get(key);
    if (kept) {
      this.#hits++;
      return kept;
    }
    const underWay = this.#underWay.get(key);
    // Nothing may be waited for before the page is under way, or those who ask at once would not meet.
    const shared = underWay && (await underWay.catch(() => null));
    if (shared?.isForAll) {
      this.#hits++;
      return shared;
    }
    this.#misses++;
    return this.#make(key, make);
  }

  /** Something that a page may show has changed, or may have changed unheard. */
  forgetAll(): void {
    this.#version++;
    this.#pages?.clear();
    this.#underWay.clear();
  }

  async #make(key: string, make: () => Promise<Page>): Promise<Page> {
    const version = this.#version;
    const making = make();
    this.#underWay.set(key, making);
    try {
      const page = await making;
      if (page.isForAll && version === this.#version) this.#pages?.set(key, page);
      return page;
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
    }
  }
}
