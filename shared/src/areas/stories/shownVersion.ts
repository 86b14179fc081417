import type { Language } from '../../lib/i18n/languages.ts';
import type { PublicStory } from './publicStory.ts';
import type { StoryVersion } from './storyTypes.ts';

/** One version of a story as somebody reads it, and the language it is written in. */
export interface ShownVersion {
  readonly version: StoryVersion;
  readonly language: Language;
  readonly part_1: string;
  readonly part_2: string;
  /** What children are asked to look for; blank for none. */
  readonly question: string;
}

/** The version that is wished; a story without a child version tells children the main one (PUBLIC-24). */
export function shownVersion(
  { story_text }: Pick<PublicStory, 'story_text'>,
  language: Language,
  version: StoryVersion,
): ShownVersion {
  const text = story_text[language];
  if (version === 'child' && text.story_child_language) {
    return {
      version,
      language: text.story_child_language,
      part_1: text.story_child_part_1,
      part_2: text.story_child_part_2,
      question: text.story_child_question,
    };
  }
  return {
    version: 'main',
    language: text.language,
    part_1: text.story_part_1,
    part_2: text.story_part_2,
    question: '',
  };
}

/** What children are asked once they have read a part: the question stands at the end of the text. */
export function questionAfter(text: ShownVersion, part: 'part_1' | 'part_2'): string {
  return part === (text.part_2 === '' ? 'part_1' : 'part_2') ? text.question : '';
}
