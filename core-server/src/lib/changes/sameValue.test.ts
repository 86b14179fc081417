import { expect, test } from 'vitest';
import { sameValue } from './sameValue.ts';

test.each<[unknown, unknown, boolean]>([
  ['?', null, true],
  [undefined, null, true],
  [0, null, false],
  ['a', 'a', true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [[{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], true],
  [[{ id: 1 }], [{ id: 1 }, { id: 1 }], false],
  [['Jan', 'Piet'], ['Piet', 'Jan'], false],
  [[], null, false],
])('%j and %j: %s', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
});

test('where order counts, the same parts in another order are something else', () => {
  expect(sameValue([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], 'ordered')).toBe(false);
  expect(sameValue([{ id: 1, a: 2 }], [{ a: 2, id: 1 }], 'ordered')).toBe(true);
});
