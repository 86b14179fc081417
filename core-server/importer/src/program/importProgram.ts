import type {
  ImporterMessage,
  ImporterOrder,
  ImporterTask,
} from '@salient/core-server/areas/imports/run/importTasks.ts';
import { carryOut } from './carryOut.ts';
import { filesOf, problemOf } from './problemOf.ts';

// The program that the core server starts for whatever has to do with a list: files of strangers and the regular expressions of
// a mapping are met here and nowhere else. The first message is its task.

/** What it has to say is said this often at least: whoever hears nothing takes it for lost. Milliseconds. */
const tellEveryMs = 500;

const stopping = new AbortController();
let progress: Extract<ImporterMessage, { progress: number }> = { progress: 0, rows: 0, batchId: null };
const say = (message: ImporterMessage) => process.send?.(message);

process.on('message', async (message: ImporterTask | ImporterOrder) => {
  if (message === 'stop') return stopping.abort();
  // From now on its silence is counted.
  say(progress);
  const telling = setInterval(() => say(progress), tellEveryMs);
  const answer = await carryOut(message, stopping.signal, (change) => {
    progress = { ...progress, ...change };
  }).catch((error: unknown) => problemOf(error, filesOf(message)));
  clearInterval(telling);
  process.send?.(answer, () => process.exit());
});
process.on('SIGTERM', () => stopping.abort());
