import { eraseFromTrail } from '../../lib/changes/eraseFromTrail.ts';
import type { BulkRetention } from '../../lib/retention/RetentionClass.ts';

const isDue = `type = 'cwxrm' AND (first_name, last_name, email, mail_labels) <> ('', '', '', '') AND created_at < $1`;

/** Who made a figure for a person in the project that remembered everybody by one. The museum has not said for how long. */
export const sponsorRetention: BulkRetention = {
  name: 'sponsor',
  label: 'retention.classes.sponsor',
  from: 'retention.from.sponsor',
  period: null,
  dueTogether: async (db, before) => {
    const [row] = await db.query<{ count: number; since: Date | null }[]>(
      `SELECT count(*)::integer AS count, min(created_at) AS since FROM person_event WHERE ${isDue}`,
      [before],
    );
    return row?.since ? { count: row.count, since: row.since } : null;
  },
  eraseTogether: async ({ db }, before) => {
    const [events, count] = await db.query<[{ id: string }[], number]>(
      `UPDATE person_event SET first_name = '', last_name = '', email = '', mail_labels = '' WHERE ${isDue} RETURNING id`,
      [before],
    );
    await eraseFromTrail(
      db,
      'person_event',
      events.map(({ id }) => id),
      ['first_name', 'last_name', 'email', 'mail_labels'],
    );
    return count;
  },
};
