import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '@salient/core-server/lib/config/readConfig.ts';
import { causeOfDeath } from '@salient/core-server/lib/process/causeOfDeath.ts';
import { nodeArguments } from '@salient/core-server/lib/process/nodeArguments.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { z } from 'zod';
import { logPath, openLog, readLog, sizeOf } from './logFile.ts';
import type { Program } from './SupervisedProgram.ts';

export interface NodeProgramOptions {
  name: string;
  /** The main module, from the project's folder. */
  file: string;
  env: NodeJS.ProcessEnv;
  dataDir: string;
  /** Whether the start waits for its `{ ready: true }`, and fails with it. Others count as ready once they live. */
  mustStart: boolean;
}

const readySchema = z.looseObject({ ready: z.literal(true) });

/** A Node program of Salient: writes its log to a file, ends when the launcher does. */
export function nodeProgram({ name, file, env, dataDir, mustStart }: NodeProgramOptions): Program {
  const log = logPath(dataDir, name);
  let logBegan = 0;
  return {
    name,
    mustStart,
    async launch() {
      const output = openLog(dataDir, name);
      logBegan = sizeOf(log);
      try {
        return spawnNode(file, env, output);
      } finally {
        closeSync(output);
      }
    },
    whenReady: (child, signal) => (mustStart ? saysReady(child, signal) : livesFor(2_000, signal)),
    explainDeath() {
      const lastWords = causeOfDeath(readLog(log, logBegan));
      return lastWords === undefined ? undefined : new StartProblem(`${lastWords} (more in ${log})`);
    },
  };
}

async function livesFor(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

function saysReady(child: ChildProcess, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (readySchema.safeParse(message).success) resolve();
    });
    signal.addEventListener('abort', () => resolve());
  });
}

/**
 * Room for what lives as long as one page of persons or one call: with Node's own 16 MB it is carried over to the old
 * space, and a rebuild of the index spends a quarter of its time on that.
 */
const youngSpace = '--max-semi-space-size=64';

/**
 * Ten times what a museum of 600,000 persons needs. Below 2 GB V8 lets garbage grow to twice what is in use before it collects
 * it, above it to four times: while a file of all persons was written, the core held 200 MB more. Megabytes.
 */
const oldSpace = '--max-old-space-size=1800';

/**
 * Has glibc give large buffers back to the system when they are freed, and keep no pool of its own for every thread: what
 * strangers made the process hold for a moment would stay with it otherwise. Other C libraries do not look at it.
 */
const givesMemoryBack = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

function spawnNode(file: string, env: NodeJS.ProcessEnv, output: number): ChildProcess {
  return spawn(process.execPath, [youngSpace, oldSpace, ...nodeArguments(), join(projectRoot, file)], {
    cwd: projectRoot,
    env: { ...givesMemoryBack, ...env },
    stdio: ['ignore', output, output, 'ipc'],
    // A group of its own: Ctrl-C reaches the launcher alone, which then stops everybody in order.
    detached: true,
  });
}
