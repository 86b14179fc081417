import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { loadTexts } from '../../../staff-web/src/app/texts.ts';

/** The words of the staff app, for tests that run in several languages. */
export const wordsIn = async (language: Language) => textsOf(createTexts(language, await loadTexts(language))).t;
