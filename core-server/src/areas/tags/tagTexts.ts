import type { Tag } from '@salient/shared/areas/tags/tag.ts';
import type { TagIndex } from '@salient/shared/areas/tags/tagDefinition.ts';
import { tagText } from '@salient/shared/areas/tags/tagText.ts';
import { tagging as de } from '@salient/shared/areas/tags/texts/tagging.de.ts';
import { tagging as en } from '@salient/shared/areas/tags/texts/tagging.en.ts';
import { tagging as fr } from '@salient/shared/areas/tags/texts/tagging.fr.ts';
import { tagging as nl } from '@salient/shared/areas/tags/texts/tagging.nl.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { inEachLanguage, type Language } from '@salient/shared/lib/i18n/languages.ts';
import { common as commonDe } from '@salient/shared/lib/i18n/texts/common.de.ts';
import { common as commonEn } from '@salient/shared/lib/i18n/texts/common.en.ts';
import { common as commonFr } from '@salient/shared/lib/i18n/texts/common.fr.ts';
import { common as commonNl } from '@salient/shared/lib/i18n/texts/common.nl.ts';

const dictionaries = {
  nl: { tagging: nl, common: commonNl },
  en: { tagging: en, common: commonEn },
  fr: { tagging: fr, common: commonFr },
  de: { tagging: de, common: commonDe },
};
const texts = inEachLanguage((language) => textsOf(createTexts(language, dictionaries[language])));

/** A tag with what its fields say, as the app shows it in each language. */
export const tagTexts = (tag: Tag, index: TagIndex): Record<Language, string> =>
  inEachLanguage((language) => tagText(tag, index, texts[language]));
