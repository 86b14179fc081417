import { describe, expect, test } from 'vitest';
import { createTexts, textsOf } from '../../../lib/i18n/createTexts.ts';
import { events } from '../../events/texts/events.en.ts';
import { persons } from '../../persons/texts/persons.en.ts';
import { filters } from '../../search/texts/filters.en.ts';
import { filters as filtersFr } from '../../search/texts/filters.fr.ts';
import { search } from '../../search/texts/search.en.ts';
import { personSearch } from '../texts/personSearch.en.ts';
import { personSearch as personSearchFr } from '../texts/personSearch.fr.ts';
import { questionSentence } from './questionSentence.ts';
import type { SearchQuery } from './searchQuery.ts';

const texts = textsOf(createTexts('en', { events, filters, personSearch, persons, search }));
const sentence = (query: SearchQuery, projectTitle?: string) => questionSentence(query, texts, projectTitle);

describe('what a search asks, in one sentence', () => {
  test('nothing asked means everybody', () => {
    expect(sentence({})).toBe('All persons in the knowledge base.');
    expect(sentence({ sounds_alike: true })).toBe('All persons in the knowledge base.');
  });

  test('conditions are joined as the language joins them, and the inputs of an event stand together', () => {
    expect(
      sentence({
        surname: { value: 'Jan', mode: 'head' },
        born: { from: '1880????', to: '1895????' },
        events: [
          { type: 'died', inputs: { from: '1917????', place: { value: 'Ieper', mode: 'selected', radius_km: 5 } } },
          { type: 'enlisted', inputs: {} },
        ],
      }),
    ).toBe(
      'Persons for whom all of this holds: First name starts with Jan, Born from 1880 to 1895, ' +
        'Died (From: 1917; Place: Ieper, up to 5 km around) and Served in the army.',
    );
  });

  test('an abbreviation at the end brings no second full stop', () => {
    expect(sentence({ initials: { value: 'J.B.', mode: 'contains' } })).toBe(
      'Persons for whom all of this holds: Initials: J.B.',
    );
  });

  test('another person or a collection that is not filled in means that there is none [ADVSEARCH-24]', () => {
    const empty = { value: '', mode: 'empty' } as const;
    const said = (query: SearchQuery) => sentence(query).replace('Persons for whom all of this holds: ', '');
    expect(said({ relation: 'SIBLING', related: empty, gender: 'MALE' })).toBe(
      'has no brother or sister and Gender: Male.',
    );
    expect(said({ related: empty, collection: empty })).toBe('has no relations and no document in a collection.');
    expect(said({ relation: 'SIBLING' })).toContain('relation');
  });

  test('French has a space before the semicolon between the inputs of an event', () => {
    const french = textsOf(createTexts('fr', { filters: filtersFr, personSearch: personSearchFr }));
    const events = [{ type: 'injured', inputs: { from: '1917????', to: '1917????' } }] as const;
    expect(questionSentence({ events }, french)).toContain('1917\u00a0; Jusqu’au');
  });

  test('a project is named by its title once that is known', () => {
    expect(sentence({ project: 'some-id' })).toContain('people in a project');
    expect(sentence({ project: 'some-id' }, 'Summer 1917')).toContain('Project: Summer 1917');
  });
});
