import type { LookupByLanguage, LookupMatch } from '@salient/shared/areas/places/placeLookup.ts';
import { expect, test } from 'vitest';
import { emptyForm } from './placeForm.ts';
import { copyToAllLanguages, takeMatch } from './takeMatch.ts';

const match = (name: string, country: string, more: Partial<LookupMatch> = {}): LookupMatch => ({
  type: 'locality',
  name,
  address: {
    ...{ country_code: 'BE', sublocality: '', locality: name, country },
    ...{ administrative_area_level_1: 'Vlaanderen', administrative_area_level_2: '' },
  },
  location: [50.85, 2.88],
  ...more,
});
const answer = (...matches: LookupMatch[]) => ({ matches: [], suggestions: matches, too_many: false });

test('a match is taken over in each language in which the same spot was found [PLACE-16]', () => {
  const far = match('Ieper', 'Elders', { location: [10, 10] });
  const found: LookupByLanguage = {
    nl: answer(match('Ieper', 'België')),
    fr: answer(far, match('Ypres', 'Belgique')),
    de: answer(far),
  };
  expect(takeMatch(match('Ieper', 'België'), 'nl', found)).toMatchObject({
    ...{ type: 'locality', country_code: 'BE', country_guessed: false, loc: { lat: '50.85', lon: '2.88' } },
    ...{
      'languages.nl.name': 'Ieper',
      'languages.nl.country': 'België',
      'languages.nl.administrative_area_level_1': 'Vlaanderen',
    },
    ...{ 'languages.fr.name': 'Ypres', 'languages.fr.country': 'Belgique' },
  });
  expect(takeMatch(match('Ieper', 'België'), 'nl', found)).not.toHaveProperty('languages.de.name');
});

test('copying fills what is empty in the other languages, and nothing else [PLACE-17]', () => {
  const form = {
    ...emptyForm,
    'languages.nl.name': 'Ieper',
    'languages.nl.locality': 'Ieper',
    'languages.fr.name': 'Ypres',
  };
  expect(copyToAllLanguages(form, 'nl')).toEqual({
    'languages.en.name': 'Ieper',
    'languages.en.locality': 'Ieper',
    'languages.fr.locality': 'Ieper',
    'languages.de.name': 'Ieper',
    'languages.de.locality': 'Ieper',
  });
});
