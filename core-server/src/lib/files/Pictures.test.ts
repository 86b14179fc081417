import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderStore } from './FolderStore.ts';
import { type PhotoSettings, Pictures } from './Pictures.ts';
import { originalKey } from './storageKeys.ts';
import { TempFiles } from './TempFiles.ts';

let folder: string;
let store: FolderStore;
let pictures: Pictures;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-pictures-'));
  store = new FolderStore(join(folder, 'objects'), new TempFiles(join(folder, 'parts')));
  pictures = new Pictures(store);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A picture of 400 by 300: red on the left, blue on the right. Lying on its side when `turned`. */
async function kept({ turned = false } = {}) {
  const blue = { create: { width: 200, height: 300, channels: 3 as const, background: '#0000ff' } };
  const upright = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toBuffer();
  // Orientation 8 is put upright by a quarter turn to the left.
  const bytes = turned ? await sharp(upright).rotate(90).withMetadata({ orientation: 8 }).png().toBuffer() : upright;
  const sha256 = createHash('sha256').update(bytes).digest();
  await store.putBytes(originalKey(sha256), bytes);
  const path = join(folder, sha256.toString('hex'));
  await writeFile(path, bytes);
  return { sha256, size: await pictures.check(path) };
}

const photo: PhotoSettings = {
  ...{ x: 0, y: 0, width: 400, height: 300, grayscale: false, contrast: 1 },
  target: { width: 1080, height: 810 },
};

/** Colour of one point of what was made, as red, green and blue. */
async function colour(key: string, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(await buffer(await store.open(key)))
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('the photo of a story', () => {
  test('is cropped in pixels of the original and has its target size exactly [PHOTO-05, PHOTO-12, PHOTO-13]', async () => {
    const { sha256, size } = await kept();
    const crop = { ...photo, x: 200, y: 150, width: 200, height: 150 };
    const { key, mimetype } = await pictures.renderPhoto(sha256, size, crop, 'webp');
    expect(mimetype).toBe('image/webp');
    expect(await sharp(await buffer(await store.open(key))).metadata()).toMatchObject({ width: 1080, height: 810 });
    const [red = 255, , blue = 0] = await colour(key, 5, 5);
    expect([red < 20, blue > 235]).toEqual([true, true]);
  });

  test('is cropped as it is seen, when the camera lay on its side', async () => {
    const { sha256, size } = await kept({ turned: true });
    expect(size).toEqual({ width: 400, height: 300 });
    const { key } = await pictures.renderPhoto(sha256, size, { ...photo, width: 200, height: 150 }, 'jpeg');
    const [red = 0, , blue = 255] = await colour(key, 5, 5);
    expect([red > 235, blue < 20]).toEqual([true, true]);
  });

  test('loses its colours when it is to be grey', async () => {
    const { sha256, size } = await kept();
    const { key } = await pictures.renderPhoto(sha256, size, { ...photo, grayscale: true }, 'jpeg');
    const [red = 0, green = 1, blue = 2] = await colour(key, 5, 5);
    expect([red, blue]).toEqual([green, green]);
  });

  test('gets more or less contrast around the middle grey', async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a0a0a0' } })
      .png()
      .toBuffer();
    const sha256 = createHash('sha256').update(bytes).digest();
    await store.putBytes(originalKey(sha256), bytes);
    const grey = async (contrast: number) => {
      const crop = { ...photo, width: 40, height: 30, contrast };
      const { key } = await pictures.renderPhoto(sha256, { width: 40, height: 30 }, crop, 'jpeg');
      return (await colour(key, 5, 5))[0] ?? 0;
    };
    expect(await grey(1)).toBeCloseTo(160, -0.5);
    expect(await grey(2)).toBeCloseTo(192, -0.5);
    expect(await grey(0.5)).toBeCloseTo(144, -0.5);
  });

  test.each([{ x: -1 }, { x: 1 }, { y: 1 }, { width: 0 }, { width: 401 }])(
    'is refused outside the picture: %j',
    async (wrong) => {
      const { sha256, size } = await kept();
      expect(() => pictures.renderPhoto(sha256, size, { ...photo, ...wrong }, 'webp')).toThrow(RangeError);
    },
  );

  test('is made once for its settings, and anew for others', async () => {
    const { sha256, size } = await kept();
    const first = await pictures.renderPhoto(sha256, size, photo, 'webp');
    const made = await store.stat(first.key);
    expect(await pictures.renderPhoto(sha256, size, photo, 'webp')).toEqual(first);
    expect(await store.stat(first.key)).toEqual(made);
    expect((await pictures.renderPhoto(sha256, size, { ...photo, contrast: 1.5 }, 'webp')).key).not.toBe(first.key);
  });
});

test('no size is larger than its original', async () => {
  const { sha256, size } = await kept();
  const { key } = await pictures.size(sha256, size, 1600, 'webp');
  expect(await sharp(await buffer(await store.open(key))).metadata()).toMatchObject({ width: 400, height: 300 });
});
