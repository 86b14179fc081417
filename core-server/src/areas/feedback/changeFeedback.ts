import { mayReadFeedback } from '@salient/shared/areas/feedback/feedbackPolicy.ts';
import type { PersonFeedback } from '@salient/shared/areas/feedback/personFeedback.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import type { Context } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { PersonFeedbackEntity } from './PersonFeedbackEntity.ts';
import { feedbackState, presentFeedback } from './presentFeedback.ts';

type AnyContext = Pick<Context<MethodDeclaration>, 'db' | 'actor' | 'method' | 'services'>;

/** A sent message for whoever may handle it, this transaction's alone to change. */
export async function feedbackToChange(
  { db, actor }: AnyContext,
  id: string,
  version?: number,
): Promise<PersonFeedbackEntity> {
  if (!mayReadFeedback(actor)) throw new RpcFailure(commonErrors.notPermitted);
  const stored = await db.findOne(PersonFeedbackEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!stored || stored.status === 'writing')
    throw new RpcFailure(commonErrors.notFound, { entity: 'person_feedback', id });
  if (version !== undefined && version !== stored.version) {
    const details = await conflictDetails(db, 'person_feedback', id, version, stored.version);
    throw new RpcFailure(commonErrors.conflict, details);
  }
  return stored;
}

/**
 * Writes changes of a message with a new version and an entry in the trail.
 *
 * @param told what the trail keeps besides the message's own fields.
 */
export async function saveFeedback(
  { db, actor, method, services }: AnyContext,
  stored: PersonFeedbackEntity,
  changes: Partial<PersonFeedbackEntity>,
  told: { readonly reply?: string } = {},
): Promise<PersonFeedback> {
  const { id } = stored;
  await db.update(PersonFeedbackEntity, { id }, { ...changes, version: stored.version + 1 });
  const saved = await db.findOneByOrFail(PersonFeedbackEntity, { id });
  await recordChange(db, {
    ...{ actor, method, entity: 'person_feedback', entityId: id, version: saved.version },
    partOf: { type: 'person', id: saved.person_id },
    before: feedbackState(stored),
    after: { ...feedbackState(saved), ...told },
  });
  const audience = { files: services.files, actor, extend: ['person_name', 'attachments'] as const };
  const [presented] = await presentFeedback(db, [saved], audience);
  return presented as PersonFeedback;
}
