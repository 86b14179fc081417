import type { KeyLocationStory } from '@salient/shared/areas/key-locations/publicKeyLocation.ts';
import { readingTarget } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { beginningOf } from '@salient/shared/areas/stories/storyPreview.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import type { EntityManager } from 'typeorm';
import { loadWrittenStories, type WrittenStory } from '../StoryRecord.ts';
import { portraitOf } from './publicStoryView.ts';

/**
 * Published stories of a key location by the day that they remember, unknown ones last (KEYLOC-24, PUBLIC-35).
 *
 * @param today `yyyy-mm-dd`, by which permissions of photos end.
 */
export async function loadKeyLocationStories(
  db: EntityManager,
  keyLocationId: string,
  today: string,
): Promise<KeyLocationStory[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT id FROM person_story WHERE key_location_id = $1 AND published_date IS NOT NULL
     ORDER BY key_date COLLATE "C", published_date, id`,
    [keyLocationId],
  );
  const records = await loadWrittenStories(
    db,
    rows.map(({ id }) => id),
  );
  return records.map((record) => {
    const { story, texts } = record;
    const target = readingTarget(story.targets);
    return {
      id: story.id,
      first_name: story.first_name,
      family_name: story.family_name,
      portrait: portraitOf(record, { target, today, ticket: null }),
      key_date: story.key_date,
      preview: ofFinished(texts, ({ story_part_1 }) => beginningOf(story_part_1)),
      text: ofFinished(texts, ({ story_part_1, story_part_2 }) => paragraphsOf(`${story_part_1}\n${story_part_2}`)),
      target,
    };
  });
}

/** What is made of the text of each language; one that is still worked on is nobody's to read. */
const ofFinished = (texts: WrittenStory['texts'], make: (text: WrittenStory['texts']['nl']) => string): LanguageTexts =>
  Object.fromEntries(
    languages.map((language) => [language, texts[language].story_status === 'DONE' ? make(texts[language]) : '']),
  ) as LanguageTexts;

const paragraphsOf = (text: string) => text.split(/\n+/).filter(Boolean).join('\n\n');
