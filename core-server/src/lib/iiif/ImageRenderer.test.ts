import { setMaxListeners } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoFreeSlot } from '../rpc/ConcurrencyLimiter.ts';
import { makePyramid } from '../scans/makePyramid.ts';
import { PdfReader } from '../scans/PdfReader.ts';
import type { Pyramid, Pyramids } from '../scans/Pyramids.ts';
import { readPyramidLevels } from '../scans/pyramidLevels.ts';
import { type Asker, ImageRenderer, RendererTooDear } from './ImageRenderer.ts';
import { parseImageRequest } from './parseImageRequest.ts';

const size = { width: 5000, height: 5000 };
const source = { sha256: Buffer.alloc(32, 1), mimetype: 'image/jpeg', page: 0 };

let folder: string;
let pyramid: Pyramid;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-renderer-'));
  const [original, path] = [join(folder, 'a.jpg'), join(folder, 'a.tif')];
  await sharp({ create: { ...size, channels: 3, background: '#ccb' } })
    .jpeg()
    .toFile(original);
  await makePyramid({ path: original, mimetype: 'image/jpeg' }, 0, path, new PdfReader());
  pyramid = { path, levels: await readPyramidLevels(path) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pyramids = () => ({ find: async () => pyramid, forget: () => undefined }) as unknown as Pyramids;
const requestOf = (part: string) => {
  const [region = '', wanted = ''] = part.split('/');
  return parseImageRequest({ region, size: wanted, rotation: '0', file: 'default.jpg' }, size);
};
const staff = (gone = new AbortController().signal): Asker => ({ callerClass: 'staff', caller: 'an account', gone });
const guest = (caller: string, gone = new AbortController().signal): Asker => ({ callerClass: 'guest', caller, gone });
/** A strip that has few pixels, of all pixels that there are. */
const strip = (n: number) => `full/${n + 1},${size.height - n}`;

test('strips of a large scan that guests ask for do not keep staff from a tile', async () => {
  const images = new ImageRenderer(pyramids());
  let made = 0;
  const gone = new AbortController();
  setMaxListeners(100, gone.signal);
  const strips = Array.from({ length: 30 }, (_, n) =>
    images.render(source, requestOf(strip(n)), guest(`${n % 15}`, gone.signal)).then(() => made++),
  );
  await wait(100);
  await images.render(source, requestOf('10,0,512,512/256,'), staff());
  expect(made).toBeLessThan(5);
  gone.abort();
  await Promise.allSettled(strips);
  // The one under way is made to its end.
  expect(made).toBeLessThan(8);
});

test('large pictures that guests ask for do not fill the queue of staff, nor one guest that of another', async () => {
  const images = new ImageRenderer(pyramids());
  const gone = new AbortController();
  setMaxListeners(100, gone.signal);
  const refusals: unknown[] = [];
  const asked = Array.from({ length: 60 }, (_, n) =>
    images
      .render(source, requestOf(`${n},0,3000,2500/max`), guest('one', gone.signal))
      .catch((error) => gone.signal.aborted || refusals.push(error)),
  );
  await wait(50);
  expect(refusals.length).toBeGreaterThan(40);
  expect(refusals.every((error) => error instanceof NoFreeSlot)).toBe(true);
  const other = images.render(source, requestOf('0,0,3000,2600/max'), guest('other'));
  expect((await images.render(source, requestOf('0,0,3000,2700/max'), staff())).length).toBeGreaterThan(1000);
  expect((await other).length).toBeGreaterThan(1000);
  gone.abort();
  await Promise.allSettled(asked);
});

test('a picture that several wait for is made as long as one of them does', async () => {
  const images = new ImageRenderer(pyramids());
  const [first, second] = [new AbortController(), new AbortController()];
  const before = images.render(source, requestOf(strip(1)), guest('a'));
  const [left, stayed] = [first, second].map(({ signal }) =>
    images.render(source, requestOf(strip(2)), guest('a', signal)),
  );
  first.abort();
  await before;
  expect((await stayed)?.length).toBe((await left)?.length);
});

test('an address for which too much was made waits, others and staff do not', async () => {
  const images = new ImageRenderer(pyramids(), { budgetMs: 1, seconds: 60, callMs: 0, lightMs: 0 });
  await images.render(source, requestOf(strip(1)), guest('dear'));
  await expect(images.render(source, requestOf(strip(2)), guest('dear'))).rejects.toThrow(RendererTooDear);
  await images.render(source, requestOf('0,0,600,600/300,'), guest('other'));
  await images.render(source, requestOf('0,0,600,600/200,'), staff());
});
