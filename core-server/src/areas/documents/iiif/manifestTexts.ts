import { documentRecord as de } from '@salient/shared/areas/documents/texts/document/documentRecord.de.ts';
import { documentRecord as en } from '@salient/shared/areas/documents/texts/document/documentRecord.en.ts';
import { documentRecord as fr } from '@salient/shared/areas/documents/texts/document/documentRecord.fr.ts';
import { documentRecord as nl } from '@salient/shared/areas/documents/texts/document/documentRecord.nl.ts';
import { publicDocument as dePage } from '@salient/shared/areas/documents/texts/document/publicDocument.de.ts';
import { publicDocument as enPage } from '@salient/shared/areas/documents/texts/document/publicDocument.en.ts';
import { publicDocument as frPage } from '@salient/shared/areas/documents/texts/document/publicDocument.fr.ts';
import { publicDocument as nlPage } from '@salient/shared/areas/documents/texts/document/publicDocument.nl.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { inEachLanguage } from '@salient/shared/lib/i18n/languages.ts';
import type { TextKey } from '@salient/shared/lib/i18n/texts.ts';
import { inLanguages, type LanguageMap } from '../../../lib/iiif/presentation.ts';

const dictionaries = {
  nl: { documentRecord: nl, publicDocument: nlPage },
  en: { documentRecord: en, publicDocument: enPage },
  fr: { documentRecord: fr, publicDocument: frPage },
  de: { documentRecord: de, publicDocument: dePage },
};
const texts = inEachLanguage((language) => textsOf(createTexts(language, dictionaries[language])).t);

type RecordKey = Extract<TextKey, `documentRecord.${string}` | `publicDocument.${'institution' | 'url'}`>;

/** What the staff app, or the page for visitors, calls a field or a choice of a document, in the four languages. */
export const recordText = (key: RecordKey): LanguageMap => inLanguages((language) => texts[language](key));
