import { expect, test } from 'vitest';
import { eventTypes, publicEventFields } from '../events/eventTypes.ts';
import { detailsLeftOut, openDetailsSchema, readOpenDetails } from './openRecord.ts';

test.each(eventTypes)(
  'what guests read of %s stands among the details of open data, or is left out by name',
  (type) => {
    const declared = [...Object.keys(openDetailsSchema.shape), ...detailsLeftOut];
    expect(publicEventFields[type].filter((name) => !declared.includes(name))).toEqual([]);
  },
);

test('open data give no detail of events that guests do not read', () => {
  const readable = Object.values(publicEventFields).flat();
  expect(Object.keys(openDetailsSchema.shape).filter((name) => !readable.includes(name))).toEqual([]);
});

test('a field that is not declared stays out of the details and stops nothing', () => {
  expect(readOpenDetails({ citation: 'Brave', age_in_source: '19' })).toEqual({ citation: 'Brave' });
});
