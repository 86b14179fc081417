import type { Document } from '@salient/shared/areas/documents/document.ts';
import { expect, test } from 'vitest';
import { checkPage, emptyForm, indexForNumber, readPageNumber } from './pageForm.ts';

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

test.each([
  ['a', 2, 3],
  ['c', 1, 0],
  ['b', 3, 4],
  ['b', 5, 4],
  ['b', 2, 3],
])('of pages a, sub-document, sub-document, b, c the page %s is number %i as element %i', (id, number, index) => {
  const elements = ['a', '', '', 'b', 'c'].map((each) => ({ type: each === '' ? 'document' : 'page', id: each }));
  expect(indexForNumber({ elements } as unknown as Document, id, number)).toBe(index);
});
