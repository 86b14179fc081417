import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['John Frederick', 'jf'],
  ['R W', 'rw'],
  ['J.M.', 'jm'],
  ['RW', 'rw'],
  ['Jean-Baptiste', 'jb'],
  ['J.-B.', 'jb'],
  ['LEO', 'l'],
  ['Émile Désiré', 'ed'],
  ['  William  ', 'w'],
  ['Øyvind', 'o'],
  ['', ''],
  ['?', ''],
])('reads the initials of "%s" as "%s"', (text, letters) => {
  expect(initials(text)).toBe(letters);
});
