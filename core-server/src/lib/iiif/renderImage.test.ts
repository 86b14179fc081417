import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePyramid } from '../scans/makePyramid.ts';
import { PdfReader } from '../scans/PdfReader.ts';
import type { Pyramid } from '../scans/Pyramids.ts';
import { type PyramidLevel, readPyramidLevels, readStoredTile } from '../scans/pyramidLevels.ts';
import { readTiffDirectories, type TiffPicture } from '../scans/readTiffDirectories.ts';
import { parseImageRequest } from './parseImageRequest.ts';
import { renderImage } from './renderImage.ts';

/** Ten squares across and fourteen down, each of a colour that says where it stands, in an odd size. */
const [side, across, down] = [147, 10, 14];
const [width, height] = [side * across + 1, side * down + 1];
const colourOf = (x: number, y: number) => [20 + Math.floor(x / side) * 22, 20 + Math.floor(y / side) * 15, 128];

let folder: string;
let pyramid: Pyramid;
let levels: TiffPicture[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-pyramid-'));
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels.set(colourOf(x, y), (y * width + x) * 3);
  const original = join(folder, 'a.png');
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(original);
  const path = join(folder, 'a.tif');
  await makePyramid({ path: original, mimetype: 'image/png' }, 0, path, new PdfReader());
  levels = await readTiffDirectories(path, 20);
  pyramid = { path, levels: await readPyramidLevels(path) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(text: string) {
  const [region = '', size = '', rotation = '', file = ''] = text.split('/');
  const request = parseImageRequest({ region, size, rotation, file }, { width, height });
  const bytes = await renderImage(pyramid, request);
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { bytes, info, at };
}
const isNear = (found: number[], wanted: number[]) =>
  found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 8);

test('a pyramid has the full size, and halves of it until a tile holds it', () => {
  expect(levels[0]).toMatchObject({ width, height, isReduced: false });
  expect(levels.slice(1).every(({ isReduced }) => isReduced)).toBe(true);
  expect(levels.map((level) => level.width)).toEqual([1471, 735, 367, 183]);
});

test.each([1, 2, 4, 8])('tiles at a scale of 1 to %i show what stands there, at the edges too', async (factor) => {
  for (let top = 0; top < height; top += 512 * factor) {
    for (let left = 0; left < width; left += 512 * factor) {
      const [w, h] = [Math.min(512 * factor, width - left), Math.min(512 * factor, height - top)];
      const [tw, th] = [Math.ceil(w / factor), Math.ceil(h / factor)];
      const { info, at } = await ask(`${left},${top},${w},${h}/${tw},${th}/0/default.png`);
      expect([info.width, info.height]).toEqual([tw, th]);
      // In the middle of a square, away from where colours meet.
      for (let y = side / 2; y < height; y += side) {
        for (let x = side / 2; x < width; x += side) {
          const [px, py] = [Math.floor((x - left) / factor), Math.floor((y - top) / factor)];
          if (px < 0 || py < 0 || px >= tw || py >= th) continue;
          expect(isNear(at(px, py), colourOf(x, y)), `${factor}: ${x},${y}`).toBe(true);
        }
      }
    }
  }
});

test('a tile that lies in the pyramid is sent as it lies there, in the colours of the others', async () => {
  for (const [column, row, factor] of [
    [0, 0, 1],
    [1, 2, 1],
    [0, 1, 2],
    [0, 0, 2],
  ] as const) {
    const [left, top, side] = [column * 512 * factor, row * 512 * factor, 512 * factor];
    const stored = await ask(`${left},${top},${side},${side}/512,512/0/default.jpg`);
    const made = await ask(`${left},${top},${side},${side}/512,512/0/default.png`);
    expect(stored.info).toMatchObject({ width: 512, height: 512, channels: 3 });
    for (const place of [5, 200, 400, 507]) {
      expect(isNear(stored.at(place, place), made.at(place, place)), `${column},${row},${factor}`).toBe(true);
    }
    const raw = await readStoredTile(pyramid.path, pyramid.levels[Math.log2(factor)] as PyramidLevel, column, row);
    expect(stored.bytes.equals(raw as Buffer)).toBe(true);
  }
});

test('an image is mirrored before it is turned clockwise', async () => {
  const first = colourOf(1, 1);
  const corners = async (rotation: string) => {
    const { info, at } = await ask(`0,0,294,147/max/${rotation}/default.png`);
    const [right, bottom] = [info.width - 9, info.height - 9];
    return [at(9, 9), at(right, 9), at(right, bottom), at(9, bottom)].map((colour) => isNear(colour, first));
  };
  expect(await corners('0')).toEqual([true, false, false, true]);
  expect(await corners('90')).toEqual([true, true, false, false]);
  expect(await corners('180')).toEqual([false, true, true, false]);
  expect(await corners('!0')).toEqual([false, true, true, false]);
  expect(await corners('!90')).toEqual([false, false, true, true]);
});

test('qualities and formats are those that are asked for', async () => {
  const { at } = await ask('0,0,100,100/50,/0/gray.jpg');
  expect(new Set(at(9, 9)).size).toBe(1);
  const { at: bitonal } = await ask('full/200,/0/bitonal.png');
  expect([0, 255]).toContain(bitonal(9, 9)[0]);
  const request = parseImageRequest(
    { region: 'full', size: '50,', rotation: '0', file: 'default.webp' },
    { width, height },
  );
  expect((await sharp(await renderImage(pyramid, request)).metadata()).format).toBe('webp');
});
