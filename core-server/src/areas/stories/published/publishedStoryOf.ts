import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { readingTarget } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { PersonStoryEntity } from '../PersonStoryEntity.ts';

/** The published story of a person and where it is read; null while there is none. */
export async function publishedStoryOf(
  db: EntityManager,
  personId: string,
): Promise<{ id: string; target: StoryTarget } | null> {
  const story = await db.findOne(PersonStoryEntity, {
    select: { id: true, targets: true },
    where: { person_id_ref: personId, published_date: Not(IsNull()) },
  });
  return story && { id: story.id, target: readingTarget(story.targets) };
}
