import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isForeign, judgedBytes } from './foreignBytes.ts';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#8a2' } });
/** Bytes without any order, the same at each run. */
const randomBytes = (count: number, seed: string) =>
  Buffer.concat(
    Array.from({ length: Math.ceil(count / 64) }, (_, index) =>
      createHash('sha512').update(`${seed} ${index}`).digest(),
    ),
  ).subarray(0, count);
/** The head of a program of Windows, with the sentence that it says in DOS. */
const program = Buffer.concat([
  Buffer.from('4d5a90000300000004000000ffff0000b800000000000000400000000000000000000000000000000000', 'hex'),
  Buffer.from('0e1fba0e00b409cd21b8014ccd21', 'hex'),
  Buffer.from('This program cannot be run in DOS mode.\r\r\n$'),
]);

describe('what is no text is foreign', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a JPEG', () => picture().jpeg().toBuffer()],
    ['a PNG', () => picture().png().toBuffer()],
    ['a WebP', () => picture().webp().toBuffer()],
    ['a TIFF', () => picture().tiff().toBuffer()],
    [
      'a PDF that begins with text',
      () => Buffer.from(`%PDF-1.4\n${'1 0 obj << /Type /Catalog >> endobj\n'.repeat(90)}`),
    ],
    ['a program of Windows', () => program],
    ['a program of Linux', () => readFileSync(process.execPath).subarray(0, judgedBytes)],
    ['a few random bytes', () => randomBytes(100, 'few')],
    ['many random bytes', () => randomBytes(judgedBytes, 'many')],
    [
      'random bytes after the mark of UTF-16',
      () => Buffer.concat([Buffer.from([0xff, 0xfe]), randomBytes(4_000, 'x')]),
    ],
    ['a packed file', () => Buffer.from('1f8b0800000000000003cbc84cd1e30200', 'hex')],
  ])('%s', async (_, bytes) => {
    expect(await isForeign(await bytes())).toBe(true);
  });
});

describe('a list is not, in whatever encoding', () => {
  const western = 'naam;plaats\r\nMüller;Lüttich\r\nLefèvre;Liège – Luik\r\n';
  const central = 'naam;plaats\r\nŽnidaršič;Škofja Loka\r\n';
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(central)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${central}`)],
    ['UTF-16 with a mark', iconv.encode(central, 'utf-16le', { addBOM: true })],
    ['UTF-16 of an old Mac', iconv.encode(central, 'utf-16be', { addBOM: true })],
    ['UTF-16 without a mark', iconv.encode(western.repeat(20), 'utf-16le')],
    ['UTF-16 in Cyrillic', iconv.encode('имя;место\r\nИванов;Ипр\r\n', 'utf-16le', { addBOM: true })],
    ['UTF-16 cut in the middle of a character', iconv.encode(central, 'utf-16le', { addBOM: true }).subarray(0, 41)],
    ['Windows-1252', iconv.encode(western.repeat(40), 'windows-1252')],
    ['Windows-1250', iconv.encode(central, 'windows-1250')],
    ['code page 850', iconv.encode(western, 'cp850')],
    ['Mac Roman', iconv.encode(western.replaceAll('\r\n', '\r'), 'macroman')],
    ['the end that DOS wrote', Buffer.from('naam\r\nMaes\r\n\x1a')],
    ['a stray NUL', Buffer.from('naam,plaats\nPee\0ters,Ie\0per\n')],
    ['headings as a picture begins', Buffer.from('BM;naam\n1;Maes\n')],
    ['headings as a program begins', Buffer.from('MZ;naam\n1;Maes\n')],
    ['one cell', Buffer.from('naam')],
  ])('%s', async (_, bytes) => {
    expect(await isForeign(bytes)).toBe(false);
  });
});
