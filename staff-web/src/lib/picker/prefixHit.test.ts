import { expect, test } from 'vitest';
import { prefixHit } from './prefixHit.ts';
import type { Reference } from './referenceSources.ts';

const person = (id: string, name: string): Reference => ({ kind: 'person', id, name, facts: [] });
const achiel = person('1', 'Achiel Vandeputte');
const hits = [achiel, person('2', 'Achille Vandenputte'), person('3', 'Émile De Clercq-Vanhee')];

test('the beginnings of words name the one hit that has them all [QUICK-03]', () => {
  expect(prefixHit(hits, 'vandep', 10)).toBe(achiel);
  expect(prefixHit(hits, 'vandepu achi', 10)).toBe(achiel);
  expect(prefixHit(hits, 'emi vanh', 10)?.id).toBe('3');
});

test('several hits, none, or hits that may not be all name nobody', () => {
  expect(prefixHit(hits, 'achi', 10)).toBeUndefined();
  expect(prefixHit(hits, 'deputte', 10)).toBeUndefined();
  expect(prefixHit([], 'vandep', 10)).toBeUndefined();
  expect(prefixHit(hits, 'vandep', 3)).toBeUndefined();
  expect(prefixHit(hits, '–', 10)).toBeUndefined();
});
