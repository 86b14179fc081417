import type pg from 'pg';
import { beginChunk, takeTurn } from '../write/beginChunk.ts';
import type { ChunkResult } from '../write/WriteChunk.ts';

/** The transaction around each chunk. */
export interface ImportTransaction {
  begin(): Promise<void>;
  /** @returns false when the chunk was undone: a dry run. */
  commit(result: ChunkResult): Promise<boolean>;
  rollBack(): Promise<void>;
  /** After the last chunk. */
  end(): Promise<void>;
}

/**
 * A transaction a chunk. Its commit does not wait for the disk: whatever a crash loses is a whole chunk, rows and record
 * of rows alike, and the next run brings it again. Search takes the changes in when the import is done.
 */
export function realTransaction(client: pg.ClientBase, batchId: string): ImportTransaction {
  return {
    begin: async () => {
      await client.query(
        `BEGIN; SET LOCAL synchronous_commit = off; SET LOCAL salient.bulk_change = 'on'; ${takeTurn}`,
      );
    },
    commit: async (result) => {
      // The batch knows at any time what it did, should it be killed. Both statements go in one message, which takes no
      // parameters; the values are a UUID and numbers of ours.
      await client.query(
        `UPDATE import_batch SET counts = counts || jsonb_build_object(
           'created', coalesce((counts->>'created')::integer, 0) + ${result.created},
           'updated', coalesce((counts->>'updated')::integer, 0) + ${result.updated})
         WHERE id = '${batchId}';
         COMMIT`,
      );
      return true;
    },
    rollBack: async () => {
      await client.query('ROLLBACK');
    },
    end: async () => undefined,
  };
}

/**
 * For a dry run over persons: each chunk is written and undone at once, so that nobody waits for its locks.
 *
 * @param makeBatch inserts the batch that the rows refer to.
 */
export function dryTransaction(client: pg.ClientBase, makeBatch: () => Promise<void>): ImportTransaction {
  const rollBack = async () => {
    await client.query('ROLLBACK');
  };
  return {
    begin: async () => {
      await beginChunk(client);
      await makeBatch();
    },
    commit: async () => {
      await rollBack();
      return false;
    },
    rollBack,
    end: async () => undefined,
  };
}

/**
 * For a dry run over places, memorials and units, whose rows refer to one another: all is undone at the end, until when
 * an import beside it waits.
 */
export function dryTransactionAsAWhole(client: pg.ClientBase, makeBatch: () => Promise<void>): ImportTransaction {
  let isOpen = false;
  return {
    begin: async () => {
      if (!isOpen) {
        await beginChunk(client);
        await makeBatch();
        isOpen = true;
      }
      await client.query('SAVEPOINT chunk');
    },
    commit: async () => {
      await client.query('RELEASE SAVEPOINT chunk');
      return true;
    },
    rollBack: async () => {
      await client.query('ROLLBACK TO SAVEPOINT chunk');
    },
    end: async () => {
      if (isOpen) await client.query('ROLLBACK');
      isOpen = false;
    },
  };
}
