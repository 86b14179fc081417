import { expect, test } from 'vitest';
import { findQuotes, readQuery } from './findQuotes.ts';

const text =
  'Ieper, den 22 april 1915.\nLieve moeder, de Yser is vol water en\nde yser blijft. Élodie écrit encore d’Ypres.';
const exactOf = (query: string) => findQuotes(text, readQuery(query)).map(({ exact }) => exact);

test('words are found whole, whatever their accents and large letters', () => {
  expect(exactOf('YSER')).toEqual(['Yser', 'yser']);
  expect(exactOf('elodie')).toEqual(['Élodie']);
  expect(exactOf('yse')).toEqual([]);
});

test('all words have to stand in the text, and each is quoted where it stands', () => {
  expect(exactOf('water moeder')).toEqual(['moeder', 'water']);
  expect(exactOf('water vader')).toEqual([]);
});

test('a phrase is found over the end of a line and whatever signs stand between', () => {
  expect(exactOf('"en de yser"')).toEqual(['en\nde yser']);
  expect(exactOf('«Lieve moeder de Yser»')).toEqual(['Lieve moeder, de Yser']);
  expect(exactOf('"de moeder"')).toEqual([]);
  expect(exactOf("d'ypres")).toEqual(['d’Ypres']);
});

test('a quote has whole words of what is around it, and stands in the text as it is written', () => {
  const [quote] = findQuotes(text, readQuery('blijft'));
  expect(quote).toEqual({
    prefix: 'de Yser is vol water en\nde yser ',
    exact: 'blijft',
    suffix: '. Élodie écrit encore d’Ypres.',
  });
  expect(text).toContain(`${quote?.prefix}${quote?.exact}${quote?.suffix}`);
});

test('a query without a word finds nothing', () => {
  for (const query of ['', '   ', '"', '""', '?!', '%']) expect(exactOf(query), query).toEqual([]);
});
