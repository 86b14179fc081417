import { emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import { expect, test } from 'vitest';
import type { StoredEvent, StoredPerson } from './readPersons.ts';
import { type KeyRewrites, withRightKeys } from './rightKeys.ts';

const nobody: KeyRewrites = { persons: [], events: [] };
const noRewrites = (): KeyRewrites => structuredClone(nobody);

function storedEvent(texts: Partial<StoredEvent>): StoredEvent {
  const draft = { ...emptyEvent('military'), ...texts };
  const period = { sort_start_date: '????????', period_min: null, period_max: null };
  return { ...draft, ...period, id: 'event', xmin: '7', ...eventKeys(draft) } as StoredEvent;
}

function storedPerson(given: Partial<StoredPerson> = {}): StoredPerson {
  const names = {
    surname: 'Jan',
    familyname: 'Van den Berghe',
    alternative_surnames: [],
    alternative_familynames: ['Vandenberg'],
    initials: '',
    nationality: 'Belg',
  };
  return { id: 'person', xmin: '5', ...names, ...personKeys(names), events: [], ...given } as unknown as StoredPerson;
}

test('leaves a person alone whose keys fit', () => {
  const person = storedPerson({ events: [storedEvent({ enlisted_regt: 'Grenadiers' })] });
  const rewrites = noRewrites();
  expect(withRightKeys(person, rewrites)).toBe(person);
  expect(rewrites).toEqual(nobody);
});

test('makes all keys of a changed name anew, and asks for the row to be corrected', () => {
  const rewrites = noRewrites();
  const right = withRightKeys(storedPerson({ familyname: 'Peeters' }), rewrites);
  expect(right).toMatchObject({ familyname_keys: '|peeters|vandenberg|', sort_name: 'peeters jan' });
  expect(rewrites.persons).toEqual([{ ...personKeys(right), id: 'person', xmin: '5' }]);
  expect(rewrites.events).toEqual([]);
});

test.each<[string, Partial<StoredPerson>]>([
  ['an alternative name', { alternative_surnames: ['Johannes'] }],
  ['the nationality', { nationality: 'Brit' }],
  ['the initials', { initials: 'J.B.' }],
  ['sound keys of another length', { sound_keys: [] }],
  ['a sound key', { sound_keys: storedPerson().sound_keys.map(() => 'k:0') }],
])('notices %s', (_, change) => {
  const rewrites = noRewrites();
  withRightKeys(storedPerson(change), rewrites);
  expect(rewrites.persons).toHaveLength(1);
});

test('corrects only the events whose keys do not fit', () => {
  const [fitting, changed] = [storedEvent({ enlisted_regt: 'Lansiers' }), storedEvent({ enlisted_regt: 'Gidsen' })];
  const stale = { ...changed, id: 'stale', enlisted_regt: 'Jagers te voet', enlisted_rank: 'Korporaal' };
  const rewrites = noRewrites();
  const right = withRightKeys(storedPerson({ events: [fitting, stale] }), rewrites);
  expect(right.events[0]).toBe(fitting);
  expect(right.events[1]).toMatchObject({ regt_key: 'jagers te voet', text_keys: '|enlisted_rank=korporaal|' });
  expect(rewrites).toEqual({ persons: [], events: [{ ...eventKeys(stale), id: 'stale', xmin: '7' }] });
});

test('has nothing to correct any more in what it corrected', () => {
  const once = withRightKeys(storedPerson({ familyname: 'Peeters', surname: 'Désiré' }), noRewrites());
  const rewrites = noRewrites();
  expect(withRightKeys(once, rewrites)).toBe(once);
  expect(rewrites).toEqual(nobody);
});
