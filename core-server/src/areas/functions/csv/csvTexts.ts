import { events as eventsDe } from '@salient/shared/areas/events/texts/events.de.ts';
import { events as eventsEn } from '@salient/shared/areas/events/texts/events.en.ts';
import { events as eventsFr } from '@salient/shared/areas/events/texts/events.fr.ts';
import { events as eventsNl } from '@salient/shared/areas/events/texts/events.nl.ts';
import { csvExport as exportDe } from '@salient/shared/areas/functions/texts/csvExport.de.ts';
import { csvExport as exportEn } from '@salient/shared/areas/functions/texts/csvExport.en.ts';
import { csvExport as exportFr } from '@salient/shared/areas/functions/texts/csvExport.fr.ts';
import { csvExport as exportNl } from '@salient/shared/areas/functions/texts/csvExport.nl.ts';
import { functions as functionsDe } from '@salient/shared/areas/functions/texts/functions.de.ts';
import { functions as functionsEn } from '@salient/shared/areas/functions/texts/functions.en.ts';
import { functions as functionsFr } from '@salient/shared/areas/functions/texts/functions.fr.ts';
import { functions as functionsNl } from '@salient/shared/areas/functions/texts/functions.nl.ts';
import { military as militaryDe } from '@salient/shared/areas/military/texts/military.de.ts';
import { military as militaryEn } from '@salient/shared/areas/military/texts/military.en.ts';
import { military as militaryFr } from '@salient/shared/areas/military/texts/military.fr.ts';
import { military as militaryNl } from '@salient/shared/areas/military/texts/military.nl.ts';
import { persons as personsDe } from '@salient/shared/areas/persons/texts/persons.de.ts';
import { persons as personsEn } from '@salient/shared/areas/persons/texts/persons.en.ts';
import { persons as personsFr } from '@salient/shared/areas/persons/texts/persons.fr.ts';
import { persons as personsNl } from '@salient/shared/areas/persons/texts/persons.nl.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

const bundles = {
  nl: { csvExport: exportNl, functions: functionsNl, events: eventsNl, military: militaryNl, persons: personsNl },
  en: { csvExport: exportEn, functions: functionsEn, events: eventsEn, military: militaryEn, persons: personsEn },
  fr: { csvExport: exportFr, functions: functionsFr, events: eventsFr, military: militaryFr, persons: personsFr },
  de: { csvExport: exportDe, functions: functionsDe, events: eventsDe, military: militaryDe, persons: personsDe },
};

/** The words of an export in one language. */
export const csvTexts = (language: Language): Translate => textsOf(createTexts(language, bundles[language])).t;
