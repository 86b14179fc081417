import { migrationNames } from './migrationNames.ts';
import { productVersion } from './productVersion.ts';

const newest = migrationNames.at(-1) ?? '';

/** The newest migration that the programs of this version know. */
export const newestMigration = { timestamp: Number(newest.slice(-13)), name: newest };

/** Runs one statement and answers its rows. */
type Query = (sql: string, values?: unknown[]) => Promise<readonly unknown[]>;

/** The database was brought to a schema that this program does not know. The message is a whole sentence for people. */
export class NewerDatabaseProblem extends Error {
  override name = 'NewerDatabaseProblem';
}

/**
 * Makes sure that no newer version has changed the database: an older program would misread it, or write rows that the
 * newer one cannot use. Every program and command that opens a database asks this first; an empty one passes.
 *
 * @throws NewerDatabaseProblem naming the version that is needed, where the database tells.
 */
export async function refuseNewerDatabase(query: Query): Promise<void> {
  const [tables] = (await query(
    `SELECT to_regclass('migration') IS NOT NULL AS has_migrations,
       to_regclass('migration_version') IS NOT NULL AS has_versions`,
  )) as { has_migrations: boolean; has_versions: boolean }[];
  if (!tables?.has_migrations) return;
  const version = tables.has_versions
    ? '(SELECT v.program_version FROM migration_version v WHERE v.migration = m.name)'
    : 'NULL';
  const [newer] = (await query(
    `SELECT m.name, ${version} AS version FROM migration m WHERE m.timestamp > $1 ORDER BY m.timestamp DESC LIMIT 1`,
    [newestMigration.timestamp],
  )) as { name: string; version: string | null }[];
  if (newer) throw new NewerDatabaseProblem(explainNewerDatabase(newer));
}

/** The sentence about a database whose newest migration is `name`, made by program version `version` if that is known. */
export function explainNewerDatabase({ name, version }: { name: string; version: string | null }): string {
  const isNamed = version !== null && version !== productVersion;
  const needed = isNamed ? `Salient ${version} or newer` : 'a newer Salient';
  return `This database needs ${needed}: its schema is at ${name}, and this is Salient ${productVersion}, which knows it up to ${newestMigration.name}. Start the newer version, or restore a backup that this version made.`;
}
