import { z } from 'zod';
import { FieldErrorList } from '../../lib/contract/validation.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { cleanLine, cleanText, isOneOf } from '../../lib/schemas/cleanText.ts';
import { type Dataset, datasets } from '../datasets/datasets.ts';
import { defaultArmyOfBefReaders } from './actor.ts';
import { passwordStrength, strengthLevel } from './passwordStrength.ts';
import { type AccountType, accountTypes, type UserInput, userLimits } from './user.ts';

/** An account's own fields as they are stored. */
export interface UserDraft {
  type: AccountType;
  account: string;
  name: string;
  email: string;
  phone: string;
  description: string;
  language: Language;
  army: string | null;
  dataset: Dataset;
}

/** A new account before anything is typed (USER-07, USER-08); the type is to be chosen. */
export const emptyUser: Readonly<UserDraft> = {
  type: 'readonly',
  account: '',
  name: '',
  email: '',
  phone: '',
  description: '',
  language: 'nl',
  army: null,
  dataset: 'any',
};

const emailSchema = z.email();
/** Digits and what people put between them; a plus in front for other countries. */
const phonePattern = /^\+?[\d\s()./-]*\d[\d\s()./-]*$/;

export interface CheckedUser {
  readonly draft: UserDraft;
  readonly errors: FieldErrorList;
}

/**
 * Checks what an administrator gives for an account and answers it in stored form. Whether account name and e-mail
 * address are free is checked where the database is at hand.
 *
 * @param base the stored account for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkUser(input: UserInput, base?: Readonly<UserDraft>): CheckedUser {
  const errors = new FieldErrorList();
  const stored = base ?? emptyUser;

  const line = (field: 'name' | 'phone' | 'account' | 'email', longest: number): string => {
    const given = input[field];
    const text = given === undefined ? stored[field] : cleanLine(given ?? '').normalize('NFC');
    if (text.length > longest) errors.add(field, 'INVALID_LENGTH');
    return text;
  };
  const choice = <T extends string>(field: 'language' | 'dataset', values: readonly T[]): T => {
    const given = input[field];
    const value = given === undefined ? stored[field] : (given ?? emptyUser[field]);
    if (isOneOf(values, value)) return value;
    errors.add(field, 'INVALID_OPTION');
    return stored[field] as string as T;
  };

  const type = checkType(input.type, base, errors);
  const account = line('account', userLimits.account);
  if (account === '') errors.add('account', 'DATA_REQUIRED');
  else if (/\s/.test(account)) errors.add('account', 'SPACES_NOT_ALLOWED');
  else if (account.length < userLimits.accountMin) errors.add('account', 'INVALID_LENGTH');

  const email = line('email', userLimits.email);
  if (email === '') {
    // The first administrator is made without an address and may stay so; whoever is invited needs one.
    if (base?.email !== '') errors.add('email', 'DATA_REQUIRED');
  } else if (!emailSchema.safeParse(email).success) errors.add('email', 'INVALID_FORMAT');

  const phone = line('phone', userLimits.phone);
  if (phone !== '' && !phonePattern.test(phone)) errors.add('phone', 'INVALID_FORMAT');

  const description = input.description === undefined ? stored.description : cleanText(input.description ?? '');
  if (description.length > userLimits.description) errors.add('description', 'INVALID_LENGTH');

  return {
    draft: {
      type,
      account,
      name: line('name', userLimits.name),
      email,
      phone,
      description,
      language: choice('language', languages),
      army: checkArmy(input, type, stored, errors),
      dataset: choice('dataset', datasets),
    },
    errors,
  };
}

function checkType(given: UserInput['type'], base: Readonly<UserDraft> | undefined, errors: FieldErrorList) {
  const type = given === undefined ? base?.type : given;
  if (isOneOf(accountTypes, type ?? '')) return type as AccountType;
  errors.add('type', type === undefined || type === null || type === '' ? 'REQUIRED' : 'INVALID_OPTION');
  return base?.type ?? emptyUser.type;
}

/** An army stands with the type that is limited to one; with others it is cleared rather than refused (USER-19). */
function checkArmy(input: UserInput, type: AccountType, stored: Readonly<UserDraft>, errors: FieldErrorList) {
  if (type !== 'read-be-soldiers') return null;
  const army = input.army === undefined ? stored.army : cleanLine(input.army ?? '');
  if (army !== null && army.length > userLimits.army) errors.add('army', 'INVALID_LENGTH');
  return army || defaultArmyOfBefReaders;
}

/**
 * What is wrong with a password somebody chooses (AUTH-13): one that the bar of the form shows as weak is refused, by
 * the form and by the server.
 */
export function checkPassword(password: string): FieldErrorList {
  const errors = new FieldErrorList();
  const { length } = [...password.normalize('NFC')];
  if (length === 0) return errors.add('password', 'DATA_REQUIRED');
  if (length < userLimits.passwordMin) return errors.add('password', 'INVALID_LENGTH');
  return strengthLevel(passwordStrength(password)) === 'weak' ? errors.add('password', 'PASSWORD_TOO_WEAK') : errors;
}
