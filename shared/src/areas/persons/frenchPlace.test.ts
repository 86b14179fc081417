import { expect, test } from 'vitest';
import { inFrenchCountry, inFrenchTown } from './frenchPlace.ts';

test('a French sentence draws the article of a town into its preposition', () => {
  const towns = ['Ypres', 'Le Cateau', 'Les Éparges', 'La Bassée', 'Lens'].map(inFrenchTown);
  expect(towns).toEqual(['à Ypres', 'au Cateau', 'aux Éparges', 'à La Bassée', 'à Lens']);
});

test.each([
  ['Belgique', 'en Belgique'],
  ['Nouvelle-Zélande', 'en Nouvelle-Zélande'],
  ['Afrique du Sud', 'en Afrique du Sud'],
  ['Autriche-Hongrie', 'en Autriche-Hongrie'],
  ['Iran', 'en Iran'],
  ['Canada', 'au Canada'],
  ['Royaume-Uni', 'au Royaume-Uni'],
  ['Mexique', 'au Mexique'],
  ['Pays-Bas', 'aux Pays-Bas'],
  ['États-Unis', 'aux États-Unis'],
  ['Malte', 'à Malte'],
  ['Empire ottoman', 'dans l’Empire ottoman'],
])('of %s French says %s', (country, phrase) => {
  expect(inFrenchCountry(country)).toBe(phrase);
});
