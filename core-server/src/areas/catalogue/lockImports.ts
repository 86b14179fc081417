import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { EntityManager } from 'typeorm';

/**
 * Until the transaction ends nobody else makes anything of the catalogue's records: of two who import the same, or what one
 * holds and the other is part of, the second finds what the first made.
 */
export async function lockImports(db: EntityManager): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.catalogueImport]);
}
