import { describe, expect, test } from 'vitest';
import { changedKeys, decideClashes, mergeThreeWays } from './mergeThreeWays.ts';

const fields = ['name', 'email', 'phone'] as const;
const base = { name: 'An', email: 'an@museum.example', phone: '1' };
const merge = (mine: object, theirs: object) =>
  mergeThreeWays(fields, base, { ...base, ...mine }, { ...base, ...theirs });

describe('two people changed one record', () => {
  test('in different fields: both changes hold and nobody is asked', () => {
    expect(merge({ name: 'Anna' }, { phone: '2' })).toEqual({
      merged: { name: 'Anna', email: 'an@museum.example', phone: '2' },
      clashes: [],
      theirsOnly: ['phone'],
    });
  });

  test('in one field alike: there is nothing to decide', () => {
    expect(merge({ name: 'Anna' }, { name: 'Anna' })).toMatchObject({ clashes: [], theirsOnly: [] });
  });

  test('in one field differently: it clashes, and mine stands until it is decided', () => {
    const both = merge({ name: 'Anna', email: 'a@x.be' }, { name: 'Annie', email: 'b@x.be' });
    expect(both.clashes).toEqual(['name', 'email']);
    expect(both.merged).toMatchObject({ name: 'Anna', email: 'a@x.be' });
    const theirs = { ...base, name: 'Annie', email: 'b@x.be' };
    expect(decideClashes(both, theirs, { name: 'theirs', email: 'mine' })).toEqual({
      name: 'Annie',
      email: 'a@x.be',
      phone: '1',
    });
  });
});

test('null and absent are the same emptiness', () => {
  expect(changedKeys(['army'], { army: null as string | null }, {} as { army: string | null })).toEqual([]);
});
