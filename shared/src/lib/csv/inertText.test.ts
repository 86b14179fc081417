import { expect, test } from 'vitest';
import { inertText } from './inertText.ts';

test.each([
  '=1+1',
  '+cmd',
  '-1+2',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  '-',
  '+1 | =2',
  '-42.8,=1',
  '＝1+1',
  "-1,2+cmd|' /C calc'!A0",
])('%j is a formula to a spreadsheet [CSV-16]', (text) => expect(inertText(text)).toBe(`'${text}`));

test.each(['-42.8806,147.325', '50.85,-2.88', '-42.88, -3', '-5', '-0,5', '+12.5', 'a=b', '', '1-2'])(
  '%j is none',
  (text) => expect(inertText(text)).toBe(text),
);
