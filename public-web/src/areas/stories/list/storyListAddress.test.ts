import { expect, test } from 'vitest';
import { parseStoryList, printStoryList } from './storyListAddress.ts';

test.each([
  [[], { filter: {}, page: 1 }],
  [
    [
      ['theme', 'gas'],
      ['place', 'Sint-Juliaan'],
      ['in', 'fr'],
      ['child', '1'],
      ['page', '3'],
    ],
    { filter: { tag: 'gas', community: 'Sint-Juliaan', language: 'fr', child: true }, page: 3 },
  ],
] as const)('the address %j holds the whole list [ux A8]', (params, state) => {
  expect(parseStoryList(params)).toEqual(state);
  expect(printStoryList(state)).toEqual(params);
});

test.each([
  ['theme', 'nonsense'],
  ['in', 'es'],
  ['child', 'false'],
  ['page', '0'],
  ['page', '1e9'],
  ['place', '  '],
])('%s=%s narrows nothing', (key, value) => {
  expect(parseStoryList([[key, value]])).toEqual({ filter: {}, page: 1 });
});
