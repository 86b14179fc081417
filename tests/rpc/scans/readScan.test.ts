import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readType } from '../../../core-server/src/areas/attachments/readType.ts';
import { UploadRefused } from '../../../core-server/src/lib/files/UploadRefused.ts';
import { ScanProcess } from '../../../core-server/src/lib/scans/ScanProcess.ts';
import { hugePng } from '../../harness/oddPictures.ts';
import { drawScan, pdfOf, scanOf, tiffOf } from '../../harness/scanFiles.ts';

let folder: string;
let scans: ScanProcess;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-scans-'));
  scans = new ScanProcess(log);
});
afterAll(async () => {
  scans.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
async function read(bytes: Buffer, from = scans) {
  const path = join(folder, `${count++}`);
  await writeFile(path, bytes);
  try {
    return await from.read({ file: { path, mimetype: await readType(path, 'scan.jpg', 'documents') } });
  } catch (error) {
    return error instanceof UploadRefused ? error.code : String(error);
  }
}
const a4 = [
  { width: 1653, height: 2338 },
  { width: 2338, height: 1653 },
];

test('every form of scan tells the pixels of its pages, upright [UPLOAD-15]', async () => {
  const size = { width: 300, height: 400 };
  for (const format of ['jpeg', 'png', 'webp', 'tiff'] as const) {
    expect(await read(await scanOf(size, format)), format).toEqual([size]);
  }
  const scan = await drawScan(300, 400, 1);
  const pixels = await scan.png().toBuffer();
  expect(await read(await sharp(pixels).toColourspace('cmyk').tiff().toBuffer())).toEqual([size]);
  expect(await read(await sharp(pixels).toColourspace('rgb16').tiff({ compression: 'deflate' }).toBuffer())).toEqual([
    size,
  ]);
  const lying = await sharp(pixels).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await read(lying)).toEqual([{ width: 400, height: 300 }]);
});

test('a TIFF of several pages and a PDF are their pages, in the pixels of 200 dots an inch', async () => {
  const pages = await Promise.all([1, 2, 3].map((seed) => scanOf({ width: 200, height: 300, seed }, 'png')));
  expect(await read(await tiffOf(pages))).toEqual(Array.from({ length: 3 }, () => ({ width: 200, height: 300 })));
  expect(await read(await pdfOf(2))).toEqual(a4);
});

test('smaller copies that a TIFF holds of its page are no pages', async () => {
  const pyramid = await (await drawScan(700, 900, 1))
    .tiff({ tile: true, pyramid: true, compression: 'jpeg' })
    .toBuffer();
  expect(await read(pyramid)).toEqual([{ width: 700, height: 900 }]);
});

test('a script in a PDF is not run: the page is drawn as it would be without', async () => {
  expect(await read(await pdfOf(2, {}, 'for (;;) app.alert("here")'))).toEqual(a4);
});

test('what cannot be shown is refused by what is wrong with it, and the next file is read', async () => {
  const jpeg = await scanOf({ width: 600, height: 800 });
  expect(await read(jpeg.subarray(0, jpeg.length / 2))).toBe('FILE_DAMAGED');
  expect(await read(hugePng(40_000, 40_000))).toBe('IMAGE_TOO_LARGE');
  expect(await read(hugePng(99_999, 99))).toBe('IMAGE_TOO_LARGE');
  expect(await read(hugePng(1, 70_000))).toBe('IMAGE_TOO_LARGE');
  const tiff = await (await drawScan(600, 800, 1)).tiff({ compression: 'deflate' }).toBuffer();
  expect(await read(Buffer.from(tiff).fill(0, 20_000, 90_000))).toBe('FILE_DAMAGED');
  const pdf = await pdfOf(1);
  expect(await read(await pdfOf(1, { userPassword: 'Passchendaele' }))).toBe('PDF_LOCKED');
  expect(await read(await pdfOf(501))).toBe('TOO_MANY_PAGES');
  expect(await read(pdf.subarray(0, 200))).toBe('FILE_DAMAGED');
  expect(await read(await tiffOf(Array.from({ length: 501 }, () => tiny)))).toBe('TOO_MANY_PAGES');
  expect(await read(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('INVALID_FILE_TYPE');
  expect(await read(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('INVALID_FILE_TYPE');
  expect(await read(jpeg)).toEqual([{ width: 600, height: 800 }]);
});
const tiny = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#123' } })
  .png()
  .toBuffer();

test('a file that hangs or ends the process that opens it is refused, and the next one has a fresh process', async () => {
  const file = join(folder, 'odd.mjs');
  await writeFile(
    file,
    `process.on('message', ({ id, task: { file: { mimetype } } }) => {
       if (mimetype === 'text/plain') process.kill(process.pid, 'SIGSEGV');
       if (mimetype === 'text/csv') for (;;);
       process.send({ id, answer: { pages: [{ width: process.pid, height: 1 }] }, bytes: 0 });
     });
     process.send({ isReady: true });`,
  );
  const odd = new ScanProcess(log, { file, limitMs: 3_000 });
  const process = await read(await scanOf({ width: 20, height: 20 }), odd);
  const readAs = (mimetype: string) =>
    odd.read({ file: { path: file, mimetype } }).catch((error: UploadRefused) => error.code);
  const [crashed, hung, next] = await Promise.all([readAs('text/plain'), readAs('text/csv'), readAs('image/png')]);
  expect([crashed, hung]).toEqual(['FILE_DAMAGED', 'SCAN_TOO_SLOW']);
  expect(next).toHaveLength(1);
  expect(next).not.toEqual(process);
  odd.close();
});
