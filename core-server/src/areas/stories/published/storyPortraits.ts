import type { Portrait } from '@salient/shared/areas/persons/portrait.ts';
import { readingTarget } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { PersonStoryEntity } from '../PersonStoryEntity.ts';
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
  const published = await db.find(PersonStoryEntity, {
    select: { id: true },
    where: { person_id_ref: In([...personIds]), published_date: Not(IsNull()) },
  });
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
