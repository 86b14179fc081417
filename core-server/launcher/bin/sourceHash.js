// Plain JavaScript, like all in this folder: it decides whether the programs must be built, before any of them runs.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Neither built into a program nor by hand: results of builds, packages, and what only tests and people read. */
const notSources = /^(dist(\.\d+)?|node_modules|\..*)$|\.test\.tsx?$|\.md$/;

/**
 * A fingerprint of the content of files and folders below `root`: the same for the same content under the same names,
 * whatever the times of the files say. A path that does not exist counts as empty.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {string}
 */
export function sourceHash(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, root, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addTo(hash, root, path) {
  const absolute = join(root, path);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (stat?.isFile()) {
    hash.update(`${path}\0${stat.size}\0`).update(readFileSync(absolute));
  } else if (stat?.isDirectory()) {
    const names = readdirSync(absolute).filter((name) => !notSources.test(name));
    for (const name of names.sort()) addTo(hash, root, join(path, name));
  }
}
