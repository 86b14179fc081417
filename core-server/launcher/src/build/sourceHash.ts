import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Neither built into an app nor by hand: results of builds, packages, and what only tests read. */
const notSources = /^(dist|node_modules|\..*)$|\.test\.tsx?$/;

/**
 * A fingerprint of the content of files and folders below `root`: the same for the same content under the same names,
 * whatever the times of the files say. A path that does not exist counts as empty.
 */
export function sourceHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, root, path);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const absolute = join(root, path);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (stat?.isFile()) {
    hash.update(`${path}\0${stat.size}\0`).update(readFileSync(absolute));
  } else if (stat?.isDirectory()) {
    const names = readdirSync(absolute).filter((name) => !notSources.test(name));
    for (const name of names.sort()) addTo(hash, root, join(path, name));
  }
}
