import type { Portrait } from '@salient/shared/areas/persons/portrait.ts';
import { readingTarget } from '@salient/shared/areas/stories/storyAddressKind.ts';
import type { EntityManager } from 'typeorm';
import { loadStories } from '../StoryRecord.ts';
import { portraitOf } from './publicStoryView.ts';

/**
 * The faces of persons whose story is published, by the id of the person, as far as their rights allow them where the story
 * is read.
 *
 * @param today `yyyy-mm-dd`
 */
export async function storyPortraits(
  db: EntityManager,
  personIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, Portrait>> {
  const published = await db.query<{ id: string }[]>(
    'SELECT id FROM person_story WHERE person_id_ref = ANY($1) AND published_date IS NOT NULL',
    [personIds],
  );
  const stories = await loadStories(
    db,
    published.map(({ id }) => id),
  );
  return new Map(
    stories.flatMap((record) => {
      const { person_id_ref, targets } = record.story;
      const portrait = portraitOf(record, { target: readingTarget(targets), today, ticket: null });
      return portrait ? [[person_id_ref, portrait] as const] : [];
    }),
  );
}
