import { spawn } from 'node:child_process';
import { closeSync, existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { foreignEnvironment } from '@salient/core-server/lib/config/environment.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { pickPort } from '../freePort.ts';
import { guardProcess } from '../guardProcess.ts';
import { logPath, openLog, readLog, sizeOf } from '../logFile.ts';
import { memoryLimit } from '../memoryLimit.ts';
import type { Program } from '../SupervisedProgram.ts';
import type { Secrets } from '../secrets.ts';
import { findMeilisearch, type MeilisearchBinary } from './meilisearchBinary.ts';
import { indexFolder, meilisearchFolder, prepareMeilisearchFolder, setIndexesAside } from './meilisearchFolder.ts';

export interface EmbeddedMeilisearch {
  program: Program;
  url: string;
  masterKey: string;
}

/**
 * Prepares the embedded Meilisearch of a data directory, which this process holds. The program that it returns is yet to
 * be started; it keeps its port as long as this process lives.
 *
 * @returns undefined when there is no Meilisearch for this machine.
 */
export async function embeddedMeilisearch(dataDir: string, secrets: Secrets): Promise<EmbeddedMeilisearch | undefined> {
  const binary = await findMeilisearch(dataDir);
  if (!binary) return undefined;
  prepareMeilisearchFolder(dataDir, binary.version);
  const port = await pickPort(`meilisearch ${dataDir}`);
  const masterKey = secrets.get('meiliMasterKey');
  const programEnv = { ...foreignEnvironment(), MEILI_MASTER_KEY: masterKey, NO_COLOR: '1' };
  return {
    program: meilisearchProgram(binary, port, dataDir, programEnv),
    url: `http://127.0.0.1:${port}`,
    masterKey,
  };
}

function meilisearchProgram(binary: MeilisearchBinary, port: number, dataDir: string, env: NodeJS.ProcessEnv): Program {
  const log = logPath(dataDir, 'meilisearch');
  let logBegan = 0;
  let vainLaunches = 0;
  return {
    name: 'meilisearch',
    mustStart: false,
    async launch() {
      if (vainLaunches === 2 && existsSync(indexFolder(dataDir))) setIndexesAside(dataDir, 'it could not be opened');
      vainLaunches++;
      const output = openLog(dataDir, 'meilisearch');
      logBegan = sizeOf(log);
      try {
        const stdio = ['ignore' as const, output, output];
        // Its own folder is also where it would look for a settings file.
        const cwd = meilisearchFolder(dataDir);
        const child = spawn(binary.path, meilisearchArguments(port, dataDir), { env, stdio, cwd, detached: true });
        if (child.pid !== undefined) child.once('exit', guardProcess(child.pid, 'TERM'));
        return child;
      } finally {
        closeSync(output);
      }
    },
    async whenReady(_child, signal) {
      while (!signal.aborted && !(await isHealthy(port))) await delay(40);
      if (!signal.aborted) vainLaunches = 0;
    },
    explainDeath() {
      const words = readLog(log, logBegan)
        .split('\n')
        .findLast((line) => /error/i.test(line));
      return words === undefined
        ? undefined
        : new StartProblem(
            words
              .replace(/^.*?ERROR /, '')
              .trim()
              .slice(0, 300),
          );
    },
  };
}

function meilisearchArguments(port: number, dataDir: string): string[] {
  const folder = meilisearchFolder(dataDir);
  // The database and the core want their part of the machine while an index is being built.
  const indexingMemory = Math.round(Math.min(memoryLimit() / 4, 4 * 1024 ** 3));
  const indexingThreads = Math.ceil(availableParallelism() / 2);
  return [
    ['--http-addr', `127.0.0.1:${port}`],
    ['--env', 'production'],
    ['--no-analytics'],
    ['--db-path', indexFolder(dataDir)],
    ['--dump-dir', `${folder}/dumps`],
    ['--snapshot-dir', `${folder}/snapshots`],
    ['--max-indexing-memory', String(indexingMemory)],
    ['--max-indexing-threads', String(indexingThreads)],
    ['--log-level', 'WARN'],
  ].flat();
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  } catch {
    return false;
  }
}
