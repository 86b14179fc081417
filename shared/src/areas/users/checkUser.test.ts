import { describe, expect, test } from 'vitest';
import { checkPassword, checkUser, emptyUser, type UserDraft } from './checkUser.ts';
import type { UserInput } from './user.ts';

const valid: UserInput = { type: 'normal', account: 'an.peeters', email: 'an@example.org' };
const stored: UserDraft = {
  ...emptyUser,
  type: 'revisor',
  account: 'ann.p',
  email: 'an@example.org',
  phone: '057 12 34 56',
  language: 'fr',
  dataset: 'military',
};
const codes = (input: UserInput, base?: UserDraft) => checkUser(input, base).errors.errors;
const one = (field: string, code: string) => ({ [field]: [`${field}: ${code}`] });

test('a new account needs a type, an account name and an address; the rest has its defaults [USER-07, USER-08]', () => {
  const { draft, errors } = checkUser(valid);
  expect(errors.result).toEqual({ status: 'OK' });
  expect(draft).toEqual({
    type: 'normal',
    account: 'an.peeters',
    name: '',
    email: 'an@example.org',
    phone: '',
    description: '',
    language: 'nl',
    army: null,
    dataset: 'any',
  });
  expect(codes({})).toEqual({
    ...one('type', 'REQUIRED'),
    ...one('account', 'DATA_REQUIRED'),
    ...one('email', 'DATA_REQUIRED'),
  });
});

test('a change keeps what it does not speak of, and null clears', () => {
  expect(checkUser({ name: 'An' }, stored).draft).toEqual({ ...stored, name: 'An' });
  expect(checkUser({ phone: null, language: null, dataset: null }, stored).draft).toEqual({
    ...stored,
    phone: '',
    language: 'nl',
    dataset: 'any',
  });
  expect(codes({ type: null }, stored)).toEqual(one('type', 'REQUIRED'));
  expect(codes({ email: '' }, stored)).toEqual(one('email', 'DATA_REQUIRED'));
});

test('the first administrator, made without an address, may stay so [STACK-19]', () => {
  const first = { ...stored, email: '' };
  expect(codes({ name: 'An' }, first)).toEqual({});
  expect(codes({ email: ' ' }, first)).toEqual({});
});

describe('wrong fields [USER-13, VALID-39]', () => {
  test.each<[keyof UserInput, string, string]>([
    ['type', 'anonymous', 'INVALID_OPTION'],
    ['type', 'Admin', 'INVALID_OPTION'],
    ['type', '', 'REQUIRED'],
    ['dataset', 'nothing', 'INVALID_OPTION'],
    ['language', 'es', 'INVALID_OPTION'],
    ['account', 'an peeters', 'SPACES_NOT_ALLOWED'],
    ['account', 'an\tpeeters', 'SPACES_NOT_ALLOWED'],
    ['account', 'an', 'INVALID_LENGTH'],
    ['account', 'a'.repeat(51), 'INVALID_LENGTH'],
    ['name', 'a'.repeat(201), 'INVALID_LENGTH'],
    ['email', 'an', 'INVALID_FORMAT'],
    ['email', 'an@', 'INVALID_FORMAT'],
    ['email', 'an@example', 'INVALID_FORMAT'],
    ['email', 'an peeters@example.org', 'INVALID_FORMAT'],
    ['email', 'an@example.org, bert@example.org', 'INVALID_FORMAT'],
    ['phone', 'bel mij', 'INVALID_FORMAT'],
    ['phone', '-', 'INVALID_FORMAT'],
    ['phone', '0'.repeat(31), 'INVALID_LENGTH'],
    ['description', 'a'.repeat(10_001), 'INVALID_LENGTH'],
  ])('%s %j is %s [USER-17]', (field, value, code) => {
    expect(codes({ ...valid, [field]: value })).toEqual(one(field, code));
  });

  test('an address longer than mail allows', () => {
    expect(codes({ ...valid, email: `${'a'.repeat(250)}@example.org` }).email).toContain('email: INVALID_LENGTH');
  });
});

test.each(['057 12 34 56', '+32 (0)57/12.34.56', '0032-57123456'])('%j is a phone number', (phone) => {
  const { draft, errors } = checkUser({ ...valid, phone });
  expect([draft.phone, errors.errors]).toEqual([phone, {}]);
});

test('texts are cleaned before they are compared', () => {
  const input = { ...valid, account: ' An.Peeters\n', email: ' an@example.org ', name: 'An\u00a0 Peeters' };
  expect(checkUser(input).draft).toMatchObject({ account: 'An.Peeters', email: 'an@example.org', name: 'An Peeters' });
  expect(checkUser({ ...valid, account: 'élodie'.normalize('NFD') }).draft.account).toBe('élodie'.normalize('NFC'));
});

describe('the army [USER-19]', () => {
  test('stands with readers of one army only, and is the B.E.F. unless said otherwise', () => {
    const reader = { ...valid, type: 'read-be-soldiers' };
    expect(checkUser(reader).draft.army).toBe('B.E.F.');
    expect(checkUser({ ...reader, army: ' ' }).draft.army).toBe('B.E.F.');
    expect(checkUser({ ...reader, army: ' A.I.F. ' }).draft.army).toBe('A.I.F.');
    expect(codes({ ...reader, army: 'a'.repeat(201) })).toEqual(one('army', 'INVALID_LENGTH'));
  });

  test('is cleared when the type changes to one without', () => {
    const reader: UserDraft = { ...stored, type: 'read-be-soldiers', army: 'A.I.F.' };
    expect(checkUser({}, reader).draft.army).toBe('A.I.F.');
    const changed = checkUser({ type: 'normal', army: 'A.I.F.' }, reader);
    expect([changed.draft.army, changed.errors.isEmpty]).toEqual([null, true]);
  });
});

test('a password has eight characters or more, however they are composed [AUTH-13]', () => {
  expect(checkPassword('').errors).toEqual(one('password', 'DATA_REQUIRED'));
  expect(checkPassword('1234567').errors).toEqual(one('password', 'INVALID_LENGTH'));
  expect(checkPassword('e\u0301'.repeat(4)).errors).toEqual(one('password', 'INVALID_LENGTH'));
  expect(checkPassword('\u{1f33a}'.repeat(7)).errors).toEqual(one('password', 'INVALID_LENGTH'));
  expect(checkPassword('klaproos in de wind').isEmpty).toBe(true);
});

test.each(['12345678', '        ', 'P@ssw0rd!', 'Ieper1917', 'azertyuiop'])(
  'the password %j is too weak [AUTH-33]',
  (password) => {
    expect(checkPassword(password).errors).toEqual(one('password', 'PASSWORD_TOO_WEAK'));
  },
);
