import { expect, test } from 'vitest';
import { type UserType, userTypes } from '../users/user.ts';
import { armyLimit, mayEditPerson } from './personPolicy.ts';
import { victimTypes } from './personValues.ts';

test('a normal-civilian account changes civilian victims only; other editors and api-write change everybody [ROLE-13, ROLE-14]', () => {
  const everybody: UserType[] = ['admin', 'revisor', 'normal', 'api-write'];
  for (const type of userTypes) {
    const changes = victimTypes.filter((victim_type) => mayEditPerson({ type }, { victim_type, war_casualty: true }));
    const expected = everybody.includes(type) ? victimTypes : type === 'normal-civilian' ? ['civilian'] : [];
    expect(changes, type).toEqual(expected);
  }
});

test('only read-be-soldiers is limited to an army: its own, or the B.E.F. [ROLE-15, USER-19]', () => {
  expect(armyLimit({ type: 'read-be-soldiers', army: null })).toBe('B.E.F.');
  expect(armyLimit({ type: 'read-be-soldiers', army: 'A.I.F.' })).toBe('A.I.F.');
  for (const type of userTypes.filter((each) => each !== 'read-be-soldiers')) {
    expect(armyLimit({ type, army: 'A.I.F.' }), type).toBeNull();
  }
});
