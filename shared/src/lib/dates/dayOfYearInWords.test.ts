import { expect, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { dayOfYearInWords } from './dayOfYearInWords.ts';

test('writes a day of any year as each language does, with a blank at which no line ends', () => {
  const inAll = (month: number, day: number) =>
    languages.map((each) => dayOfYearInWords({ month, day }, each).replaceAll('\u00a0', '~'));
  expect(inAll(11, 1)).toEqual(['1~november', '1~November', '1er~novembre', '1.~November']);
  expect(inAll(2, 29)).toEqual(['29~februari', '29~February', '29~février', '29.~Februar']);
});
