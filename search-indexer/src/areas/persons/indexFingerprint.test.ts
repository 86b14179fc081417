import { personIndexSettings } from '@salient/shared/areas/search/indexSettings.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { indexFingerprint } from './indexFingerprint.ts';

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('@salient/shared/lib/names/foldLetters.ts');
  vi.doUnmock('@salient/shared/areas/search/indexSettings.ts');
});

const fingerprintWith = async (module: string, change: () => object) => {
  vi.resetModules();
  vi.doMock(module, change);
  const { indexFingerprint: changed } = await import('./indexFingerprint.ts');
  return changed();
};

test('is the same every time', () => {
  expect(indexFingerprint()).toBe(indexFingerprint());
  expect(indexFingerprint()).toMatch(/^[0-9a-f]{32}$/);
});

test('changes when a rule of folding does', async () => {
  const { foldLetters } = await import('@salient/shared/lib/names/foldLetters.ts');
  const changed = await fingerprintWith('@salient/shared/lib/names/foldLetters.ts', () => ({
    foldLetters: (word: string) => foldLetters(word).replace('sm', 'zm'),
  }));
  expect(changed).not.toBe(indexFingerprint());
});

test('changes when a setting does', async () => {
  const changed = await fingerprintWith('@salient/shared/areas/search/indexSettings.ts', () => ({
    personIndexSettings: { ...personIndexSettings, searchableAttributes: ['name'] },
  }));
  expect(changed).not.toBe(indexFingerprint());
});
