import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { problemWithPath } from '@salient/core-server/lib/process/StartProblem.ts';
import { say } from '../terminal.ts';

/** The folder of the search engine in a data directory. All of it is a copy of what the database holds. */
export function meilisearchFolder(dataDir: string): string {
  return join(dataDir, 'meilisearch');
}

/** The folder in which Meilisearch keeps its indexes. */
export function indexFolder(dataDir: string): string {
  return join(meilisearchFolder(dataDir), 'data.ms');
}

/**
 * Makes the folder of the search engine. Indexes that another version made are set aside: this version refuses them, and
 * the indexer builds new ones from the database.
 */
export function prepareMeilisearchFolder(dataDir: string, version: string): void {
  try {
    mkdirSync(meilisearchFolder(dataDir), { recursive: true, mode: 0o700 });
    const made = versionOfIndexes(dataDir);
    if (made !== undefined && made !== version) setIndexesAside(dataDir, `made by Meilisearch ${made}, not ${version}`);
  } catch (error) {
    throw problemWithPath(error, meilisearchFolder(dataDir));
  }
}

function versionOfIndexes(dataDir: string): string | undefined {
  const path = join(indexFolder(dataDir), 'VERSION');
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

/** Moves the indexes to `data.ms.aside`, in place of what was set aside before. */
export function setIndexesAside(dataDir: string, why: string): void {
  const aside = `${indexFolder(dataDir)}.aside`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(indexFolder(dataDir), aside);
  say('meilisearch', `the index is set aside (${why}) and built again from the database; searching works meanwhile`);
}
