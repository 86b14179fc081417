import { events as eventsDe } from '@salient/shared/areas/events/texts/events.de.ts';
import { events as eventsEn } from '@salient/shared/areas/events/texts/events.en.ts';
import { events as eventsFr } from '@salient/shared/areas/events/texts/events.fr.ts';
import { events as eventsNl } from '@salient/shared/areas/events/texts/events.nl.ts';
import { csvExport as csvExportDe } from '@salient/shared/areas/functions/texts/csvExport.de.ts';
import { csvExport as csvExportEn } from '@salient/shared/areas/functions/texts/csvExport.en.ts';
import { csvExport as csvExportFr } from '@salient/shared/areas/functions/texts/csvExport.fr.ts';
import { csvExport as csvExportNl } from '@salient/shared/areas/functions/texts/csvExport.nl.ts';
import { functions as functionsDe } from '@salient/shared/areas/functions/texts/functions.de.ts';
import { functions as functionsEn } from '@salient/shared/areas/functions/texts/functions.en.ts';
import { functions as functionsFr } from '@salient/shared/areas/functions/texts/functions.fr.ts';
import { functions as functionsNl } from '@salient/shared/areas/functions/texts/functions.nl.ts';
import { memorials as memorialsDe } from '@salient/shared/areas/memorials/texts/memorials.de.ts';
import { memorials as memorialsEn } from '@salient/shared/areas/memorials/texts/memorials.en.ts';
import { memorials as memorialsFr } from '@salient/shared/areas/memorials/texts/memorials.fr.ts';
import { memorials as memorialsNl } from '@salient/shared/areas/memorials/texts/memorials.nl.ts';
import { military as militaryDe } from '@salient/shared/areas/military/texts/military.de.ts';
import { military as militaryEn } from '@salient/shared/areas/military/texts/military.en.ts';
import { military as militaryFr } from '@salient/shared/areas/military/texts/military.fr.ts';
import { military as militaryNl } from '@salient/shared/areas/military/texts/military.nl.ts';
import { persons as personsDe } from '@salient/shared/areas/persons/texts/persons.de.ts';
import { persons as personsEn } from '@salient/shared/areas/persons/texts/persons.en.ts';
import { persons as personsFr } from '@salient/shared/areas/persons/texts/persons.fr.ts';
import { persons as personsNl } from '@salient/shared/areas/persons/texts/persons.nl.ts';
import { places as placesDe } from '@salient/shared/areas/places/texts/places.de.ts';
import { places as placesEn } from '@salient/shared/areas/places/texts/places.en.ts';
import { places as placesFr } from '@salient/shared/areas/places/texts/places.fr.ts';
import { places as placesNl } from '@salient/shared/areas/places/texts/places.nl.ts';
import { filters as filtersDe } from '@salient/shared/areas/search/texts/filters.de.ts';
import { filters as filtersEn } from '@salient/shared/areas/search/texts/filters.en.ts';
import { filters as filtersFr } from '@salient/shared/areas/search/texts/filters.fr.ts';
import { filters as filtersNl } from '@salient/shared/areas/search/texts/filters.nl.ts';
import { stories as storiesDe } from '@salient/shared/areas/stories/texts/stories.de.ts';
import { stories as storiesEn } from '@salient/shared/areas/stories/texts/stories.en.ts';
import { stories as storiesFr } from '@salient/shared/areas/stories/texts/stories.fr.ts';
import { stories as storiesNl } from '@salient/shared/areas/stories/texts/stories.nl.ts';
import { history as historyDe } from '@salient/shared/lib/history/texts/history.de.ts';
import { history as historyEn } from '@salient/shared/lib/history/texts/history.en.ts';
import { history as historyFr } from '@salient/shared/lib/history/texts/history.fr.ts';
import { history as historyNl } from '@salient/shared/lib/history/texts/history.nl.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { common as commonDe } from '@salient/shared/lib/i18n/texts/common.de.ts';
import { common as commonEn } from '@salient/shared/lib/i18n/texts/common.en.ts';
import { common as commonFr } from '@salient/shared/lib/i18n/texts/common.fr.ts';
import { common as commonNl } from '@salient/shared/lib/i18n/texts/common.nl.ts';
import type { TextBundle, Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The words of files and mails of functions, which the apps have by themselves. */
const bundles: Readonly<Record<Language, TextBundle>> = {
  nl: {
    ...{ common: commonNl, csvExport: csvExportNl, events: eventsNl, filters: filtersNl, functions: functionsNl },
    ...{ history: historyNl, memorials: memorialsNl, military: militaryNl, persons: personsNl },
    ...{ places: placesNl, stories: storiesNl },
  },
  en: {
    ...{ common: commonEn, csvExport: csvExportEn, events: eventsEn, filters: filtersEn, functions: functionsEn },
    ...{ history: historyEn, memorials: memorialsEn, military: militaryEn, persons: personsEn },
    ...{ places: placesEn, stories: storiesEn },
  },
  fr: {
    ...{ common: commonFr, csvExport: csvExportFr, events: eventsFr, filters: filtersFr, functions: functionsFr },
    ...{ history: historyFr, memorials: memorialsFr, military: militaryFr, persons: personsFr },
    ...{ places: placesFr, stories: storiesFr },
  },
  de: {
    ...{ common: commonDe, csvExport: csvExportDe, events: eventsDe, filters: filtersDe, functions: functionsDe },
    ...{ history: historyDe, memorials: memorialsDe, military: militaryDe, persons: personsDe },
    ...{ places: placesDe, stories: storiesDe },
  },
};

const made = new Map<Language, Translate>();

/** The words in which functions are told of outside the app, in one language. */
export function functionWords(language: Language): Translate {
  const known = made.get(language) ?? textsOf(createTexts(language, bundles[language])).t;
  made.set(language, known);
  return known;
}
