import { expect, test } from 'vitest';
import { monthsOfChart } from './monthsOfChart.ts';

test('a chart has every month from the first loss to the last, those without any too', () => {
  const months = [
    { month: '1916-11', count: 2 },
    { month: '1917-02', count: 5 },
  ];
  expect(monthsOfChart(months)).toEqual([
    { month: '1916-11', count: 2 },
    { month: '1916-12', count: 0 },
    { month: '1917-01', count: 0 },
    { month: '1917-02', count: 5 },
  ]);
});

test('who died before the war or long after it stretches no chart', () => {
  expect(monthsOfChart([{ month: '1893-02', count: 1 }])).toEqual([]);
  const late = [
    { month: '1918-11', count: 1 },
    { month: '1958-01', count: 1 },
  ];
  expect(monthsOfChart(late)).toEqual([{ month: '1918-11', count: 1 }]);
});
