import { expect, test } from 'vitest';
import { filterOf, keepView, plainView, readView, turned } from './scanView.ts';

test('a page stays turned for the session, and the light goes along to the next', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  expect(readView(storage, 'a')).toEqual(plainView);
  const view = { ...turned(turned(plainView, -90), -90), brightness: 140, inverted: true };
  keepView(storage, 'a', view);
  expect(readView(storage, 'a')).toEqual({ ...plainView, rotation: 180, brightness: 140, inverted: true });
  expect(readView(storage, 'b')).toEqual({ ...plainView, brightness: 140, inverted: true });
  expect(filterOf(plainView)).toBe('none');
  expect(filterOf(view)).toBe('brightness(140%) contrast(100%) invert(1)');
});
