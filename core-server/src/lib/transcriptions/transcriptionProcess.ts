import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import pLimit from 'p-limit';
import { isBuilt, nodeArguments } from '../process/nodeArguments.ts';
import { type ZippedTranscription, ZipRefused } from './readTranscriptionZip.ts';
import type { LoadedTranscription, TranscriptionAnswer, TranscriptionTask } from './transcriptionTasks.ts';

const program = fileURLToPath(
  new URL(isBuilt ? './transcriptionProgram.js' : './transcriptionProgram.ts', import.meta.url),
);
/** How long the next value may take: the largest file that is read takes some seconds. Milliseconds. */
const valueMs = 60_000;
/** Megabytes. */
const memory = 512;

/** One at a time of each kind; the others wait for their turn. */
const turns = { read: pLimit(1), draw: pLimit(1) } as const;

/**
 * What `readTranscriptionZip` reads, in a process of its own, so that nobody waits for the largest file and none of strangers
 * takes anything down with it.
 *
 * @throws ZipRefused `too_slow` also for a file that takes more memory than it may.
 */
export const readZipApart = (path: string): AsyncGenerator<ZippedTranscription> =>
  valuesOf<ZippedTranscription>({ kind: 'read', path });

/** What `drawTranscription` draws, piece by piece, likewise. */
export const drawApart = (transcribed: LoadedTranscription, language: Language): AsyncGenerator<Uint8Array> =>
  valuesOf<Uint8Array>({ kind: 'draw', transcribed, language });

async function* valuesOf<Value>(task: TranscriptionTask): AsyncGenerator<Value> {
  const endTurn = await beginTurn(task.kind);
  const child = start();
  try {
    child.send(task);
    for (;;) {
      const answer = await nextAnswer(child);
      if ('isDone' in answer) return;
      if ('refused' in answer) throw new ZipRefused(answer.refused);
      yield answer.value as Value;
    }
  } finally {
    child.kill('SIGKILL');
    endTurn();
  }
}

/** Waits for the turn of a task. @returns what ends it. */
const beginTurn = (kind: TranscriptionTask['kind']): Promise<() => void> =>
  new Promise((begin) => {
    void turns[kind](() => new Promise<void>((end) => begin(end)));
  });

function start(): ChildProcess {
  const { PATH, TMPDIR, HOME } = process.env;
  const child = spawn(process.execPath, [`--max-old-space-size=${memory}`, ...nodeArguments(), program], {
    // None of the museum's secrets is in its reach by the settings.
    env: { PATH, TMPDIR, HOME },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // As bytes, and not as lists of numbers.
    serialization: 'advanced',
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // Whoever waits for an answer hears of it; when nobody does, it shall not take the museum down.
  child.on('error', () => undefined);
  return child;
}

/** @throws ZipRefused when it takes too long, or the process ends over it. */
async function nextAnswer(child: ChildProcess): Promise<TranscriptionAnswer> {
  const over = new AbortController();
  const { signal } = over;
  const refusal = () => {
    throw new ZipRefused('too_slow');
  };
  child.send('next');
  try {
    const answer = await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as TranscriptionAnswer),
      once(child, 'close', { signal }).then(refusal),
      delay(valueMs, undefined, { signal, ref: false }).then(refusal),
    ]);
    return answer;
  } finally {
    over.abort();
  }
}
