import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { environment } from '@salient/core-server/lib/config/environment.ts';
import { projectRoot } from '@salient/core-server/lib/config/readConfig.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { DataClaim } from '../DataClaim.ts';
import { say } from '../terminal.ts';
import { findStaleApps, forgetBuild, recordBuild, type StaleApp } from './webApps.ts';

export interface BuildOptions {
  /** Builds every app, stale or not. */
  all?: boolean;
  /** Ends the builds under way. */
  signal: AbortSignal;
}

/**
 * Builds the web apps that are stale, side by side. Two builds in one checkout never meet: the second waits for the
 * first and then finds most of its work done.
 *
 * @returns the names of what was built.
 * @throws StartProblem with the name of the app and what its build printed.
 */
export async function buildApps({ all, signal }: BuildOptions): Promise<string[]> {
  if (findStaleApps({ all }).length === 0) return [];
  const turn = await waitForTurn(signal);
  try {
    const apps = findStaleApps({ all });
    if (apps.length === 0) return [];
    const names = apps.map((app) => app.name);
    say('build', `builds ${names.join(', ')}, because the sources changed or this is the first start`);
    const began = Date.now();
    await Promise.all(apps.map((app) => build(app, signal)));
    say('build', `done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    return names;
  } finally {
    turn.release();
  }
}

async function waitForTurn(signal: AbortSignal): Promise<DataClaim> {
  const folder = join(projectRoot, 'node_modules', '.cache', 'salient-build');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartProblem(
      `The web apps must be built, and this user may not write in ${projectRoot}: run "npm run build" as the user that owns it.`,
    );
  }
  for (let told = false; ; told = true) {
    try {
      return await DataClaim.claim(folder, 'build');
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
      if (!told) say('build', 'waits for another build in this folder');
      await delay(300, undefined, { signal });
    }
  }
}

async function build(app: StaleApp, signal: AbortSignal): Promise<void> {
  forgetBuild(app);
  const child = spawn('npm', ['run', 'build', '--silent', '-w', app.name], {
    cwd: projectRoot,
    // Whatever this process is started as, what visitors get is the production build.
    env: {
      ...environment,
      NODE_ENV: 'production',
      PATH: [dirname(process.execPath), environment.PATH].join(delimiter),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const code = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [ended, output, errors] = await Promise.all([code, text(child.stdout), text(child.stderr)]);
  if (ended !== 0) {
    throw new StartProblem(`The build of ${app.name} failed:\n\n${`${output}\n${errors}`.trim()}\n`);
  }
  recordBuild(app);
}
