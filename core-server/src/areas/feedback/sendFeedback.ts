import { checkFeedback, type FeedbackDraft } from '@salient/shared/areas/feedback/checkFeedback.ts';
import {
  createPersonFeedback,
  updatePersonFeedback,
  validatePersonFeedback,
} from '@salient/shared/areas/feedback/feedbackMethods.ts';
import type { FeedbackInput } from '@salient/shared/areas/feedback/personFeedback.ts';
import { type Actor, canEdit, isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { type Context, implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { AttachmentEntity } from '../attachments/AttachmentEntity.ts';
import { loadWaiting } from '../attachments/loadAttachments.ts';
import { publicPersons } from '../events/maySeePerson.ts';
import { PersonEntity } from '../persons/PersonEntity.ts';
import { whereItWent } from '../persons/whereItWent.ts';
import { queueFeedbackMail } from './feedbackMail.ts';
import { feedbackReference } from './feedbackReference.ts';
import { PersonFeedbackEntity, type StoredProposal } from './PersonFeedbackEntity.ts';
import { feedbackState } from './presentFeedback.ts';
import { loadProposalRecords, presentValue } from './proposalValues.ts';

type AnyContext = Pick<
  Context<typeof createPersonFeedback>,
  'db' | 'actor' | 'method' | 'services' | 'client' | 'afterCommit'
>;

export const handleValidatePersonFeedback = implement(validatePersonFeedback, async ({ params, db, actor }) => {
  const { draft, errors } = checkFeedback(params.feedback);
  if (!(await isKnown(db, actor, params.feedback.person_id))) errors.add('person_id', 'DOES_NOT_EXIST');
  else await addPresent(db, params.feedback.person_id, draft, errors);
  return errors.result;
});

export const handleCreatePersonFeedback = implement(createPersonFeedback, async (context) => {
  const { params, db, fail } = context;
  // A robot shall not learn that it was found out.
  if (params.website !== '') return { id: uuidv7(), reference: feedbackReference() };
  const person_id = await personOf(context, params.feedback.person_id);
  const { draft, errors } = checkFeedback(params.feedback);
  const proposals = await addPresent(db, person_id, draft, errors);
  const feedback_session = params.feedback.feedback_session ?? null;
  if (draft.status === 'writing' && feedback_session === null) errors.add('feedback_session', 'DATA_REQUIRED');
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  await countMessage(context, draft);
  const id = uuidv7();
  const reference = feedbackReference();
  const isSent = draft.status === 'submitted';
  const session = isSent ? null : feedback_session;
  const timestamp = context.services.now();
  await db.insert(PersonFeedbackEntity, {
    ...{ id, reference, person_id, ...draft, proposals, feedback_session: session, timestamp },
  });
  if (isSent) await send(context, id, feedback_session, params.feedback.documentIds);
  return { id, reference };
});

export const handleUpdatePersonFeedback = implement(updatePersonFeedback, async (context) => {
  const { params, db, actor, method, fail } = context;
  const { id, version, person_id: _person, documentIds, ...given } = params.feedback;
  const stored = await db.findOne(PersonFeedbackEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  const isOwnDraft = stored?.status === 'writing' && stored.feedback_session === given.feedback_session;
  // Whose draft it is not, learns not even that it is there.
  if (!stored || (!isOwnDraft && !canEdit(actor))) {
    if (actor.type === 'anonymous' || !stored) throw fail.notFound({ entity: 'person_feedback', id });
    throw fail.notPermitted();
  }
  if (stored.version !== version) {
    throw fail.conflict(await conflictDetails(context, 'person_feedback', id, version, stored.version));
  }
  // Robots fill in what nobody sees.
  if (params.website !== '') return { id, reference: stored.reference, version };
  const wasSent = stored.status !== 'writing';
  const { draft, errors } = checkFeedback({ ...stored, ...given, status: wasSent ? 'submitted' : given.status });
  const proposals = given.proposals
    ? await addPresent(db, stored.person_id, draft, errors, stored.proposals)
    : stored.proposals;
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  const isSentNow = !wasSent && draft.status === 'submitted';
  const next = { ...draft, proposals, status: wasSent ? stored.status : draft.status };
  if (isUnchanged(stored, { ...stored, ...next })) return { id, reference: stored.reference, version };
  if (isSentNow) await countMessage(context, draft);
  await db.update(
    PersonFeedbackEntity,
    { id },
    {
      ...{ ...next, version: version + 1 },
      ...(isSentNow ? { feedback_session: null, timestamp: context.services.now() } : {}),
    },
  );
  if (isSentNow) await send(context, id, stored.feedback_session, documentIds);
  if (wasSent) {
    const saved = await db.findOneByOrFail(PersonFeedbackEntity, { id });
    await recordChange(db, {
      ...{ actor, method, entity: 'person_feedback', entityId: id, version: version + 1 },
      partOf: { type: 'person', id: stored.person_id },
      before: feedbackState(stored),
      after: feedbackState(saved),
    });
  }
  return { id, reference: stored.reference, version: version + 1 };
});

/** Whether there is a person to write about: guests know nobody who may be alive. Whoever is signed in may write about all. */
const isKnown = async (db: EntityManager, actor: Actor, id: string): Promise<boolean> =>
  (await db.existsBy(PersonEntity, { id })) && (isLoggedIn(actor) || (await publicPersons(db, [id])).length === 1);

/** The person that a message is about, also when its page was open while the person became part of another. */
async function personOf({ db, actor }: AnyContext, id: string): Promise<string> {
  if (await isKnown(db, actor, id)) return id;
  const { declaration, data } = await whereItWent(db, actor, id);
  if (declaration.name === 'merged') return (data as { to: string }).to;
  throw new RpcFailure(declaration.name === 'gone' ? commonErrors.gone : commonErrors.notFound, data);
}

/**
 * Adds to each proposal what stands there now, and an error for what is no field of the person or its events.
 *
 * @param stored those that the message has already; they stay as they are.
 */
async function addPresent(
  db: EntityManager,
  personId: string,
  { proposals }: FeedbackDraft,
  errors: FieldErrorList,
  stored: readonly StoredProposal[] = [],
): Promise<StoredProposal[]> {
  if (proposals.length === 0) return [];
  const records = (await loadProposalRecords(db, [personId])).get(personId);
  return proposals.map((proposal) => {
    const kept = stored.find((each) => isUnchanged(each, { ...each, ...proposal }));
    if (kept) return kept;
    const was = records ? presentValue(records, proposal) : null;
    if (was === null) errors.add('proposals', 'INVALID_REFERENCE');
    return { ...proposal, was: was ?? '', applied_at: null };
  });
}

/** Refuses whoever sends too many, and more to one mailbox than its owner may want. */
async function countMessage({ actor, services, client }: AnyContext, { email }: FeedbackDraft): Promise<void> {
  if (canEdit(actor)) return;
  const { accessLimits } = services;
  const wait =
    (await accessLimits.take('guestFeedback', client.address)) ||
    (email === '' ? 0 : await accessLimits.take('feedbackEmail', email));
  if (wait > 0) throw new RpcFailure(commonErrors.tooManyRequests, { retryAfterSeconds: wait });
}

/** Gives a message its files, tells its sender that it came, and notes it in the trail. */
async function send(
  { db, actor, method, services, afterCommit }: AnyContext,
  id: string,
  session: string | null,
  documentIds: FeedbackInput['documentIds'],
): Promise<void> {
  const waiting = session === null ? [] : await loadWaiting(db, session);
  const wanted = waiting.filter((row) => !documentIds || documentIds.includes(row.id));
  for (const [position, row] of wanted.entries()) {
    await db.update(AttachmentEntity, { id: row.id }, { collection_id: id, feedback_session: null, position });
  }
  const sent = await db.findOneByOrFail(PersonFeedbackEntity, { id });
  await recordChange(db, {
    ...{ actor, method, entity: 'person_feedback', entityId: id, version: sent.version, source: 'feedback' },
    partOf: { type: 'person', id: sent.person_id },
    before: null,
    after: { ...feedbackState(sent), documentIds: wanted.map((row) => row.id) },
  });
  await queueFeedbackMail(db, 'feedbackReceived', sent, services.now());
  afterCommit(() => services.mailSender.wake());
}
