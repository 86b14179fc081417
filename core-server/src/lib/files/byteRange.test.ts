import { expect, test } from 'vitest';
import { byteRange } from './byteRange.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-100', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['bytes=-', 'whole'],
  ['', 'whole'],
  ['pages=1-2', 'whole'],
])('of ten bytes, "%s" means %j', (header, meant) => {
  expect(byteRange(header, 10)).toEqual(meant);
});
