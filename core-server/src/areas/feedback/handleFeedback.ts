import {
  applyFeedbackProposal,
  markPersonFeedback,
  removePersonFeedback,
} from '@salient/shared/areas/feedback/feedbackMethods.ts';
import { cleanText } from '@salient/shared/lib/schemas/cleanText.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { handleUpdatePersonEvent } from '../events/changeEvent.ts';
import { handleUpdatePerson } from '../persons/changePerson.ts';
import { feedbackToChange, saveFeedback } from './changeFeedback.ts';
import { queueFeedbackMail } from './feedbackMail.ts';
import { fieldsToWrite } from './proposalValues.ts';
import { removeFeedback } from './removeFeedback.ts';

export const handleMarkPersonFeedback = implement(markPersonFeedback, async (context) => {
  const { params, db, actor, services, afterCommit } = context;
  const stored = await feedbackToChange(context, params.id, params.version);
  if (params.status === 'submitted') {
    return saveFeedback(context, stored, { status: 'submitted', outcome: null, reviewed_at: null, reviewed_by: null });
  }
  const { outcome } = params;
  const note = cleanText(params.note);
  const reviewed = { status: 'reviewed' as const, reviewed_at: services.now(), reviewed_by: actor.account };
  const isNews = outcome !== null && (stored.outcome !== outcome || stored.note !== note);
  if (isNews && stored.may_answer && stored.email !== '') {
    await queueFeedbackMail(db, 'feedbackOutcome', stored, services.now());
    afterCommit(() => services.mailSender.wake());
  }
  return saveFeedback(context, stored, { ...reviewed, outcome, note });
});

export const handleApplyFeedbackProposal = implement(applyFeedbackProposal, async (context) => {
  const { params, services, fail } = context;
  const stored = await feedbackToChange(context, params.id, params.version);
  const proposal = stored.proposals[params.index];
  if (!proposal || proposal.applied_at !== null) throw fail.invalidData({ index: ['index: INVALID_DATA'] });
  const { event_id, field, value } = proposal;
  const placeId = params.place_id ?? proposal.place_id;
  if (field === 'place' && placeId === null) throw fail.invalidData({ place_id: ['place_id: DATA_REQUIRED'] });
  const fields = { version: params.record_version, ...fieldsToWrite(field, value, placeId) };
  if (event_id === null) await callWithin(handleUpdatePerson, context, { person: { id: stored.person_id, ...fields } });
  else {
    const { db } = context;
    const [event] = await db.query<{ type: string; person_id: string }[]>(
      'SELECT type, person_id FROM person_event WHERE id = $1',
      [event_id],
    );
    if (event?.person_id !== stored.person_id) throw fail.notFound({ entity: 'person_event', id: event_id });
    await callWithin(handleUpdatePersonEvent, context, { event: { id: event_id, type: event.type, ...fields } });
  }
  const applied = { ...proposal, place_id: placeId, applied_at: services.now().toISOString() };
  const proposals = stored.proposals.map((each, index) => (index === params.index ? applied : each));
  return saveFeedback(context, stored, { proposals });
});

export const handleRemovePersonFeedback = implement(removePersonFeedback, async (context) => {
  const { params, db, actor, method, services } = context;
  const stored = await feedbackToChange(context, params.id, params.version);
  await removeFeedback(db, [stored], { actor, method, now: services.now() });
  return { status: 'OK' as const };
});
