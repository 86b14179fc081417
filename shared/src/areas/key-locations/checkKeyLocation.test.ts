import { describe, expect, test } from 'vitest';
import { checkKeyLocation, emptyKeyLocation, type KeyLocationDraft } from './checkKeyLocation.ts';
import type { KeyLocationInput } from './keyLocation.ts';
import { defaultRadiusKm, ieper } from './keyPlaces.ts';

const rules = { radiusKm: defaultRadiusKm };
const complete: KeyLocationInput = { name: 'Menenpoort', year: '2018', position: { lat: 50.8521, lon: 2.8916 } };
const stored: KeyLocationDraft = { ...emptyKeyLocation, name: 'Menenpoort', year: 2018, number: 7 };

const check = (input: KeyLocationInput, base?: KeyLocationDraft) => checkKeyLocation(input, rules, base);
const errorsOf = (input: KeyLocationInput, base?: KeyLocationDraft) => check(input, base).errors.errors;
const one = (field: string, code: string) => ({ [field]: [`${field}: ${code}`] });

describe('the year', () => {
  test.each([
    ['', 'DATA_REQUIRED'],
    [null, 'DATA_REQUIRED'],
    [undefined, 'DATA_REQUIRED'],
    ['twenty', 'INVALID_YEAR'],
    ['20180', 'INVALID_YEAR'],
    ['-2018', 'INVALID_YEAR'],
    [2018.5, 'INVALID_YEAR'],
    ['1918', 'INVALID_YEAR_2000'],
    ['1999', 'INVALID_YEAR_2000'],
    [2101, 'INVALID_YEAR_2000'],
  ])('%j is refused with %s [KEYLOC-17, KEYLOC-18, KEYLOC-31]', (year, code) => {
    expect(errorsOf({ ...complete, year })).toEqual(one('year', code));
  });

  test.each([2000, '2018', ' 2100 '])('%j is taken', (year) => {
    expect(errorsOf({ ...complete, year })).toEqual({});
  });
});

describe('the number', () => {
  test.each([
    ['', null],
    [null, null],
    ['12', 12],
    ['007', 7],
    [999, 999],
  ])('%j is stored as %j [KEYLOC-16, KEYLOC-35]', (number, expected) => {
    const { draft, errors } = check({ ...complete, number });
    expect(errors.errors).toEqual({});
    expect(draft.number).toBe(expected);
  });

  test.each([
    ['1000', 'INVALID_LENGTH'],
    ['1a', 'INVALID_FORMAT'],
    [-1, 'INVALID_FORMAT'],
    [1.5, 'INVALID_FORMAT'],
  ])('%j is refused with %s [KEYLOC-19]', (number, code) => {
    expect(errorsOf({ ...complete, number })).toEqual(one('number', code));
  });
});

describe('the position', () => {
  test.each([undefined, null, { lat: null, lon: 2.88 }, { lat: 50.85, lon: null }])(
    '%j is not set [KEYLOC-20, KEYLOC-36]',
    (position) => {
      expect(errorsOf({ ...complete, position })).toEqual(one('position', 'POSITION_NOT_SET'));
    },
  );

  test.each([
    [{ lat: 50.8503, lon: 4.3517 }], // Brussels
    [{ lat: 2.8859, lon: 50.8512 }], // the two numbers swapped
    [{ lat: 500, lon: 2.8859 }],
    [{ lat: Number.MAX_VALUE, lon: -Number.MAX_VALUE }],
  ])('%j is not in or near Ieper [KEYLOC-20, KEYLOC-32, KEYLOC-36]', (position) => {
    expect(errorsOf({ ...complete, position })).toEqual(one('position', 'POSITION_INVALID'));
  });

  test('how near is one value that the museum sets [KEYLOC-32]', () => {
    const poperinge = { lat: 50.8554, lon: 2.7267 };
    const within = (radiusKm: number) => checkKeyLocation({ ...complete, position: poperinge }, { radiusKm }).errors;
    expect(within(25).isEmpty).toBe(true);
    expect(within(10).errors).toEqual(one('position', 'POSITION_INVALID'));
  });

  test('a key that lies outside a circle drawn smaller since then can still be saved', () => {
    const far = { ...stored, position: { lat: 50.85, lon: 4.35 } };
    expect(errorsOf({ name: 'Anders', position: far.position }, far)).toEqual({});
  });

  test('a locked one stays until it is unlocked, also in one save [KEYLOC-09]', () => {
    const locked = { ...stored, positionLocked: true };
    const position = { lat: 50.86, lon: 2.89 };
    expect(errorsOf({ position }, locked)).toEqual(one('position', 'POSITION_LOCKED'));
    expect(errorsOf({ position: { ...ieper } }, locked)).toEqual({});
    expect(check({ position, positionLocked: false }, locked).draft.position).toEqual(position);
    expect(errorsOf({ position, positionLocked: true }, stored)).toEqual({});
  });
});

test('a name is needed, on one line and of a size that a panel bears', () => {
  expect(errorsOf({ ...complete, name: ' \n ' })).toEqual(one('name', 'DATA_REQUIRED'));
  expect(errorsOf({ ...complete, name: 'x'.repeat(201) })).toEqual(one('name', 'INVALID_LENGTH'));
  expect(check({ ...complete, name: ' Aan\nde poort ' }).draft.name).toBe('Aan de poort');
});

test('notes change language by language: one left out stays, null clears [KEYLOC-07]', () => {
  const base = { ...stored, notes: { nl: 'poort', en: 'gate', fr: 'porte', de: '' } };
  expect(check({ notes: { en: 'the gate', fr: null } }, base).draft.notes).toEqual({
    nl: 'poort',
    en: 'the gate',
    fr: '',
    de: '',
  });
  expect(check({ notes: null }, base).draft.notes).toEqual({ nl: '', en: '', fr: '', de: '' });
  expect(errorsOf({ notes: { de: 'x'.repeat(5001) } }, base)).toEqual(one('notes.de', 'INVALID_LENGTH'));
});

test('an update that says nothing changes nothing', () => {
  expect(check({}, stored).draft).toEqual(stored);
});
