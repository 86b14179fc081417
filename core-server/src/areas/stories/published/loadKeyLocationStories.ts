import type { KeyLocationStory } from '@salient/shared/areas/key-locations/publicKeyLocation.ts';
import { readingTarget } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { beginningOf } from '@salient/shared/areas/stories/storyPreview.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import type { EntityManager } from 'typeorm';
import { loadStories } from '../StoryRecord.ts';

/** Published stories of a key location by the day that they remember, unknown ones last (KEYLOC-24, PUBLIC-35). */
export async function loadKeyLocationStories(db: EntityManager, keyLocationId: string): Promise<KeyLocationStory[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT id FROM person_story WHERE key_location_id = $1 AND published_date IS NOT NULL
     ORDER BY key_date COLLATE "C", published_date, id`,
    [keyLocationId],
  );
  const records = await loadStories(
    db,
    rows.map(({ id }) => id),
  );
  return records.map(({ story, texts }) => ({
    id: story.id,
    first_name: story.first_name,
    family_name: story.family_name,
    key_date: story.key_date,
    // A text that is still worked on is nobody's to read.
    preview: Object.fromEntries(
      languages.map((language) => {
        const { story_status, story_part_1 } = texts[language];
        return [language, story_status === 'DONE' ? beginningOf(story_part_1) : ''];
      }),
    ) as LanguageTexts,
    target: readingTarget(story.targets),
  }));
}
