import type { Language } from '@salient/shared/lib/i18n/languages.ts';

export type KeyboardLayout = 'AZERTY' | 'QWERTY' | 'QWERTZ';
export const keyboardLayouts = ['AZERTY', 'QWERTY', 'QWERTZ'] as const satisfies readonly KeyboardLayout[];

/** What people of a language find the letters on (ux.md K15). */
export const layoutOf: Readonly<Record<Language, KeyboardLayout>> = {
  nl: 'AZERTY',
  fr: 'AZERTY',
  en: 'QWERTY',
  de: 'QWERTZ',
};

/** The letters of a keyboard, row by row. */
export const letterRows: Readonly<Record<KeyboardLayout, readonly string[]>> = {
  AZERTY: ['azertyuiop', 'qsdfghjklm', "wxcvbn'-"],
  QWERTY: ['qwertyuiop', "asdfghjkl'", 'zxcvbnm-'],
  QWERTZ: ['qwertzuiop', "asdfghjkl'", 'yxcvbnm-'],
};

/** Always there, as nobody should have to press long (ux.md K15). */
export const accentRow = 'éèêëïüöäçßœ';

/** In place of the accents: a year, a service number, 1/5th. */
export const digitRow = '1234567890/';
