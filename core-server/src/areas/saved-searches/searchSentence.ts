import { events as eventsDe } from '@salient/shared/areas/events/texts/events.de.ts';
import { events as eventsEn } from '@salient/shared/areas/events/texts/events.en.ts';
import { events as eventsFr } from '@salient/shared/areas/events/texts/events.fr.ts';
import { events as eventsNl } from '@salient/shared/areas/events/texts/events.nl.ts';
import { settledQuery } from '@salient/shared/areas/functions/query/queryAddress.ts';
import { questionSentence } from '@salient/shared/areas/functions/query/questionSentence.ts';
import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { findPersonAdvancedInternal } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { personSearch as personSearchDe } from '@salient/shared/areas/functions/texts/personSearch.de.ts';
import { personSearch as personSearchEn } from '@salient/shared/areas/functions/texts/personSearch.en.ts';
import { personSearch as personSearchFr } from '@salient/shared/areas/functions/texts/personSearch.fr.ts';
import { personSearch as personSearchNl } from '@salient/shared/areas/functions/texts/personSearch.nl.ts';
import { trackTypes as trackTypesDe } from '@salient/shared/areas/military/texts/trackTypes.de.ts';
import { trackTypes as trackTypesEn } from '@salient/shared/areas/military/texts/trackTypes.en.ts';
import { trackTypes as trackTypesFr } from '@salient/shared/areas/military/texts/trackTypes.fr.ts';
import { trackTypes as trackTypesNl } from '@salient/shared/areas/military/texts/trackTypes.nl.ts';
import { persons as personsDe } from '@salient/shared/areas/persons/texts/persons.de.ts';
import { persons as personsEn } from '@salient/shared/areas/persons/texts/persons.en.ts';
import { persons as personsFr } from '@salient/shared/areas/persons/texts/persons.fr.ts';
import { persons as personsNl } from '@salient/shared/areas/persons/texts/persons.nl.ts';
import { relations as relationsDe } from '@salient/shared/areas/relations/texts/relations.de.ts';
import { relations as relationsEn } from '@salient/shared/areas/relations/texts/relations.en.ts';
import { relations as relationsFr } from '@salient/shared/areas/relations/texts/relations.fr.ts';
import { relations as relationsNl } from '@salient/shared/areas/relations/texts/relations.nl.ts';
import { filters as filtersDe } from '@salient/shared/areas/search/texts/filters.de.ts';
import { filters as filtersEn } from '@salient/shared/areas/search/texts/filters.en.ts';
import { filters as filtersFr } from '@salient/shared/areas/search/texts/filters.fr.ts';
import { filters as filtersNl } from '@salient/shared/areas/search/texts/filters.nl.ts';
import { search as searchDe } from '@salient/shared/areas/search/texts/search.de.ts';
import { search as searchEn } from '@salient/shared/areas/search/texts/search.en.ts';
import { search as searchFr } from '@salient/shared/areas/search/texts/search.fr.ts';
import { search as searchNl } from '@salient/shared/areas/search/texts/search.nl.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { TextBundle } from '@salient/shared/lib/i18n/texts.ts';

/** The words of questions, which the apps have by themselves. */
const bundles: Readonly<Record<Language, TextBundle>> = {
  nl: {
    ...{ events: eventsNl, filters: filtersNl, persons: personsNl, personSearch: personSearchNl },
    ...{ relations: relationsNl, search: searchNl, trackTypes: trackTypesNl },
  },
  en: {
    ...{ events: eventsEn, filters: filtersEn, persons: personsEn, personSearch: personSearchEn },
    ...{ relations: relationsEn, search: searchEn, trackTypes: trackTypesEn },
  },
  fr: {
    ...{ events: eventsFr, filters: filtersFr, persons: personsFr, personSearch: personSearchFr },
    ...{ relations: relationsFr, search: searchFr, trackTypes: trackTypesFr },
  },
  de: {
    ...{ events: eventsDe, filters: filtersDe, persons: personsDe, personSearch: personSearchDe },
    ...{ relations: relationsDe, search: searchDe, trackTypes: trackTypesDe },
  },
};

/**
 * What a saved search asks, in the words in which the search page reads it back.
 *
 * @param projectTitle of the project that it names.
 */
export function searchSentence(
  args: Readonly<Record<string, unknown>>,
  language: Language,
  projectTitle: string | undefined,
): string {
  const query = settledQuery(findPersonAdvancedInternal, args as SearchQuery);
  return questionSentence(query, textsOf(createTexts(language, bundles[language])), projectTitle);
}
