import { describe, expect, test } from 'vitest';
import { isCut, listRange, pageInstead, reachablePages } from './listRange.ts';
import { changeListState, type ListShape, nextSort, readListState, writeListState } from './listState.ts';
import { readRecordValue, recordValue } from './recordFilters.ts';

const shape: ListShape = {
  sortable: ['account', 'name'],
  sort: ['account', 1],
  rows: 10,
  filters: { type: ['all', 'admin', 'normal'] },
};
const read = (address: string) => readListState(new URLSearchParams(address), shape);
const write = (address: string, change: Parameters<typeof changeListState>[1]) =>
  writeListState(new URLSearchParams(address), changeListState(read(address), change, shape), shape).toString();

test('a record that narrows a list stands in its address, and anything else there counts as absent', () => {
  const filter = { kinds: [{ kind: 'person' }, { kind: 'place' }] } as const;
  const isRecord = (value: string) => readRecordValue(filter, value) !== null;
  const narrowed: ListShape = { ...shape, records: { about: isRecord } };
  const about = recordValue(filter, { kind: 'place', id: '019a3f49-f197-7500-8364-ac6a68e13b28' });
  const state = readListState(new URLSearchParams({ about }), narrowed);
  expect(state.filters).toEqual({ about });
  expect(readRecordValue(filter, about)).toEqual({ kind: 'place', id: '019a3f49-f197-7500-8364-ac6a68e13b28' });
  expect(writeListState(new URLSearchParams(), state, narrowed).toString()).toBe(`about=${about}`);
  const without = changeListState(state, { filters: { about: '' } }, narrowed);
  expect(writeListState(new URLSearchParams({ about }), without, narrowed).toString()).toBe('');
  for (const wrong of ['person', 'memorial.019a3f49-f197-7500-8364-ac6a68e13b28', 'place.1']) {
    expect(readListState(new URLSearchParams({ about: wrong }), narrowed).filters).toEqual({});
  }
});

describe('the address of a list', () => {
  test('is bare at first, with the default sort and ten rows [LIST-10, LIST-11]', () => {
    expect(read('')).toEqual({ text: '', page: 0, rows: 10, sort: ['account', 1], filters: {} });
    expect(write('', {})).toBe('');
  });

  test('holds the whole state and gives it back', () => {
    const address = 'text=jan&page=3&rows=25&sort=-name&type=admin';
    const state = read(address);
    expect(state).toEqual({ text: 'jan', page: 2, rows: 25, sort: ['name', -1], filters: { type: 'admin' } });
    expect(writeListState(new URLSearchParams(), state, shape).toString()).toBe(address);
  });

  test('says the rows with every further page, because readers differ in theirs', () => {
    expect(write('', { page: 4 })).toBe('page=5&rows=10');
  });

  test('keeps what is not the list’s', () => {
    expect(write('via=home&text=a', { text: 'b' })).toBe('via=home&text=b');
  });

  test.each(['page=0', 'page=-4', 'page=x', 'rows=11', 'sort=secret', 'type=root'])(
    '%s, which no list writes, counts as absent',
    (address) => {
      expect(read(address)).toEqual(read(''));
    },
  );

  test('reaches page 100 and none behind it [LIST-08, LIST-13]', () => {
    expect(read('page=100').page).toBe(99);
    expect(read('page=5000').page).toBe(99);
  });

  test('every change but that of the page leads back to the first page [LIST-03]', () => {
    expect(write('page=7&rows=10', { text: 'jan' })).toBe('text=jan');
    expect(write('page=7&rows=10', { filters: { type: 'normal' } })).toBe('type=normal');
  });
});

describe('a list that puts the best match first', () => {
  const best: ListShape = { ...shape, bestFirst: true };
  const readBest = (address: string) => readListState(new URLSearchParams(address), best);
  const writeBest = (address: string, change: Parameters<typeof changeListState>[1]) =>
    writeListState(new URLSearchParams(address), changeListState(readBest(address), change, best), best).toString();

  test('leaves the order of a search to the server until somebody sorts by a column', () => {
    expect(readBest('').sort).toEqual(['account', 1]);
    expect(readBest('text=jan').sort).toBeNull();
    expect(readBest('text=jan&sort=account').sort).toEqual(['account', 1]);
    expect(writeBest('', { text: 'jan' })).toBe('text=jan');
    expect(writeBest('text=jan', { sort: ['account', 1] })).toBe('text=jan&sort=account');
  });

  test('keeps a chosen order while the text changes, and has its own again when the text is gone', () => {
    expect(writeBest('sort=-name', { text: 'jan' })).toBe('sort=-name&text=jan');
    expect(writeBest('text=jan&sort=-name', { text: 'jans' })).toBe('text=jans&sort=-name');
    expect(writeBest('text=jan', { text: '' })).toBe('');
  });
});

test('a column sorts up first, then down [LIST-05]', () => {
  expect(nextSort(['account', 1], 'name')).toEqual(['name', 1]);
  expect(nextSort(['name', 1], 'name')).toEqual(['name', -1]);
  expect(nextSort(['name', -1], 'name')).toEqual(['name', 1]);
  expect(nextSort(null, 'name')).toEqual(['name', 1]);
});

test('a count sorts down first: whoever asks for it asks where there are most', () => {
  expect(nextSort(['name', 1], 'persons', true)).toEqual(['persons', -1]);
  expect(nextSort(['persons', -1], 'persons', true)).toEqual(['persons', 1]);
  expect(nextSort(['persons', 1], 'persons', true)).toEqual(['persons', -1]);
});

test('the count line counts from one, and from nothing in an empty list [LIST-09, LIST-14]', () => {
  expect(listRange(0, 10, 10)).toEqual({ from: 1, to: 10 });
  expect(listRange(2, 25, 4)).toEqual({ from: 51, to: 54 });
  expect(listRange(0, 10, 0)).toEqual({ from: 0, to: 0 });
});

test('at most a hundred pages are reached, and the list says when there are more rows [LIST-08]', () => {
  expect(reachablePages(600_000, 10)).toBe(100);
  expect(reachablePages(31, 10)).toBe(4);
  expect([isCut(1000, 10), isCut(1001, 10)]).toEqual([false, true]);
});

test('a page behind the end gives way to the last one [LIST-15]', () => {
  expect(pageInstead(3, 10, 30)).toBe(2);
  expect(pageInstead(2, 10, 30)).toBeNull();
  expect(pageInstead(1, 10, 0)).toBe(0);
  expect(pageInstead(0, 10, 0)).toBeNull();
});
