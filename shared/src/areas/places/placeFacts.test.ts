import { expect, test } from 'vitest';
import { createTexts, textsOf } from '../../lib/i18n/createTexts.ts';
import { matchFacts, placeFacts } from './placeFacts.ts';
import type { LookupMatch } from './placeLookup.ts';
import { places } from './texts/places.nl.ts';

const texts = textsOf(createTexts('nl', { places }));
const address = {
  ...{ country_code: 'BE', country: '', sublocality: '', locality: 'Heuvelland' },
  ...{ administrative_area_level_1: 'Vlaanderen', administrative_area_level_2: 'West-Vlaanderen' },
};
const match: LookupMatch = { type: 'sublocality', name: 'Nieuwkerke', address, location: [50.7, 2.8] };
const lies = 'Heuvelland, West-Vlaanderen, Vlaanderen';

test('a place and what a look-up knows are told apart alike: what they are, in which areas they lie, in which country', () => {
  const facts = ['Deelgemeente of gehucht', lies, 'België'];
  expect(matchFacts(match, texts)).toEqual(facts);
  const place = { country_code: 'BE', country_guessed: false, languages: { nl: { ...address, name: 'Nieuwkerke' } } };
  expect(placeFacts({ ...place, type: 'sublocality' }, texts)).toEqual(facts);
});

test('nothing is said twice, and nothing of what nobody knows', () => {
  const town = { ...match, type: 'unknown' as const, name: 'Heuvelland' };
  expect(matchFacts(town, texts)).toEqual(['West-Vlaanderen, Vlaanderen', 'België']);
  expect(matchFacts({ ...match, type: 'country', name: 'België' }, texts)).toEqual(['Land']);
});
