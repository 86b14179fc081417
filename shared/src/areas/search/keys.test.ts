import { describe, expect, test } from 'vitest';
import { emptyEvent } from '../events/eventDraft.ts';
import { eventKeys, eventTextKey, numberKey } from './eventKeys.ts';
import { memorialKeys, militaryEntityKeys, placeKeys } from './nameKeys.ts';
import { barred, personKeys, sortName, unbarred } from './personKeys.ts';

describe('the keys of a person', () => {
  const person = {
    ...{ surname: 'Jan Baptist', familyname: 'Van den Berghe', initials: '', nationality: ' Belg ' },
    ...{ alternative_surnames: ['Jean'], alternative_familynames: ['Vandenberghe', 'Van den  Berghe'] },
  };

  test('hold each name once, in compared form, and make one text to sort by', () => {
    expect(personKeys(person)).toMatchObject({
      surname_keys: '|jan baptist|jean|',
      familyname_keys: '|van den berghe|vandenberghe|',
      nationality_key: 'belg',
      sort_name: 'van den berghe jan baptist',
      initials_key: 'jb',
    });
  });

  test('hold how all names sound and which first names belong together, each once', () => {
    const { sound_keys, given_keys, fold_keys } = personKeys(person);
    expect([new Set(sound_keys).size, new Set(given_keys).size]).toEqual([sound_keys.length, given_keys.length]);
    expect(personKeys({ ...person, alternative_familynames: ['Peeters'] }).sound_keys.length).toBeGreaterThan(
      personKeys({ ...person, alternative_familynames: [] }).sound_keys.length,
    );
    expect(personKeys({ ...person, alternative_surnames: ['Willem'] }).given_keys.length).toBeGreaterThan(
      personKeys({ ...person, alternative_surnames: [] }).given_keys.length,
    );
    expect(fold_keys).toMatch(/^ .*\bjan\b.* $/);
  });

  test('take initials that are written before those of the first name, by their letters alone', () => {
    expect(personKeys({ ...person, initials: 'J. B. (K.)' }).initials_key).toBe('jbk');
  });

  test('of nobody are blank', () => {
    const nobody = { ...person, surname: '', familyname: '', alternative_surnames: [], alternative_familynames: [] };
    expect(personKeys(nobody)).toMatchObject({
      ...{ surname_keys: '', familyname_keys: '', fold_keys: '', sound_keys: [], given_keys: [], sort_name: '' },
    });
    expect(sortName({ familyname: '', surname: 'Jan' })).toBe('jan');
  });
});

test('values between bars are told apart again, also those that hold a bar', () => {
  expect(barred(['A|b', 'É', '', 'é'])).toBe('|a b|e|');
  expect(unbarred('|a b|e|')).toEqual(['a b', 'e']);
  expect([barred([]), barred(['']), unbarred('')]).toEqual(['', '', []]);
});

describe('the keys of an event', () => {
  test('compare texts by their first hundred characters, and service numbers by letters and digits alone', () => {
    expect(eventTextKey('Royal  Irish|Rifles ')).toBe('royal irish rifles');
    expect(eventTextKey(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
    expect(eventTextKey('')).toBe('');
    expect([numberKey('12/3456'), numberKey('12 3456'), numberKey('G/12-a'), numberKey('')]).toEqual([
      ...['123456', '123456', 'g12a', ''],
    ]);
    expect(numberKey('1'.repeat(150))).toHaveLength(100);
  });

  test('hold a unit in columns of its own and every other text by the name of its column', () => {
    const soldier = {
      ...emptyEvent('military'),
      ...{ enlisted_army: 'B.E.F.', enlisted_regt: 'Rifles', enlisted_unit: 'Bn.', enlisted_nr: '2' },
      ...{ enlisted_number: '12/34', enlisted_rank: 'Private', topo: 'Camp A' },
    };
    expect(eventKeys(soldier)).toEqual({
      ...{ army_key: 'b.e.f.', regt_key: 'rifles', unit_key: 'bn.', nr_key: '2', number_key: '1234' },
      text_keys: '|topo=camp a|enlisted_rank=private|',
    });
    expect(eventKeys(emptyEvent('born')).text_keys).toBe('');
  });
});

describe('the keys of what persons are connected with', () => {
  test('of a place hold its names in all languages; it is sorted by the Dutch one', () => {
    const named = (name: string) => ({ name, website: '' }) as never;
    expect(placeKeys({ languages: { nl: named('Ieper'), fr: named('Ypres') }, alternative_names: ['Yper'] })).toEqual({
      name_keys: '|ieper|ypres|yper|',
      sort_name: 'ieper',
    });
    expect(placeKeys({ languages: { fr: named('Loos') }, alternative_names: [] })).toEqual({
      name_keys: '|loos|',
      sort_name: 'loos',
    });
  });

  test('of a memorial hold its name and its other ones', () => {
    expect(memorialKeys({ name: 'Menin Gate', alternative_names: ['Menenpoort'] })).toEqual({
      name_keys: '|menin gate|menenpoort|',
      sort_name: 'menin gate',
    });
  });

  test('of a unit tell it by type and army, and sort it by what names it', () => {
    const unit = { army: 'B.E.F.', division: '', brigade: '', regiment: 'Royal Irish Rifles', corps: '' };
    const keys = militaryEntityKeys({ type: 'regiment', ...unit, unit: '', unit_nr: '' });
    expect(keys.sort_name).toBe('royal irish rifles');
    const other = militaryEntityKeys({ type: 'regiment', ...unit, army: 'A.B.L.', unit: '', unit_nr: '' });
    expect(other.name_key).not.toBe(keys.name_key);
  });
});
