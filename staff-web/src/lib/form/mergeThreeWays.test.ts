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

describe('fields that say one thing together', () => {
  const day = ['day', 'month', 'year'] as const;
  const first = { day: 12, month: 5, year: 1917, note: '' };
  const meet = (mine: object, theirs: object) =>
    mergeThreeWays([...day, 'note'], first, { ...first, ...mine }, { ...first, ...theirs }, [day]);

  test('clash as one: no day is made of two people’s halves', () => {
    const both = meet({ month: 6 }, { day: 13, note: 'x' });
    expect(both).toEqual({
      merged: { day: 12, month: 6, year: 1917, note: 'x' },
      clashes: ['day'],
      theirsOnly: ['note'],
    });
    const theirs = { ...first, day: 13, note: 'x' };
    expect(decideClashes(both, theirs, { day: 'theirs' }, [day])).toEqual(theirs);
    expect(decideClashes(both, theirs, { day: 'mine' }, [day])).toMatchObject({ day: 12, month: 6 });
  });

  test('are taken over as one', () => {
    const { merged, theirsOnly } = meet({ note: 'mine' }, { day: 13, month: 6 });
    expect(merged).toEqual({ day: 13, month: 6, year: 1917, note: 'mine' });
    expect(theirsOnly).toEqual(['day']);
  });
});
