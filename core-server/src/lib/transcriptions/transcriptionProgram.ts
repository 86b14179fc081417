import { drawTranscription } from './drawTranscription.ts';
import { readTranscriptionZip, ZipRefused } from './readTranscriptionZip.ts';
import type { TranscriptionAnswer, TranscriptionTask } from './transcriptionTasks.ts';

// The program that reads the transcriptions of strangers and sets those of documents, started by `transcriptionProcess`. The
// first message is its task; at each later one it answers the next value.

function valuesOf(task: TranscriptionTask): AsyncIterable<unknown> {
  if (task.kind === 'read') return readTranscriptionZip(task.path);
  return drawTranscription(task.transcribed, task.language) as AsyncIterable<Buffer>;
}

async function* answersTo(task: TranscriptionTask): AsyncGenerator<TranscriptionAnswer> {
  try {
    for await (const value of valuesOf(task)) yield { value };
    yield { isDone: true };
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error;
    yield { refused: error.reason };
  }
}

let answers: AsyncGenerator<TranscriptionAnswer> | undefined;
process.on('message', async (message: TranscriptionTask | 'next') => {
  if (message !== 'next') answers = answersTo(message);
  else process.send?.((await answers?.next())?.value);
});
