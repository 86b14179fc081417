import { addDays } from '@salient/shared/lib/dates/calendarDay.ts';
import { expect, test } from 'vitest';
import { facesOfDay, orderOfDay } from './orderOfDay.ts';

const today = { year: 2026, month: 11, day: 25 };
const stories = (count: number) => Array.from({ length: count }, (_, index) => index);
const days = (count: number) => Array.from({ length: count }, (_, index) => addDays(today, index));

test.each([0, 1, 2, 6, 7, 20, 365])('a day asks for each of %i stories once', (count) => {
  expect(orderOfDay(stories(count), today).sort((a, b) => a - b)).toEqual(stories(count));
});

test('each story is the story of the day once before any is so again', () => {
  expect(new Set(days(20).map((day) => orderOfDay(stories(20), day)[0])).size).toBe(20);
});

test('every face comes up within as many days as rows of faces are needed, and a few', () => {
  const seen = new Set(days(6).flatMap((day) => orderOfDay(stories(20), day).slice(0, facesOfDay + 1)));
  expect(seen.size).toBe(20);
});
