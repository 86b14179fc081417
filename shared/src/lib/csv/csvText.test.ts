import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvText } from './csvText.ts';

test('a reader of CSV finds every cell again, whatever stands in it', () => {
  const rows = [
    ['wie', 'wat'],
    ['An; "Annie"', 'regel 1\nregel 2'],
    ['', '👩‍👧 سليم'],
  ];
  const text = csvText(rows);
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(parse(text, { bom: true, delimiter: ';' })).toEqual(rows);
});

test.each(['=1+1', '+32 57', '-3+1', '@SUM(A1)', '\t=1'])('%j is no formula', (cell) => {
  expect(parse(csvText([[cell]]), { bom: true, delimiter: ';' })).toEqual([[`'${cell}`]]);
});
