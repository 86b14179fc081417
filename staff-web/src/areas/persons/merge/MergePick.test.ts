import { expect, test } from 'vitest';
import { MergePick } from './MergePick.ts';

function storageWith(kept?: string): Storage {
  const entries = new Map(kept === undefined ? [] : [['mergePick', kept]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
}
const jan = { id: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f', name: 'Jan Peeters' };

test('the first pick of a merge is there again after a reload, until it is taken back [PERSON-11, PERSON-14]', () => {
  const storage = storageWith();
  new MergePick(storage).pick(jan);
  const again = new MergePick(storage);
  expect(again.get()).toEqual(jan);
  again.clear();
  expect(again.get()).toBeNull();
  expect(new MergePick(storage).get()).toBeNull();
});

test.each(['{', '"x"', '{"id":1,"name":"x"}', 'null'])('what another version left behind, %s, is forgotten', (kept) => {
  expect(new MergePick(storageWith(kept)).get()).toBeNull();
});
