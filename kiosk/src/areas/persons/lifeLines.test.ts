import { events } from '@salient/shared/areas/events/texts/events.en.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { kioskPerson } from '@salient/shared/areas/persons/texts/kioskPerson.en.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.en.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { expect, test } from 'vitest';
import { lifeInWords, periodInWords } from './lifeInWords.ts';
import { lifeLines } from './lifeLines.ts';

const texts = textsOf(createTexts('en', { dates, events, kioskPerson }));

const event = (type: PublicEvent['type'], known: Partial<PublicEvent>): PublicEvent => ({
  ...{ id: type, type, start: '????????', end: '????????', place: null, topo: '', description: '' },
  ...{ details: {}, detailsInLanguages: {}, memorial: null, unit: null },
  ...known,
});
const ieper = { names: { nl: 'Ieper', en: 'Ypres' }, country_code: 'BE', loc: null } as unknown as PublicEvent['place'];

test('each event is a line, with its day as it is remembered and what is known of it', () => {
  const lines = lifeLines(
    [
      event('died', { start: '19141122', place: ieper, details: { death_reason: 'killed in action' } }),
      event('military', {
        ...{ start: '191408??', end: '19141122' },
        details: { enlisted_army: 'B.E.F.', enlisted_regt: 'Royal Scots', enlisted_unit: 'Bn.', enlisted_nr: '2' },
      }),
      event('born', { start: '1890????' }),
    ],
    texts,
  );
  expect(
    lines.map(({ when, what, facts }) => [
      ...[when.replaceAll('\u00a0', ' '), what],
      facts.map(({ text }) => text).join(' · '),
    ]),
  ).toEqual([
    ['1890', 'Birth', ''],
    ['August 1914 – 22 November 1914', 'Military service', '2nd Battalion, Royal Scots · British Army'],
    ['22 November 1914', 'Death', 'killed in action · Ypres'],
  ]);
});

test('an event of which nothing is known is no line, and a day without a year no words', () => {
  expect(lifeLines([event('extra', {}), event('died', { start: '????1122' })], texts)).toEqual([]);
  expect(lifeLines([event('extra', { description: 'Wrote home.' })], texts)).toMatchObject([
    { facts: [{ text: 'Wrote home.' }] },
  ]);
});

test('what is known in the language of the reader is told in it, other words name theirs', () => {
  const [died, wounded] = lifeLines(
    [
      event('died', {
        details: { death_reason: 'gesneuveld' },
        detailsInLanguages: { death_reason: { nl: 'gesneuveld', en: 'killed in action', fr: '', de: '' } },
      }),
      event('injured', { start: '19141122', details: { injured_wound: 'granaatscherf in het been' } }),
    ].toReversed(),
    texts,
  ).toSorted((one, other) => one.what.localeCompare(other.what));
  expect(died?.facts).toEqual([{ text: 'killed in action', language: null }]);
  expect(wounded?.facts).toEqual([{ text: 'granaatscherf in het been', language: 'nl' }]);
});

test.each([
  ['1890????', '19141122', '1890 – 22 November 1914'],
  ['????????', '191411??', 'died November 1914'],
  ['18900501', '????????', 'born 1 May 1890'],
  ['????05??', '????????', ''],
])('a life from %s to %s is told as “%s”', (born, died, words) => {
  expect(lifeInWords({ born, died }, texts.t)).toBe(words);
});

test.each([
  ['1905????', '191410??', '1905 – October 1914'],
  ['19051206', '????????', '6 December 1905'],
  ['19051206', '19051206', '6 December 1905'],
  ['????????', '191410??', '– October 1914'],
  ['????????', '????????', ''],
  ['????0412', '????????', ''],
])('an event from %s to %s is remembered as “%s”', (start, end, words) => {
  expect(periodInWords({ start, end }, texts.t).replaceAll('\u00a0', ' ')).toBe(words);
});
