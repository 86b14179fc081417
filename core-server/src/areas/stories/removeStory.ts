import { checkRemoval } from '@salient/shared/areas/stories/checkPublication.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import type { StoryRecord } from './StoryRecord.ts';
import type { StorySave } from './saveStory.ts';
import { storyState } from './storyState.ts';

/** Why a story cannot be removed, under `none` (STORY-62). */
export async function whatBlocksRemoval(
  db: EntityManager,
  { id, published_date }: PersonStoryEntity,
): Promise<FieldErrorList> {
  const [row] = await db.query<{ named: boolean }[]>(
    'SELECT EXISTS (SELECT FROM person_story_manual_link WHERE linked_story_id = $1) AS named',
    [id],
  );
  return checkRemoval({ published_date, namedByOthers: row?.named ?? false });
}

/**
 * Removes a story. The audit entry keeps the whole of it, so that an admin can bring it back; uploaded pictures stay
 * with the id for that, and nobody sees them meanwhile.
 */
export async function removeStory(
  db: EntityManager,
  record: StoryRecord,
  { actor, method }: Pick<StorySave, 'actor' | 'method'>,
): Promise<void> {
  const { id, version } = record.story;
  const before = storyState(record);
  await db.delete(PersonStoryEntity, { id });
  await db.query(
    `INSERT INTO redirect (from_type, from_id, reason) VALUES ('person_story', $1, 'removed') ON CONFLICT DO NOTHING`,
    [id],
  );
  const change = { actor, method, entity: 'person_story', entityId: id, version: version + 1 } as const;
  await recordChange(db, { ...change, before, after: null });
}
