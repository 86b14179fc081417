import { expect, test } from 'vitest';
import { forms } from '../ui/texts/forms.fr.ts';
import { createTexts, textsOf } from './createTexts.ts';
import { elide } from './elide.ts';

test.each([
  ['Achiel', 'Récit d’Achiel'],
  ['Élodie', 'Récit d’Élodie'],
  ['Oscar Ieven', 'Récit d’Oscar Ieven'],
  ['Henri', 'Récit d’Henri'],
  ['Hélène', 'Récit d’Hélène'],
  ['Hubert', 'Récit d’Hubert'],
  ['Yvonne', 'Récit d’Yvonne'],
  ['Yann', 'Récit de Yann'],
  ['Hans', 'Récit de Hans'],
  ['Harold', 'Récit de Harold'],
  ['Marie', 'Récit de Marie'],
  ['Walter', 'Récit de Walter'],
])('before %s French says %s', (name, text) => {
  expect(elide(`Récit de ${name}`, [name])).toBe(text);
});

test('every place of a slot is looked at, and nothing but slots', () => {
  expect(elide('Pas la même personne que Irma de Ypres, selon An, et que Irma', ['Irma', 'An'])).toBe(
    'Pas la même personne qu’Irma de Ypres, selon An, et qu’Irma',
  );
  expect(elide('Le monde de Irma', [])).toBe('Le monde de Irma');
  expect(elide('Viande Irma', ['Irma'])).toBe('Viande Irma');
});

test('texts of French elide by themselves, those of other languages never', () => {
  const bundle = { forms, of: 'Récit de {name}' } as never;
  const say = (language: 'fr' | 'nl') =>
    (textsOf(createTexts(language, bundle)).t as unknown as (key: string, slots: object) => string)('of', {
      name: 'Achiel',
    });
  expect([say('fr'), say('nl')]).toEqual(['Récit d’Achiel', 'Récit de Achiel']);
});
