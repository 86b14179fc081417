import type { FieldErrorList } from '../../lib/contract/validation.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { isOneOf } from '../../lib/schemas/cleanText.ts';
import type { PersonStoryInput } from './story.ts';
import { cleanStoryText } from './story-text/cleanStoryText.ts';
import { translatedFromAfter } from './story-text/translations.ts';
import type { TextDraft } from './storyDraft.ts';
import { statusErrorKey, textErrorKey } from './storyErrorKeys.ts';
import {
  limitOfPart,
  partsOf,
  type StoryStatus,
  type StoryVersion,
  statusFieldOf,
  storyStatuses,
  storyVersions,
  textParts,
  writtenPartsOf,
} from './storyTypes.ts';

type Texts = Readonly<Record<Language, TextDraft>>;

/**
 * Checks the texts of a story and answers them in stored form: clean, within their limits, each with a known status, and
 * translations touched only while the Dutch text is done (STORY-11, STORY-42, STORY-43).
 */
export function checkTexts(
  input: PersonStoryInput['story_text'],
  base: Texts,
  childOption: boolean,
  errors: FieldErrorList,
): Texts {
  const read = Object.fromEntries(
    languages.map((language) => [language, readText(language, input?.[language], base[language], errors)]),
  ) as Record<Language, TextDraft>;
  for (const language of languages) {
    const text = read[language];
    const stillRight = input?.[language]?.still_right ?? [];
    for (const version of storyVersions) {
      if (version === 'child' && !childOption) continue;
      checkVersion({ language, version, text, before: base[language], dutch: read.nl, errors });
    }
    if (language === 'nl') continue;
    text.translated_from = translatedFromAfter({
      before: base[language],
      after: text,
      from: base[language].translated_from,
      dutch: read.nl,
      stillRight,
    });
  }
  return read;
}

function readText(
  language: Language,
  given: NonNullable<PersonStoryInput['story_text']>[Language],
  base: TextDraft,
  errors: FieldErrorList,
): TextDraft {
  const text: TextDraft = { ...base };
  for (const part of textParts) {
    if (given?.[part] !== undefined) text[part] = cleanStoryText(given[part] ?? '');
    if (text[part].length > limitOfPart(part)) errors.add(textErrorKey(language, part), 'INVALID_LENGTH');
  }
  for (const version of storyVersions) {
    const field = statusFieldOf[version];
    const status = given?.[field];
    if (status === undefined) continue;
    const known = (status ?? 'IN_PROGRESS')
      .trim()
      .toUpperCase()
      .replace(/[\s-]+/g, '_');
    if (isOneOf<StoryStatus>(storyStatuses, known)) text[field] = known;
    else errors.add(statusErrorKey(language, version), 'INVALID_OPTION');
  }
  return text;
}

interface VersionToCheck {
  readonly language: Language;
  readonly version: StoryVersion;
  readonly text: TextDraft;
  readonly before: TextDraft;
  readonly dutch: TextDraft;
  readonly errors: FieldErrorList;
}

function checkVersion({ language, version, text, before, dutch, errors }: VersionToCheck): void {
  const status = statusFieldOf[version];
  const key = statusErrorKey(language, version);
  const parts = partsOf[version];
  // A text that is not there cannot be done (ERR-13).
  if (text[status] === 'DONE' && parts.every((part) => text[part] === '')) errors.add(key, 'INVALID_STATUS_OPTION');
  if (language === 'nl' || dutch[status] === 'DONE') return;
  // What was written stays when the Dutch text is opened again; only touching it is for later.
  const touched = [status, ...writtenPartsOf[version]].some((field) => text[field] !== before[field]);
  if (touched) errors.add(key, 'INVALID_STATUS_OPTION');
}
