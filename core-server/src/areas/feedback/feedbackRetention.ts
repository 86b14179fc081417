import { LessThan } from 'typeorm';
import { eraseFromTrail } from '../../lib/changes/eraseFromTrail.ts';
import { setColumns } from '../../lib/personal-data/PersonalDataTable.ts';
import type { BulkRetention, DueRecord, RecordRetention } from '../../lib/retention/RetentionClass.ts';
import { findRemovedRecords, nameRemovedRecords, type RemovedRecords } from '../../lib/retention/removedRecords.ts';
import { rowRetention } from '../../lib/retention/rowRetention.ts';
import { senderFields, withoutSender } from './feedbackPersonalData.ts';
import { PersonFeedbackEntity } from './PersonFeedbackEntity.ts';
import { removeFeedback } from './removeFeedback.ts';

const removedFeedback: RemovedRecords = {
  table: 'person_feedback',
  fields: senderFields,
  name: `coalesce(a.before->>'reference', '')`,
};

/** Who sent a message, from the day it was reviewed; what was said stays. Of removed messages the trail keeps the sender. */
export const senderRetention: RecordRetention = {
  name: 'feedback_sender',
  label: 'retention.classes.feedback_sender',
  from: 'retention.from.feedback_sender',
  period: { count: 12, unit: 'month' },
  due: async (db, before, ids) => [
    ...(await db.query<DueRecord[]>(
      `SELECT id, reviewed_at AS since FROM person_feedback
       WHERE status = 'reviewed' AND reviewed_at < $1 AND (first_name, last_name, email) <> ('', '', '')
         AND ($2::uuid[] IS NULL OR id = ANY($2))`,
      [before, ids ?? null],
    )),
    ...(await findRemovedRecords(db, removedFeedback, before, ids)),
  ],
  namesOf: async (db, ids) => {
    const rows = await db.query<{ id: string; name: string }[]>(
      `SELECT id, concat_ws(' · ', nullif(trim(first_name || ' ' || last_name), ''), reference) AS name
       FROM person_feedback WHERE id = ANY($1)`,
      [ids],
    );
    const removed = await nameRemovedRecords(db, removedFeedback, ids);
    return new Map([...rows, ...removed].map(({ id, name }) => [id, name]));
  },
  erase: async ({ db }, ids) => {
    await db.query(`UPDATE person_feedback t SET ${setColumns(withoutSender)} WHERE id = ANY($1)`, [ids]);
    await db.query('DELETE FROM mail WHERE feedback_id = ANY($1)', [ids]);
    await eraseFromTrail(db, 'person_feedback', ids, senderFields);
  },
};

/** Messages that somebody began to write and never sent. */
export const unsentRetention: BulkRetention = {
  name: 'feedback_draft',
  label: 'retention.classes.feedback_draft',
  from: 'retention.from.feedback_draft',
  period: { count: 30, unit: 'day' },
  dueTogether: rowRetention('person_feedback', 'timestamp', `status = 'writing'`).dueTogether,
  eraseTogether: async ({ db, now }, before) => {
    const drafts = await db.findBy(PersonFeedbackEntity, { status: 'writing', timestamp: LessThan(before) });
    await removeFeedback(db, drafts, { actor: { id: null, account: null }, method: 'applyRetention', now });
    return drafts.length;
  },
};
