import type { Settings } from 'meilisearch';
import type { Pool } from 'pg';
import type { EncodedDocument } from './encodeDocument.ts';

/** A record whose document cannot be made or is refused. */
export interface Culprit {
  readonly id: string;
  readonly error: string;
}

/** Some records as they are in the database, made into documents. One that cannot be made does not keep the others. */
export interface PreparedPage {
  /** Of the records that there are. */
  readonly ids: readonly string[];
  readonly documents: readonly EncodedDocument[];
  readonly culprits: readonly Culprit[];
  /** How many rows held something derived that did not fit, and were put right. */
  readonly healed: number;
}

/** An index of Meilisearch and the rows that it is a copy of. What is done to keep it true is the same for all. */
export interface SearchIndex {
  /** Of the live index, and of its row of state. */
  readonly name: string;
  /** What its records are called in the queue and among the dead letters. */
  readonly entity: string;
  /** The table that has a row for each document. */
  readonly table: string;
  readonly settings: Settings;
  /** Tells one release's index from another's: one of another fingerprint is rebuilt. */
  readonly fingerprint: () => string;
  /** The records of these ids that there are, page by page and in no particular order. */
  readonly read: (pool: Pool, ids: readonly string[]) => AsyncIterable<PreparedPage>;
  /** All records in the order of their ids, `size` at a time. One that is added meanwhile is met when its id is still ahead. */
  readonly readAll: (pool: Pool, size: number) => AsyncIterable<PreparedPage>;
}
