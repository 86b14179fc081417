import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { removeAttachmentsOf } from '../attachments/removeAttachments.ts';
import { feedbackAttachments } from './feedbackAttachments.ts';
import { PersonFeedbackEntity } from './PersonFeedbackEntity.ts';
import { feedbackState } from './presentFeedback.ts';

interface RemovedBy {
  readonly actor: Pick<Actor, 'id' | 'account'>;
  readonly method: string;
  readonly now: Date;
}

/** Removes messages with their files; the trail keeps what they said. */
export async function removeFeedback(
  db: EntityManager,
  rows: readonly PersonFeedbackEntity[],
  removing: RemovedBy,
): Promise<void> {
  const { actor, method } = removing;
  for (const row of rows) {
    const { id, version, person_id } = row;
    await removeAttachmentsOf(db, feedbackAttachments, id, removing);
    await db.delete(PersonFeedbackEntity, { id });
    if (row.status === 'writing') continue;
    await recordChange(db, {
      ...{ actor, method, entity: 'person_feedback', entityId: id, version: version + 1 },
      partOf: { type: 'person', id: person_id },
      before: feedbackState(row),
      after: null,
    });
  }
}

/** Messages go with their person (PERSON-60). */
export async function removeFeedbackOf(db: EntityManager, personId: string, removing: RemovedBy): Promise<void> {
  await removeFeedback(db, await db.findBy(PersonFeedbackEntity, { person_id: personId }), removing);
}
