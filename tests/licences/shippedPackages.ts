import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty when the package states none. */
  readonly licence: string;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** What packages of before SPDX wrote, and what is read of one where the lock file holds no licence. */
interface Manifest {
  readonly license?: string | { readonly type: string };
  readonly licenses?: readonly { readonly type: string }[];
}

/**
 * All packages that come with Salient where it runs: those of the lock file that are not for development alone, for
 * every system, each with the licence that it states.
 *
 * @param root the folder with `package-lock.json` and `node_modules`.
 */
export function shippedPackages(root: string): ShippedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version = '', license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? statedLicence(join(root, path, 'package.json')),
    }));
}

function statedLicence(manifest: string): string {
  if (!existsSync(manifest)) return '';
  const { license, licenses = [] } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  if (typeof license === 'string') return license;
  return license?.type ?? licenses.map(({ type }) => type).join(' OR ');
}
