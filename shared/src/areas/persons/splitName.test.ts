import { expect, test } from 'vitest';
import { splitName } from './splitName.ts';

test.each([
  ['Jan Peeters', 'Jan', 'Peeters'],
  ['  Jan   Van den  Berghe ', 'Jan', 'Van den Berghe'],
  ['Peeters', '', 'Peeters'],
  ['Jean-Baptiste Ó Súilleabháin', 'Jean-Baptiste', 'Ó Súilleabháin'],
  ['', '', ''],
])('%j is divided at its first space [QUICK-11]', (typed, surname, familyname) => {
  expect(splitName(typed)).toEqual({ surname, familyname });
});
