import { publicDatasets } from '@salient/shared/areas/datasets/datasets.ts';
import { findPersonAdvancedPublic } from '@salient/shared/areas/functions/personFunctions.ts';
import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { personSortColumns } from '@salient/shared/areas/persons/personSort.ts';
import { eventCriterionTypes } from '@salient/shared/areas/search/eventInputs.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../app/readAddress.ts';
import { withQuery } from '../../lib/routing/address.ts';
import { parseSearch, printSearch, settledQuery } from './searchAddress.ts';
import { type SearchState, searchTabs } from './searchState.ts';

const inSearch = (search: string) => parseSearch(readAddress('/publicsearch/search', search).params);

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((each) => each.trim() === each);
const mode = fc.constantFrom('contains', 'head', 'tail', 'complete', 'not_equal', 'empty', 'selected');
const textFilter = fc
  .record({ value: text, mode, id: fc.option(fc.uuid(), { nil: undefined }) })
  .map(({ value, mode: each, id }) => ({ value, mode: each, ...(id ? { id } : {}) }));
const year = fc.integer({ min: 1850, max: 1930 });
const bound = fc.oneof(
  year.map((each) => `${each}????`),
  fc.tuple(year, fc.integer({ min: 10, max: 12 })).map(([y, m]) => `${y}${m}??`),
  fc.tuple(year, fc.integer({ min: 10, max: 28 })).map(([y, d]) => `${y}02${d}`),
  fc.constant('????0714'),
  fc.constant('31/2/1917'),
);
const range = fc
  .record({
    from: fc.option(bound, { nil: undefined }),
    to: fc.option(bound, { nil: undefined }),
    certain: fc.boolean(),
  })
  .filter(({ from, to }) => Boolean(from || to))
  .map(({ from, to, certain }) => ({
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(certain ? { certain: true } : {}),
  }));
const ages = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
  .map(([from, to]) => ({ from: String(from), to: String(to) }));

const inputsOf = (type: string) =>
  findPersonAdvancedPublic.arguments.find(({ name }) => name === 'events')?.types?.find((each) => each.type === type)
    ?.inputs ?? [];

const event = fc.constantFrom(...eventCriterionTypes).chain((type) => {
  const inputs = inputsOf(type).map((input) => {
    const value: fc.Arbitrary<unknown> =
      input.kind === 'select'
        ? fc.constantFrom(...(input.options ?? []).slice(1))
        : input.kind === 'date'
          ? bound
          : input.kind === 'checkbox'
            ? fc.constant(true)
            : textFilter;
    return [input.name, fc.option(value, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(inputs)).map((given) => ({
    type,
    inputs: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  }));
});

const query = fc
  .record(
    {
      text,
      widen: fc.constant(false),
      sounds_alike: fc.constant(true),
      surname: textFilter,
      familyname: textFilter,
      nationality: textFilter,
      gender: fc.constantFrom('MALE', 'FEMALE', 'UNDEFINED'),
      victim_type: fc.constantFrom('MILITARY', 'CIVILIAN'),
      born: range,
      died: range,
      age: ages,
      dataset: fc.constantFrom(...publicDatasets.slice(1)),
      project: fc.uuid(),
      relation: fc.constantFrom('parent', 'friend'),
      events: fc.array(event, { minLength: 1, maxLength: 12 }),
    },
    { requiredKeys: [] },
  )
  .map((each) => each as unknown as SearchQuery);

const state: fc.Arbitrary<SearchState> = fc.record({
  tab: fc.constantFrom(...searchTabs),
  query,
  page: fc.integer({ min: 1, max: 100 }),
  sort: fc.option(fc.tuple(fc.constantFrom(...personSortColumns), fc.constantFrom(1 as const, -1 as const)), {
    nil: null,
  }),
});

describe('the address of a search', () => {
  test('gives back the very state that was printed into it [PUBLIC-12]', () => {
    fc.assert(
      fc.property(state, (given) => {
        const address = withQuery('/publicsearch/search', printSearch(given));
        const { pathname, search } = new URL(address, 'http://localhost');
        expect(parseSearch(readAddress(pathname, search).params)).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });

  test('is the same for the same search, so that typed blanks and empty fields make no new one', () => {
    expect(
      settledQuery({
        text: ' mcgee ',
        familyname: { value: '', mode: 'head' },
        events: [{ type: 'died', inputs: { place: { value: '', mode: 'contains' } } }],
      }),
    ).toEqual({ text: 'mcgee', events: [{ type: 'died', inputs: {} }] });
  });

  test('fills the form and runs the search by known names, and ignores the others [PUBLIC-12]', () => {
    expect(inSearch('?familyname=Smet&colour=red&gender=female')).toEqual({
      tab: 'results',
      query: { familyname: { value: 'Smet', mode: 'contains' }, gender: 'FEMALE' },
      page: 1,
      sort: null,
    });
  });

  test('without filters shows the basic tab [PUBLIC-03]', () => {
    expect(inSearch('?gender=any&text=')).toMatchObject({ tab: 'basic', query: {} });
  });

  test('takes the fields of the form that works without script', () => {
    expect(
      inSearch('?text=&familyname=&surname=Jan&born=1890&died=&number=4711&placeKind=born&place=Ieper'),
    ).toMatchObject({
      tab: 'results',
      query: {
        surname: { value: 'Jan', mode: 'contains' },
        born: { from: '1890????', to: '1890????' },
        events: [
          { type: 'enlisted', inputs: { number: { value: '4711', mode: 'complete' } } },
          { type: 'born', inputs: { place: { value: 'Ieper', mode: 'contains' } } },
        ],
      },
    });
  });

  test.each([
    ['1917', { from: '1917????', to: '1917????' }],
    ['1917-07-31..', { from: '19170731' }],
    ['..191707', { to: '191707??' }],
    ['19x7', { from: '19x7', to: '19x7' }],
  ])('reads the bound %s, and keeps what is no date for the server to refuse', (died, expected) => {
    expect(inSearch(`?died=${died}`).query.died).toEqual(expected);
  });

  test('never holds more events than the server takes', () => {
    const many = Array.from({ length: 30 }, (_, index) => `e${index + 1}=died`).join('&');
    expect(inSearch(`?${many}`).query.events).toHaveLength(20);
  });
});
