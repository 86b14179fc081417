import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { describe, expect, test } from 'vitest';
import { filtersBeyondBasic, numberOf, placeOf, withNumber, withPlace, withYear, yearOf } from './basicFields.ts';

const wound: SearchQuery = { events: [{ type: 'injured', inputs: { wound: { value: 'arm', mode: 'contains' } } }] };

describe('the one-line fields of the basic tab', () => {
  test('a service number is a filter of the advanced tab, beside those already there', () => {
    const query = withNumber(wound, '4711');
    expect(numberOf(query)).toBe('4711');
    expect(query.events).toHaveLength(2);
    expect(withNumber(query, '')).toEqual(wound);
  });

  test('a place keeps its kind and its identity', () => {
    const place = { value: 'Ieper', mode: 'selected', id: 'place-id' } as const;
    const query = withPlace({}, 'born', place);
    expect(placeOf(query)).toEqual({ kind: 'born', place });
    expect(placeOf(withPlace(query, 'where', place))).toEqual({ kind: 'where', place });
  });

  test('a year of birth is the whole year; a longer range is not shown as one', () => {
    const query = withYear({}, 'born', '1890');
    expect(query.born).toEqual({ from: '1890????', to: '1890????' });
    expect(yearOf(query.born)).toBe('1890');
    expect(yearOf({ from: '1890????', to: '1895????' })).toBe('');
  });

  test('a year that is half typed stays in the field', () => {
    expect(yearOf(withYear({}, 'died', '191').died)).toBe('191');
  });

  test('counts the filters that only the advanced tab shows', () => {
    expect(filtersBeyondBasic({ text: 'mcgee', familyname: { value: 'a', mode: 'contains' } })).toBe(0);
    expect(filtersBeyondBasic({ ...wound, gender: 'MALE', familyname: { value: 'a', mode: 'head' } })).toBe(3);
    expect(filtersBeyondBasic(withNumber(wound, '4711'))).toBe(1);
  });
});
