import { expect, test } from 'vitest';
import { countsOf, noVisit, type TallyEvent, tally } from './visitTally.ts';

const now = new Date('2026-11-22T13:59:30Z');
const touch = (seconds: number): TallyEvent => ({
  type: 'touch',
  at: seconds * 1000,
  now: new Date(+now + seconds * 1000),
});
const nl = { language: 'nl', version: 'main' } as const;
const story = { record: '0195f000-0000-7000-8000-000000000001', ...nl };
const visit = (...events: TallyEvent[]) => events.reduce(tally, noVisit);
const hour = '2026-11-22T13:00:00.000Z';

test('a visit is taken apart into sums of the hour in which it began [beyond 18]', () => {
  const counts = countsOf(
    visit(
      touch(0),
      { type: 'screen', screen: 'stories' },
      touch(20),
      { type: 'screen', screen: 'story' },
      { type: 'story_opened', ...story },
      touch(100),
      { type: 'story_read', ...story },
      { type: 'code_shown', value: 'story', ...story },
    ),
    false,
    { language: 'fr', version: 'child' },
  );
  expect(counts).toEqual([
    { hour, count: 1, what: 'visits', language: 'fr', version: 'child' },
    { hour, count: 1, what: 'stays', value: 'below_2m' },
    { hour, count: 1, what: 'endings', value: 'code' },
    { hour, count: 1, what: 'screens', value: 'stories' },
    { hour, count: 1, what: 'screens', value: 'story' },
    { hour, count: 1, what: 'stories_opened', ...story },
    { hour, count: 1, what: 'stories_read', ...story },
    { hour, count: 1, what: 'codes_shown', value: 'story', ...story },
  ]);
});

test('the same twice is counted once, two searches are two', () => {
  const opened = { type: 'story_opened', ...story } as const;
  const counts = countsOf(
    visit(touch(0), opened, { type: 'searched', value: 'none' }, opened, { type: 'searched', value: 'none' }),
    false,
    nl,
  );
  expect(counts.filter(({ what }) => what === 'stories_opened')).toHaveLength(1);
  expect(counts.filter(({ what }) => what === 'searches')).toHaveLength(2);
});

test('without a touch there was no visit', () => {
  expect(countsOf(visit({ type: 'screen', screen: 'stories' }, { type: 'story_opened', ...story }), false, nl)).toEqual(
    [],
  );
});

test.each([
  ['idle', false, [{ type: 'screen', screen: 'names' }]],
  ['home', true, [{ type: 'screen', screen: 'names' }]],
  [
    'code',
    false,
    [
      { type: 'screen', screen: 'pair' },
      { type: 'code_shown', value: 'pair', ...story },
    ],
  ],
  [
    'idle',
    false,
    [
      { type: 'code_shown', value: 'pair', ...story },
      { type: 'screen', screen: 'stories' },
    ],
  ],
] as const)('a visit ends by %s', (ending, wentHome, events) => {
  const counts = countsOf(visit(touch(0), ...events), wentHome, nl);
  expect(counts.find(({ what }) => what === 'endings')).toMatchObject({ value: ending });
});
