import type { FeedbackReply } from '@salient/shared/areas/feedback/personFeedback.ts';
import type { MailStatus } from '@salient/shared/areas/mails/mail.ts';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../lib/db/groupBy.ts';

interface Row {
  readonly feedback_id: string;
  readonly text: string;
  readonly account: string | null;
  readonly at: Date;
  readonly mail: MailStatus | null;
}

/** What staff answered, by the id of the message, the first answer first, with what became of its mail. */
export async function loadReplies(
  db: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly FeedbackReply[]>> {
  const rows = await db.query<Row[]>(
    `SELECT r.feedback_id, r.text, r.account, r.at, m.status AS mail
     FROM feedback_reply r LEFT JOIN mail m ON m.id = r.mail_id
     WHERE r.feedback_id = ANY($1) ORDER BY r.at, r.id`,
    [ids],
  );
  const byMessage = groupBy(rows, ({ feedback_id }) => feedback_id);
  return new Map(
    [...byMessage].map(([id, own]) => [
      id,
      own.map(({ text, account, at, mail }) => ({ text, account, at: at.toISOString(), mail })),
    ]),
  );
}
