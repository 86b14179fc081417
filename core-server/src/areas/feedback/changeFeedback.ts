import { mayReadFeedback } from '@salient/shared/areas/feedback/feedbackPolicy.ts';
import type { PersonFeedback } from '@salient/shared/areas/feedback/personFeedback.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { changeClaimed, claimRecord } from '../../lib/records/changeRecord.ts';
import type { ChangeContext, VersionedKind } from '../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { PersonFeedbackEntity } from './PersonFeedbackEntity.ts';
import { feedbackState, presentFeedback } from './presentFeedback.ts';

/** How messages are held and noted; of one that is being written nobody knows. */
const feedbackKind: VersionedKind<PersonFeedbackEntity> = {
  entity: 'person_feedback',
  claim: async ({ db, actor }, id) => {
    if (!mayReadFeedback(actor)) throw new RpcFailure(commonErrors.notPermitted);
    const stored = await db.findOne(PersonFeedbackEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return stored?.status === 'writing' ? null : stored;
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(PersonFeedbackEntity, { id });
    return stored && { version: stored.version, fields: feedbackState(stored) };
  },
  partOf: ({ person_id }) => ({ type: 'person', id: String(person_id) }),
};

/** A sent message for whoever may handle it, this transaction's alone to change. */
export const feedbackToChange = (context: ChangeContext, id: string, version?: number): Promise<PersonFeedbackEntity> =>
  claimRecord(feedbackKind, context, { id, version });

/**
 * Writes changes of a message with a new version and an entry in the trail.
 *
 * @param alsoKept what the trail keeps besides the message's own fields.
 */
export async function saveFeedback(
  context: ChangeContext,
  stored: PersonFeedbackEntity,
  changes: Partial<PersonFeedbackEntity>,
  alsoKept: { readonly reply?: string } = {},
): Promise<PersonFeedback> {
  const { db, actor, services } = context;
  const { id } = stored;
  const write = ({ version }: { readonly version: number }) =>
    db.update(PersonFeedbackEntity, { id }, { ...changes, version });
  await changeClaimed(feedbackKind, context, stored, write, alsoKept);
  const audience = { files: services.files, actor, extend: ['person_name', 'attachments'] as const };
  const [presented] = await presentFeedback(db, [await db.findOneByOrFail(PersonFeedbackEntity, { id })], audience);
  return presented as PersonFeedback;
}
