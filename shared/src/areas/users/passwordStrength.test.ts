import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordStrength, strengthLevel } from './passwordStrength.ts';

const levelOf = (password: string, ownWords?: string[]) => strengthLevel(passwordStrength(password, ownWords));

test('the bar is red under 60, orange from 60 and green from 80 [AUTH-14, CONST-10]', () => {
  expect([0, 59, 60, 79, 80, 100].map(strengthLevel)).toEqual(['weak', 'weak', 'fair', 'fair', 'strong', 'strong']);
});

describe('the strength of a password [AUTH-33]', () => {
  test.each([
    ['', 'nothing'],
    ['aaaaaaaaaaaa', 'one letter over and over'],
    ['abababababab', 'two letters over and over'],
    ['12345678901234', 'digits in a row'],
    ['azertyuiopqsdf', 'keys in a row, on a Belgian keyboard'],
    ['P@ssw0rd!', 'the commonest word, dressed up'],
    ['Wachtwoord123', 'the same in Dutch with digits behind'],
    ['Ieper1917', 'what everybody here would choose'],
    ['19041987', 'a date'],
    ['q7Rt!', 'few characters of all kinds'],
  ])('%j is weak: %s', (password) => {
    expect(levelOf(password)).toBe('weak');
  });

  test.each(['xK9#mQ2$vL', 'fietsen9Regen', 'Tr0ub4dor&3'])('%j is fair', (password) => {
    expect(levelOf(password)).toBe('fair');
  });

  test.each(['klaproos in de wind', 'Mijn kat heet Moortje', 'xK9#mQ2$vLp7', 'correct horse battery staple'])(
    '%j is strong',
    (password) => {
      expect(levelOf(password)).toBe('strong');
    },
  );

  test('falls by the words that everybody knows of the person', () => {
    const password = 'Peeters-2026!';
    const own = passwordStrength(password, ['an.peeters', 'an.peeters@example.org']);
    expect(own).toBeLessThan(60);
    expect(passwordStrength(password)).toBeGreaterThan(own);
  });

  test('is a whole number from 0 to 100 for any text, and does not fall when a new character is added', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (password) => {
        const score = passwordStrength(password);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        const fresh = ['§', '¶', '±', '÷'].find((each) => !password.includes(each)) as string;
        expect(passwordStrength(password + fresh)).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});
