import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { UploadRefused } from '../files/UploadRefused.ts';
import { makePyramid } from './makePyramid.ts';
import { PdfReader } from './PdfReader.ts';
import { readImage } from './readImage.ts';
import type { ScanAnswer, ScanMessage, ScanTask } from './scanTasks.ts';

// The program that opens the files of strangers, started by `ScanProcess`: one task at a time, each with an answer. What
// takes it down takes nothing else with it.

sharp.concurrency(1);
sharp.cache(false);

const pdfs = new PdfReader();
/** The file whose hash was right, as it lay there then: of its many pages the first needs it to be read for that. */
let sound = '';

async function carryOut(task: ScanTask): Promise<ScanAnswer> {
  const { file } = task;
  if (task.kind === 'read') {
    try {
      return { pages: file.mimetype === 'application/pdf' ? await pdfs.read(file.path) : await readImage(file) };
    } finally {
      // The next PDF has a path of its own; this one's bytes need not wait for it.
      pdfs.close();
    }
  }
  const { mtimeMs, size } = await stat(file.path);
  const known = [task.sha256, file.path, mtimeMs, size].join(' ');
  if (sound !== known && (await sha256Of(file.path)) !== task.sha256) return { changed: true };
  sound = known;
  await makePyramid(file, task.page, task.target, pdfs);
  return { made: true };
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function answer(task: ScanTask): Promise<ScanAnswer> {
  try {
    return await carryOut(task);
  } catch (error) {
    if (error instanceof UploadRefused) return { refused: error.code };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

const say = (message: ScanMessage) => process.send?.(message);

process.on('message', async ({ id, task }: { id: number; task: ScanTask }) => {
  say({ id, answer: await answer(task), bytes: process.memoryUsage.rss() });
});
say({ isReady: true });
