import type { EncodedDocument } from '../../lib/indexing/encodeDocument.ts';
import type { IndexWriter } from '../../lib/indexing/IndexWriter.ts';
import type { Culprit } from '../../lib/indexing/SearchIndex.ts';
import { isAboutDocuments } from '../../lib/indexing/takeApart.ts';

/** Characters; some five thousand persons. Smaller ones cost Meilisearch more, larger ones cost this process memory. */
const payloadLength = 8_000_000;
/** Payloads that Meilisearch may have before it: it takes all that wait together, and the more the faster it goes. */
const payloadsAhead = 24;
/** As long as changes wait for their turn between them. */
const payloadsAheadOfChanges = 4;
const longestPauseMs = 250;

interface Options {
  readonly writer: IndexWriter;
  readonly signal: AbortSignal;
  /** Whether somebody's changes wait behind the payloads. */
  readonly hasToYield: () => boolean;
  /** Hears how many documents became searchable with each payload, and which could not. */
  readonly onDone: (count: number, ids: readonly string[], culprits: readonly Culprit[]) => Promise<void>;
}

/**
 * Sends documents to one index in large payloads, several ahead of what Meilisearch has done, so that it never waits
 * for the next. Holds the text of two payloads at most.
 */
export class PayloadStream {
  readonly #options: Options;
  #documents: EncodedDocument[] = [];
  #length = 0;
  #posting: Promise<void> = Promise.resolve();
  #unfinished: Promise<void>[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  async add(documents: readonly EncodedDocument[]): Promise<void> {
    for (const document of documents) {
      this.#documents.push(document);
      this.#length += document.json.length;
    }
    if (this.#length >= payloadLength) await this.#send();
  }

  /** Sends the rest and waits until everything is searchable. */
  async finish(): Promise<void> {
    await this.#send();
    await this.#posting;
    await Promise.all(this.#unfinished);
  }

  async #send(): Promise<void> {
    const { writer, hasToYield } = this.#options;
    const documents = this.#documents;
    if (documents.length === 0) return;
    this.#documents = [];
    this.#length = 0;
    await this.#posting;
    while (this.#unfinished.length >= (hasToYield() ? payloadsAheadOfChanges : payloadsAhead)) {
      await this.#unfinished[0];
    }
    const ids = documents.map(({ id }) => id);
    const task = writer.post(documents);
    this.#posting = quiet(task.then(() => undefined));
    const former = this.#unfinished.at(-1) ?? Promise.resolve();
    const finished: Promise<void> = quiet(
      former
        .then(() => this.#settle(task, ids))
        .then(() => void this.#unfinished.splice(this.#unfinished.indexOf(finished), 1)),
    );
    this.#unfinished.push(finished);
  }

  async #settle(task: Promise<number>, ids: readonly string[]): Promise<void> {
    const { writer, signal, onDone } = this.#options;
    try {
      await writer.settle([await task], { signal, longestPauseMs });
      await onDone(ids.length, ids, []);
    } catch (error) {
      if (!isAboutDocuments(error)) throw error;
      const { count, culprits } = await writer.apply(ids, signal);
      await onDone(count, ids, culprits);
    }
  }
}

/** The same promise, whose failure ends the process no more when it comes before anybody waits for it. */
function quiet(promise: Promise<void>): Promise<void> {
  promise.catch(() => undefined);
  return promise;
}
