import { expect, test } from 'vitest';
import { exactHit } from './exactHit.ts';
import type { Reference } from './referenceSources.ts';

const place = (id: string, name: string): Reference => ({ kind: 'place', id, name, facts: [] });

test('what is typed and not picked is picked where one hit alone bears that name [S13]', () => {
  const liege = place('1', 'Liège');
  expect(exactHit([liege, place('2', 'Liège-Bas')], ' liege')).toBe(liege);
  expect(exactHit([place('2', 'Liège-Bas')], 'liege')).toBeUndefined();
  expect(exactHit([liege, place('3', 'Liège')], 'Liège')).toBeUndefined();
  expect(exactHit([], 'Liège')).toBeUndefined();
});
