import { createHash } from 'node:crypto';
import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { EntityManager } from 'typeorm';
import { allowLongStatements } from '../../../lib/db/allowLongStatements.ts';

/** A record as it stands in the dump. */
export interface PublishedLine {
  readonly id: string;
  readonly line: string;
}

/**
 * Compares what is given away with what was given away before, within one transaction: `begin`, `note` of every record, then
 * `publish`.
 */
export const publication = {
  async begin(db: EntityManager): Promise<void> {
    await db.query(
      'CREATE TEMPORARY TABLE published_now (id uuid PRIMARY KEY, kind text NOT NULL, digest bytea NOT NULL) ON COMMIT DROP',
    );
  },

  async note(db: EntityManager, kind: OpenKind, lines: readonly PublishedLine[]): Promise<void> {
    await db.query(
      'INSERT INTO published_now SELECT id, $1, digest FROM unnest($2::uuid[], $3::bytea[]) AS n (id, digest)',
      [kind, lines.map(({ id }) => id), lines.map(({ line }) => createHash('sha256').update(line).digest())],
    );
  },

  /** Writes what is new, other than it was, or gone, all with one moment. */
  async publish(db: EntityManager): Promise<{ changed: number; deleted: number }> {
    await allowLongStatements(db);
    // Who harvests waits for the commit: what got its moment before, and is seen only after it, would never be asked for.
    await db.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.publishing]);
    const [{ at } = { at: null }] = await db.query<{ at: string }[]>(
      `SELECT date_trunc('second', clock_timestamp())::text AS at`,
    );
    const changed = await counted(
      db,
      `INSERT INTO published_record AS p (id, kind, digest, changed_at)
       SELECT id, kind, digest, $1::timestamptz FROM published_now
       ON CONFLICT (id) DO UPDATE
         SET kind = excluded.kind, digest = excluded.digest, changed_at = excluded.changed_at, is_deleted = false
         WHERE p.is_deleted OR p.digest <> excluded.digest`,
      at,
    );
    const deleted = await counted(
      db,
      `UPDATE published_record p SET is_deleted = true, changed_at = $1::timestamptz
       WHERE NOT is_deleted AND NOT EXISTS (SELECT FROM published_now n WHERE n.id = p.id)`,
      at,
    );
    return { changed, deleted };
  },
};

/** Writes, and says how many rows that concerned. */
async function counted(db: EntityManager, statement: string, at: string | null): Promise<number> {
  const [row] = await db.query<{ rows: number }[]>(
    `WITH written AS (${statement} RETURNING 1) SELECT count(*)::integer AS rows FROM written`,
    [at],
  );
  return row?.rows ?? 0;
}
