import { dates } from '@salient/shared/lib/dates/texts/dates.en.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { expect, test } from 'vitest';
import { eventDates } from './eventDates.ts';

const { t } = textsOf(createTexts('en', { dates }));

test.each([
  ['1905????', '191410??', '1905 – October 1914'],
  ['19051206', '????????', '6 December 1905'],
  ['19051206', '19051206', '6 December 1905'],
  ['????????', '191410??', '– October 1914'],
  ['????????', '????????', ''],
  ['????0412', '????????', ''],
])('an event from %s to %s is remembered as “%s”', (start, end, words) => {
  expect(eventDates({ start, end }, t).replaceAll('\u00a0', ' ')).toBe(words);
});
