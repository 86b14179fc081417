import { expect, test } from 'vitest';
import { findTypedDates, isImpossibleDate } from './findTypedDates.ts';

const daysIn = (text: string) => findTypedDates(text.split(' ')).map(({ firstDay, lastDay }) => [firstDay, lastDay]);

test.each([
  ['hribernik 1917', [19170101, 19171231]],
  ['1914-18', [19140101, 19181231]],
  ['22/11/1914', [19141122, 19141122]],
  ['22.11.14', [19141122, 19141122]],
  ['1914-11-22', [19141122, 19141122]],
  ['11/1914', [19141101, 19141131]],
  ['1917-03', [19170301, 19170331]],
  ['Peeters 12 mei 1915', [19150512, 19150512]],
  ['Smith May 12th, 1915', [19150512, 19150512]],
  ['le 1er août 1914', [19140801, 19140801]],
  ['3. März 1916', [19160303, 19160303]],
  ['Okt. 1914', [19141001, 19141031]],
  ['févr. 1916', [19160201, 19160231]],
  ['12/13/1914', [19141213, 19141213]],
  ['24 X 1917', [19171024, 19171024]],
  ['24.X.1917', [19171024, 19171024]],
  ['3. VIII. 1914', [19140803, 19140803]],
])('reads %s', (text, days) => {
  expect(daysIn(text)).toEqual([days]);
});

test.each(['31/2/1917', 'A/1234', '109209', '2017', 'mei', 'juin', 'LstIR 27', '1/5', '27/12'])(
  'takes %s for no date',
  (text) => {
    expect(daysIn(text)).toEqual([]);
  },
);

test.each(['30.02.1917', '31/11/14', '45/10/1914', '1917-02-30', '13/13/1914'])(
  '%s is a day of no calendar',
  (word) => {
    expect(isImpossibleDate(word)).toBe(true);
    expect(daysIn(word)).toEqual([]);
  },
);

test.each(['28.02.1917', '109209', '1/5', 'Mark', '7/1917', 'A/1234'])('%s is no impossible day', (word) => {
  expect(isImpossibleDate(word)).toBe(false);
});
