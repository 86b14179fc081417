import { expect, test } from 'vitest';
import { accentRow, keyboardLayouts, letterRows } from './keyboardLayouts.ts';

test.each(keyboardLayouts)('every letter and sign of a name is on %s once', (layout) => {
  const keys = [...letterRows[layout].join(''), ...accentRow];
  expect(new Set(keys).size).toBe(keys.length);
  for (const letter of "abcdefghijklmnopqrstuvwxyz'-éèêëïüöäçßœ") expect(keys).toContain(letter);
});

test.each(keyboardLayouts)('%s begins with the letters of its name', (layout) => {
  expect(letterRows[layout][0]?.slice(0, 6).toUpperCase()).toBe(layout);
});
