import type { BackupPlace } from './BackupPlace.ts';

/** Runs one statement and answers its rows. */
type Query = <Row>(sql: string) => Promise<readonly Row[]>;

const erasuresFolder = 'erasures/';
const keyOf = (id: string) => `${erasuresFolder}${id}.json`;

/**
 * Puts the list of erasures beside the backups, which still hold what was erased since: who restores one erases it again.
 * It is never encrypted, as it holds digests whose key is in the backups alone.
 */
export async function keepErasures(query: Query, place: BackupPlace): Promise<void> {
  const [table] = await query<{ is_there: boolean }>(`SELECT to_regclass('erasure') IS NOT NULL AS is_there`);
  if (!table?.is_there) return;
  const known = new Set(await place.keys(erasuresFolder));
  for (const { id, listed } of await query<{ id: string; listed: unknown }>('SELECT id, listed FROM erasure')) {
    if (!known.has(keyOf(id))) await place.writeText(keyOf(id), `${JSON.stringify(listed, null, 1)}\n`);
  }
}

/** What was erased from the museum of these backups, each as it was listed. */
export async function keptErasures(place: BackupPlace): Promise<unknown[]> {
  const listed: unknown[] = [];
  for (const key of await place.keys(erasuresFolder)) listed.push(JSON.parse(await place.readText(key)));
  return listed;
}
