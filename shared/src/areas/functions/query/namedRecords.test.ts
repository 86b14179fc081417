import { expect, test } from 'vitest';
import { namedRecords, withoutField } from './namedRecords.ts';
import type { SearchQuery } from './searchQuery.ts';

const query: SearchQuery = {
  surname: { value: 'Jan', mode: 'head' },
  project: 'p',
  related: { value: 'Piet', mode: 'selected', id: 'r' },
  events: [
    { type: 'born', inputs: { place: { value: 'Ieper', mode: 'contains' } } },
    { type: 'died', inputs: { from: '1917????', place: { value: 'Lo', mode: 'selected', id: 'l' } } },
  ],
};

test('the records that a question names by their ids are told, each can be taken out, and nothing else goes', () => {
  expect(namedRecords(query)).toEqual([
    { path: 'project', name: null },
    { path: 'related', name: 'Piet' },
    { path: 'events.1.inputs.place', name: 'Lo' },
  ]);
  const rest = namedRecords(query).reduce((left, { path }) => withoutField(left, path), query);
  expect(rest).toEqual({
    surname: query.surname,
    events: [query.events?.[0], { type: 'died', inputs: { from: '1917????' } }],
  });
  expect(namedRecords(rest)).toEqual([]);
});
