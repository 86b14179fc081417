import { expect, test } from 'vitest';
import { checkPage, emptyForm, readPageNumber } from './pageForm.ts';

test.each([
  ['1', 1],
  ['12', 12],
  ['0', null],
  ['13', null],
  ['', null],
  ['1,5', null],
  ['-1', null],
  ['twee', null],
])('of twelve elements the number %s names place %s [PAGE-05]', (text, place) => {
  expect(readPageNumber(text, 12)).toBe(place);
  expect('page_number' in checkPage({ ...emptyForm, page_number: text }, 12)).toBe(place === null);
});
