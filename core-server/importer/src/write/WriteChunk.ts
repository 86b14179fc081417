import type pg from 'pg';
import type { RowRecord } from '../records/records.ts';
import type { Problem } from '../values/problem.ts';
import type { ImportCounts } from './importBatch.ts';

/** A record with the key under which its row is known: its own, or numbered where keys repeat. */
export interface KeyedRecord<Kind extends RowRecord> {
  readonly record: Kind;
  readonly key: string;
  /** The person whom the row completes, instead of making one. */
  readonly joins?: string;
}

export type ChunkResult = Pick<ImportCounts, 'created' | 'updated' | 'unchanged' | 'matched' | 'conflicts'>;

/** Writes some records within the transaction that is open on `client`; `report` takes what there is to say about them. */
export type WriteChunk<Kind extends RowRecord> = (
  client: pg.ClientBase,
  records: readonly KeyedRecord<Kind>[],
  report: (record: Kind, problem: Problem) => void,
) => Promise<ChunkResult>;
