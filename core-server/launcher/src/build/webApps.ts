import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@salient/core-server/lib/config/readConfig.ts';
import { z } from 'zod';
import { sourceHash } from '../../bin/sourceHash.js';

/** The workspaces that Vite builds into their `dist`. */
const webApps = ['public-web', 'staff-web', 'kiosk'] as const;

/** What every app is made of besides its own folder. */
const commonSources = ['shared', 'package-lock.json', 'tsconfig.json'];

export interface StaleApp {
  name: string;
  folder: string;
  /** What its sources look like now; recorded when the build succeeds. */
  hash: string;
}

const recordSchema = z.object({ hash: z.string() });
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()).optional() });

/** The apps whose `dist` is missing or was built from other sources. With `all`, every app. */
export function findStaleApps({ all = false } = {}): StaleApp[] {
  const common = sourceHash(projectRoot, commonSources);
  return webApps
    .filter(hasBuildScript)
    .map((name) => {
      const folder = join(projectRoot, name);
      return { name, folder, hash: `${sourceHash(projectRoot, [name])} ${common}` };
    })
    .filter((app) => all || recordedHash(app) !== app.hash);
}

/** Forgets what `dist` was built from: while it is being built it is from no sources at all. */
export function forgetBuild(app: StaleApp): void {
  rmSync(recordPath(app), { force: true });
}

/** Notes that `dist` was built from the sources that `app` was found with. */
export function recordBuild(app: StaleApp): void {
  writeFileSync(recordPath(app), `${JSON.stringify({ hash: app.hash })}\n`);
}

function recordPath(app: StaleApp): string {
  return join(app.folder, 'dist', '.build.json');
}

function recordedHash(app: StaleApp): string | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(recordPath(app), 'utf8'))).hash;
  } catch {
    return undefined;
  }
}

function hasBuildScript(name: string): boolean {
  const path = join(projectRoot, name, 'package.json');
  return existsSync(path) && packageSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).scripts?.build !== undefined;
}
