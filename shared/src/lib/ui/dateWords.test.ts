import { expect, test } from 'vitest';
import { decodeDate } from '../dates/partialDate.ts';
import { dates as en } from '../dates/texts/dates.en.ts';
import { dates as fr } from '../dates/texts/dates.fr.ts';
import { createTexts, textsOf } from '../i18n/createTexts.ts';
import { dateInSentence, dateInWords, spokenDate } from './dateWords.ts';

const english = textsOf(createTexts('en', { dates: en })).t;
const french = textsOf(createTexts('fr', { dates: fr })).t;
const day = (encoded: string) => decodeDate(encoded) ?? { day: null, month: null, year: null };

test.each([
  ['19170731', '31 July 1917'],
  ['191707??', 'July 1917, day unknown'],
  ['1917????', '1917, day and month unknown'],
  ['????0731', '31 July, year unknown'],
  ['????07??', 'July, day and year unknown'],
  ['1917??31', 'day 31, 1917, month unknown'],
  ['??????31', 'day 31, month and year unknown'],
  ['????????', 'date unknown'],
])('%s is read out as %s [A9]', (encoded, expected) => {
  expect(spokenDate(day(encoded), english)).toBe(expected);
});

test.each([
  ['19170701', 'on 1 July 1917', 'le 1er juillet 1917'],
  ['191707??', 'in July 1917', 'en juillet 1917'],
  ['1917??31', 'in 1917', 'en 1917'],
  ['????0731', null, null],
])('%s stands in a sentence as %s and %s', (encoded, inEnglish, inFrench) => {
  expect(dateInSentence(day(encoded), english)).toBe(inEnglish);
  expect(dateInSentence(day(encoded), french)).toBe(inFrench);
});

test.each([
  ['19170701', '1 July 1917', '1er juillet 1917'],
  ['191707??', 'July 1917', 'juillet 1917'],
  ['1917??31', '1917', '1917'],
  ['????0731', '', ''],
  ['????????', '', ''],
])('%s is remembered as %s and %s', (encoded, inEnglish, inFrench) => {
  expect(dateInWords(day(encoded), english)).toBe(inEnglish);
  expect(dateInWords(day(encoded), french)).toBe(inFrench);
});
