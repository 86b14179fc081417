import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { MeiliGuard } from '../../../lib/search/MeiliGuard.ts';
import type { AskedPart, Closeness, DocumentQuery, FoundTexts } from './DocumentQuery.ts';
import { MeiliDocuments } from './MeiliDocuments.ts';
import { findInPostgres } from './PostgresDocuments.ts';
import type { SearchedTexts } from './searchedTexts.ts';

export interface DocumentAnswer extends FoundTexts {
  /** Whether nothing has the words as they were typed. */
  readonly nearly: boolean;
  /** True when Meilisearch could have answered and is away or still indexing. */
  readonly degraded: boolean;
}

/**
 * The one way to find documents and pages by words, among the texts of one audience. Meilisearch answers what it can answer exactly; phrases are PostgreSQL's,
 * and everything is when Meilisearch is away. Both find the same for the same words, in the same order. What is only nearly as
 * typed is looked for when nothing else is found; there each engine has its own idea of nearness.
 */
export class DocumentSearch {
  readonly #texts: SearchedTexts;
  readonly #guard: MeiliGuard;
  readonly #meili: MeiliDocuments | null;
  readonly #log: Logger;

  constructor(texts: SearchedTexts, guard: MeiliGuard, log: Logger) {
    this.#texts = texts;
    this.#guard = guard;
    this.#meili = guard.client && new MeiliDocuments(guard.client, texts.index);
    this.#log = log;
  }

  /** @param db the connections of the caller's class. */
  async find(db: EntityManager, query: DocumentQuery, part: AskedPart): Promise<DocumentAnswer> {
    const { words, phrases } = query.typed;
    if (words.length + phrases.length === 0) return { ids: [], total: 0, nearly: false, degraded: false };
    const exact = await this.#ask(db, query, 'exact', part);
    if (exact.total > 0 || words.length === 0) return { ...exact, nearly: false };
    const near = await this.#ask(db, query, 'near', part);
    return { ...near, nearly: near.total > 0 };
  }

  async #ask(db: EntityManager, query: DocumentQuery, closeness: Closeness, part: AskedPart) {
    const meili = this.#meili?.answers(query) && (await this.#isCurrent(db)) ? this.#meili : null;
    if (meili && (await this.#guard.isUsable(this.#texts.index))) {
      try {
        return { ...(await meili.find(query, closeness, part)), degraded: false };
      } catch (error) {
        this.#guard.noteFailure(error);
        this.#log.warn({ err: error }, 'Meilisearch failed; PostgreSQL answers');
      }
    }
    return { ...(await findInPostgres(db, this.#texts, query, closeness, part)), degraded: meili !== null };
  }

  /** Whether the index may be asked as it is: of texts that can be taken back, not while a change is on its way to it. */
  async #isCurrent(db: EntityManager): Promise<boolean> {
    const { awaited } = this.#texts;
    if (awaited === null) return true;
    const [row] = await db.query<{ waits: boolean }[]>(
      `SELECT EXISTS (SELECT FROM search_queue WHERE entity = '${awaited}') AS waits`,
    );
    return !row?.waits;
  }
}

declare module '../../../lib/rpc/Services.ts' {
  interface Services {
    /** For staff. */
    readonly documentSearch: DocumentSearch;
    /** For everybody: finds nothing that is not disclosed. */
    readonly publicDocumentSearch: DocumentSearch;
  }
}
