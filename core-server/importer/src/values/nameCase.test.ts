import { expect, test } from 'vitest';
import { nameCase, placeCase } from './nameCase.ts';

test.each([
  ['BALMER', 'Balmer'],
  ['McDONALD', 'McDonald'],
  ['MCDONALD', 'McDonald'],
  ['MacGOWAN', 'MacGowan'],
  ["O'HARE", "O'Hare"],
  ["D'HONDT", "D'Hondt"],
  ['VAN DEN BERGHE', 'Van den Berghe'],
  ['DE SMET', 'De Smet'],
  ['JEAN-BAPTISTE', 'Jean-Baptiste'],
  ['BROOKE-SMITH', 'Brooke-Smith'],
  ['St. PIERRE', 'St. Pierre'],
  ['DE(S)CAMPS', 'De(s)camps'],
  ['ÉMILE', 'Émile'],
  ['IJZERMAN', 'IJzerman'],
  ['HENRY II', 'Henry II'],
  ['J A', 'J A'],
  ['SMITH John', 'Smith John'],
  ['de Rosamel', 'de Rosamel'],
])('writes %s as %s', (given, name) => expect(nameCase(given)).toBe(name));

test('writes particles as the mapping wants them', () => {
  expect(nameCase('VAN DEN BERGHE', { particles: 'lower', always: false })).toBe('van den Berghe');
  expect(nameCase('VAN DEN BERGHE', { particles: 'capital', always: false })).toBe('Van Den Berghe');
  expect(nameCase('van den berghe', { particles: 'first', always: true })).toBe('Van den Berghe');
});

test.each([
  ['BAC-DU-SUD BRITISH CEMETERY, BAILLEULVAL', 'Bac-du-Sud British Cemetery, Bailleulval'],
  ['A.I.F. BURIAL GROUND, FLERS', 'A.I.F. Burial Ground, Flers'],
  ['2ND CANADIAN CEMETERY', '2nd Canadian Cemetery'],
  ['BUTTES NEW BRITISH CEMETERY (N.Z.) MEMORIAL', 'Buttes New British Cemetery (N.Z.) Memorial'],
  ["L'HOMME MORT BRITISH CEMETERY", "L'Homme Mort British Cemetery"],
  ["FAUBOURG D'AMIENS CEMETERY", "Faubourg d'Amiens Cemetery"],
  ['Tyne Cot', 'Tyne Cot'],
])('writes the place %s as %s', (given, name) => expect(placeCase(given)).toBe(name));
