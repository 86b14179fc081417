import { expect, test } from 'vitest';
import { PageCache } from './PageCache.ts';

const pageOf = (text: string, isForAll = true) => ({ body: Buffer.from(text), isForAll });

function openCache(given: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) {
  const cache = new PageCache({ hasHeardAll: async () => true, maxBytes: 1_000_000, ...given });
  let made = 0;
  const get = async (key: string, make = async () => pageOf(`page ${++made}`)) =>
    (await cache.get(key, make)).body.toString();
  return { cache, get };
}

test('a page is made once, until something changes', async () => {
  const { cache, get } = openCache();
  expect([await get('a'), await get('a'), await get('b')]).toEqual(['page 1', 'page 1', 'page 2']);
  cache.forgetAll();
  expect(await get('a')).toBe('page 3');
  expect(cache.figures).toMatchObject({ hits: 1, misses: 3, pages: 1 });
});

test('those who ask for a page at the same time wait for one and the same', async () => {
  const { get } = openCache();
  expect(await Promise.all(['a', 'a', 'a'].map((key) => get(key)))).toEqual(['page 1', 'page 1', 'page 1']);
});

test('a page that was begun before a change is nobody else’s', async () => {
  const { cache, get } = openCache();
  let finish = (_: ReturnType<typeof pageOf>) => {};
  const old = get('a', () => new Promise((resolve) => (finish = resolve)));
  await new Promise(setImmediate);
  cache.forgetAll();
  expect(await get('a')).toBe('page 1');
  finish(pageOf('as it was'));
  expect([await old, await get('a')]).toEqual(['as it was', 'page 1']);
});

test('a page with a failure or a secret goes to the one who asked, and those who waited make their own', async () => {
  const { cache, get } = openCache();
  const failing = get('a', async () => pageOf('busy', false));
  const waiting = get('a');
  expect([await failing, await waiting]).toEqual(['busy', 'page 1']);
  await expect(get('b', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  expect(await get('b')).toBe('page 2');
  expect(cache.figures.pages).toBe(2);
});

test('while changes may go unheard every page is made', async () => {
  let isListening = true;
  const { get } = openCache({ hasHeardAll: async () => isListening });
  await get('a');
  isListening = false;
  expect([await get('a'), await get('a')]).toEqual(['page 2', 'page 3']);
});

test('pages never take more room than given, and those that are asked for stay', async () => {
  const maxBytes = 100_000;
  const { cache, get } = openCache({ maxBytes });
  const long = async () => pageOf('x'.repeat(8_000));
  await get('asked');
  for (let page = 0; page < 200; page++) {
    await get(`page ${page}`, long);
    await get('asked');
    expect(cache.figures.bytes).toBeLessThanOrEqual(maxBytes);
  }
  expect(cache.figures.pages).toBeGreaterThan(8);
  expect(await get('asked')).toBe('page 1');
  await get('longer than all', async () => pageOf('x'.repeat(maxBytes)));
  expect(cache.figures.bytes).toBeLessThanOrEqual(maxBytes);
});

test('a page is made anew after its time, and always where nothing may be kept', async () => {
  const brief = openCache({ maxAgeMs: 20 });
  await brief.get('a');
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await brief.get('a')).toBe('page 2');
  const none = openCache({ maxBytes: 0 });
  expect([await none.get('a'), await none.get('a')]).toEqual(['page 1', 'page 2']);
});
