import { expect, test } from 'vitest';
import { placeInTime } from './placeInTime.ts';

const at = (text: string) => new Date(`${text}Z`);
const now = at('2026-11-22T14:20');

test.each([
  ['a right clock', '2026-11-22T10:00', '2026-11-22T14:20', '2026-11-22T10:00'],
  ['a message that was long on its way', '2026-11-22T14:00', '2026-11-22T14:17', '2026-11-22T14:00'],
  ['a clock that is eleven minutes ahead', '2026-11-22T13:00', '2026-11-22T14:31', '2026-11-22T13:00'],
  ['a clock that is an hour behind', '2026-11-22T10:00', '2026-11-22T13:20', '2026-11-22T11:00'],
  ['a clock that begins in 1970', '1970-01-01T01:00', '1970-01-01T05:20', '2026-11-22T10:00'],
  ['a clock that is a year ahead', '2027-11-22T12:00', '2027-11-22T14:20', '2026-11-22T12:00'],
  ['a clock that was put back since', '2026-11-23T09:00', '2026-11-22T14:20', '2026-11-22T14:00'],
])('finds the hour by %s', (_, hour, sentAt, placed) => {
  expect(placeInTime(at(hour), at(sentAt), now)).toEqual(at(placed));
});

test('leaves out what lies more than sixty days back', () => {
  expect(placeInTime(at('2026-09-23T15:00'), now, now)).toEqual(at('2026-09-23T15:00'));
  expect(placeInTime(at('2026-09-23T13:00'), now, now)).toBeNull();
  expect(placeInTime(at('1970-01-01T00:00'), now, now)).toBeNull();
});
