import { expect, test } from 'vitest';
import { armies } from './militaryEntityTypes.ts';
import { unitWordsTyped } from './militarySearch.ts';
import { armiesCalled } from './names/armyNames.ts';

test.each([
  ['belg', 'a.b.l.'],
  ['belgisch', 'a.b.l.'],
  ['frans', 'a.f.'],
  ['french', 'a.f.'],
  ['francais', 'a.f.'],
  ['franzos', 'a.f.'],
  ['brit', 'b.e.f.'],
  ['duits', 'd.k.h.'],
  ['german', 'd.k.h.'],
  ['allemande', 'd.k.h.'],
  ['deutsch', 'd.k.h.'],
  ['portug', 'c.e.p.'],
  ['kanad', 'c.e.f.'],
  ['ital', 'e.i.'],
  ['russ', 'r.i.a.'],
])('"%s" names the army %s', (word, army) => expect(armiesCalled(word)).toContain(army));

test.each(['be', 'army', 'leger', 'armee', 'corps', ''])('"%s" names no army', (word) =>
  expect(armiesCalled(word)).toEqual([]),
);

test('every army of the documents has full names', () => {
  const words = ['frans', 'belg', 'brits', 'zealand', 'austral', 'ind', 'south', 'canad', 'australian', 'deutsch'];
  const called = [...words, 'americ', 'portug', 'ital', 'russ'].flatMap(armiesCalled);
  expect(new Set(called).size).toBe(armies.length);
});

test('a text is read word by word, ordinals as numbers, and kinds of units in every language', () => {
  expect(unitWordsTyped(' 3de  Linie, FRANÇAIS')).toMatchObject([
    { word: '3', texts: ['3'], armies: [] },
    { word: 'linie', texts: expect.arrayContaining(['linie', 'ligne', 'line']) },
    { word: 'francais', armies: ['a.f.'] },
  ]);
  expect(unitWordsTyped('2nd Bn')).toMatchObject([
    { word: '2', texts: ['2'] },
    { word: 'bn', texts: expect.arrayContaining(['bn', 'battalion', 'bataljon']) },
  ]);
  expect(unitWordsTyped('   ')).toEqual([]);
});
