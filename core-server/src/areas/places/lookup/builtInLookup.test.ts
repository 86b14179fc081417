import { expect, test } from 'vitest';
import { builtInLookup } from './builtInLookup.ts';

test.each(['-', '%', '(((', '😀', '1917', ' '])('%j names no place, and the database is not asked', async (name) => {
  const asked = () => Promise.reject(new Error('no index finds this'));
  const { find } = builtInLookup({ query: asked } as never);
  expect(await find({ name, country: '', language: 'nl' })).toEqual([]);
});
