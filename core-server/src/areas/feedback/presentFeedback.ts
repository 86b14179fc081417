import type { feedbackExtends } from '@salient/shared/areas/feedback/feedbackMethods.ts';
import type { PersonFeedback, ShownProposal } from '@salient/shared/areas/feedback/personFeedback.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../lib/db/groupBy.ts';
import type { Files } from '../../lib/files/Files.ts';
import { loadAttachments } from '../attachments/loadAttachments.ts';
import { presentAttachments } from '../attachments/presentAttachments.ts';
import { findAlike } from './alikeFeedback.ts';
import { namesOfStaff } from './feedbackStaff.ts';
import { loadReplies } from './loadReplies.ts';
import type { PersonFeedbackEntity, StoredProposal } from './PersonFeedbackEntity.ts';
import { loadProposalRecords, type ProposalRecords, presentValue } from './proposalValues.ts';

interface Audience {
  readonly files: Files;
  readonly actor: Actor;
  readonly extend: readonly (typeof feedbackExtends)[number][];
}

/** Messages as staff read them: files with addresses, proposals beside what stands there now. */
export async function presentFeedback(
  db: EntityManager,
  rows: readonly PersonFeedbackEntity[],
  { files, actor, extend }: Audience,
): Promise<PersonFeedback[]> {
  const ids = rows.map(({ id }) => id);
  const records = await loadProposalRecords(
    db,
    rows.map(({ person_id }) => person_id),
  );
  const staff = await namesOfStaff(
    db,
    rows.map(({ assigned_to }) => assigned_to),
  );
  const replies = await loadReplies(db, ids);
  const alike = await findAlike(db, rows);
  const attachments = groupBy(await loadAttachments(db, 'person_feedback', ids), ({ collection_id }) => collection_id);
  return Promise.all(
    rows.map(async (row) => {
      const own = attachments.get(row.id) ?? [];
      const record = records.get(row.person_id);
      const person = record?.person;
      return {
        id: row.id,
        version: row.version,
        reference: row.reference,
        person_id: row.person_id,
        firstName: row.firstName,
        lastName: row.lastName,
        email: row.email,
        description: row.description,
        timestamp: row.timestamp.toISOString(),
        language: row.language,
        status: row.status,
        subject: row.subject,
        source: row.source,
        origin: row.origin,
        may_answer: row.may_answer,
        publish: row.publish,
        proposals: record ? row.proposals.map((proposal) => showProposal(proposal, record)) : [],
        documentIds: own.map(({ id }) => id),
        feedback_session: row.feedback_session,
        outcome: row.outcome,
        note: row.note,
        reviewed_at: row.reviewed_at?.toISOString() ?? null,
        reviewed_by: row.reviewed_by,
        // Whoever no longer handles messages takes care of none.
        assigned_to: staff.has(row.assigned_to ?? '') ? row.assigned_to : null,
        assigned_name: staff.get(row.assigned_to ?? '') ?? null,
        replies: [...(replies.get(row.id) ?? [])],
        also_waiting: [...(alike.get(row.id)?.waiting ?? [])],
        same_text: [...(alike.get(row.id)?.sameText ?? [])],
        ...(extend.includes('person_name')
          ? { extend_person_name: person ? `${person.surname} ${person.familyname}`.trim() : '' }
          : {}),
        ...(extend.includes('attachments')
          ? { extend_attachments: await presentAttachments(own, { files, actor }) }
          : {}),
      };
    }),
  );
}

function showProposal({ applied_at, ...proposal }: StoredProposal, records: ProposalRecords): ShownProposal {
  const present = presentValue(records, proposal);
  const event = records.events.get(proposal.event_id ?? '');
  const record = proposal.event_id === null ? records.person : event;
  const isSame = proposal.place_id === null ? present === proposal.value : event?.place_id === proposal.place_id;
  const state = applied_at !== null ? 'applied' : present === null ? 'gone' : isSame ? 'same' : 'open';
  return {
    ...proposal,
    present: present ?? '',
    event_type: event?.type ?? null,
    state,
    record_version: record?.version ?? null,
  };
}

/** A message as the audit trail keeps it. */
export const feedbackState = (row: PersonFeedbackEntity) => {
  const { id: _id, version: _version, feedback_session: _session, ...state } = row;
  return state;
};
