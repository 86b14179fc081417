import type { PersonStoryInput } from '@salient/shared/areas/stories/story.ts';
import { saysSomethingElse } from '@salient/shared/areas/stories/story-text/translations.ts';
import {
  outdatedFieldOf,
  partsOf,
  type StatusField,
  type StoryStatus,
  type StoryVersion,
  statusFieldOf,
  storyVersions,
  type TextPart,
  textFields,
  writtenPartsOf,
} from '@salient/shared/areas/stories/storyTypes.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import type { EditedStory, StoryForm, StoryTexts, VersionKey } from './storyFormTypes.ts';

type Texts = Readonly<Record<Language, Readonly<Record<TextPart, string> & Record<StatusField, StoryStatus>>>>;

export const textsOf = (texts: Texts): StoryTexts =>
  Object.fromEntries(
    languages.flatMap((language) => textFields.map((field) => [`${language}.${field}`, texts[language][field]])),
  ) as StoryTexts;

/** The texts as calls carry them. */
export const textsOfForm = (
  form: StoryTexts,
  stillRight: readonly VersionKey[],
): NonNullable<PersonStoryInput['story_text']> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      {
        ...Object.fromEntries(textFields.map((field) => [field, form[`${language}.${field}`]])),
        still_right: storyVersions.filter((version) => stillRight.includes(`${language}.${version}`)),
      },
    ]),
  );

/** How far a version of a language is, as its tab says it (S9). */
export type TextState = StoryStatus | 'empty' | 'outdated' | 'waiting';

/**
 * How far a text is while it is edited: nothing yet, waiting for the Dutch one, outdated since that changed, or its
 * status.
 */
export function textState(
  form: StoryForm,
  story: EditedStory | undefined,
  language: Language,
  version: StoryVersion,
): TextState {
  const hasText = partsOf[version].some((part) => form[`${language}.${part}`] !== '');
  if (!hasText) return isOpen(form, language, version) ? 'empty' : 'waiting';
  return isOutdated(form, story, language, version) ? 'outdated' : form[`${language}.${statusFieldOf[version]}`];
}

/** Whether a text may be worked on: a translation only once the Dutch text is done (STORY-42, STORY-43). */
export const isOpen = (form: StoryForm, language: Language, version: StoryVersion) =>
  language === 'nl' || form[`nl.${statusFieldOf[version]}`] === 'DONE';

/** Whether the Dutch text is another than the one that a text was translated from, typed changes included (beyond 16). */
export const isOutdated = (
  form: StoryForm,
  story: EditedStory | undefined,
  language: Language,
  version: StoryVersion,
): boolean =>
  !form.still_right.includes(`${language}.${version}`) && dutchChanges(form, story, language, version).length > 0;

export interface DutchChange {
  readonly part: TextPart;
  readonly before: string;
  readonly after: string;
}

/** What the Dutch text said when a version was translated, part by part where it says something else now. */
export function dutchChanges(
  form: StoryForm,
  story: EditedStory | undefined,
  language: Language,
  version: StoryVersion,
): readonly DutchChange[] {
  if (language === 'nl' || !story) return [];
  const { story_text } = story.record;
  return writtenPartsOf[version].flatMap((part) => {
    const text = story_text[language];
    if (text[part] === '') return [];
    const before = text.translated_from[part] ?? story_text.nl[part];
    const after = form[`nl.${part}`];
    return saysSomethingElse(before, after) ? [{ part, before, after }] : [];
  });
}

/** Since when the server counts a version as outdated; null while only typed changes make it so. */
export const outdatedSince = (story: EditedStory | undefined, language: Language, version: StoryVersion) =>
  story?.record.story_text[language][outdatedFieldOf[version]] ?? null;
