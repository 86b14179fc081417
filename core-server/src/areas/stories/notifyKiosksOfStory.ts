import type { EntityManager } from 'typeorm';
import { notifyKiosks } from '../kiosks/notifyKiosks.ts';
import type { PersonStoryEntity } from './PersonStoryEntity.ts';

/** Has the kiosks of a story told that it came or went, when this transaction is committed. */
export async function notifyKiosksOfStory(
  db: EntityManager,
  event: 'story_published' | 'story_unpublished',
  { id, kiosks }: Pick<PersonStoryEntity, 'id' | 'kiosks'>,
): Promise<void> {
  await notifyKiosks(db, { event, hint: { story_id: id, kiosks } });
}
