import { expect, test } from 'vitest';
import { createTexts, textsOf } from '../../lib/i18n/createTexts.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { imports as de } from './texts/imports.de.ts';
import { imports as en } from './texts/imports.en.ts';
import { imports as fr } from './texts/imports.fr.ts';
import { imports as nl } from './texts/imports.nl.ts';

const bundles = { nl, en, fr, de };
const words = (language: Language) => textsOf(createTexts(language, { imports: bundles[language] as typeof nl })).t;

test.each([
  ['nl', '1 rij', '1 rij tot nu toe.', '1 rij, 2 kolommen gevonden.'],
  ['en', '1 row', '1 row so far.', 'Found 1 row and 2 columns.'],
  ['fr', '1 ligne', '1 ligne jusqu’ici.', '1 ligne et 2 colonnes trouvées.'],
  ['de', '1 Zeile', '1 Zeile bisher.', '1 Zeile und 2 Spalten gefunden.'],
] as const)('one row is told of in the singular: %s', (language, row, soFar, found) => {
  const t = words(language);
  const rows = t('imports.rows', { count: 1 });
  expect(rows).toBe(row);
  expect(t('imports.rowsSoFar', { count: 1 })).toBe(soFar);
  expect(t('imports.found', { rows, count: 2 })).toBe(found);
});

test('one row that is rejected, or taken with a remark, is so in the singular in French', () => {
  const t = words('fr');
  const told = [1, 2].flatMap((count) => [t('imports.rejectedBecause', { count }), t('imports.takenWith', { count })]);
  expect(told).toEqual(['refusée', 'prise, avec une remarque', 'refusées', 'prises, avec une remarque']);
});
