import { eraseFromTrail } from '../../lib/changes/eraseFromTrail.ts';
import { setColumns } from '../../lib/personal-data/PersonalDataTable.ts';
import type { BulkRetention } from '../../lib/retention/RetentionClass.ts';
import { sponsorFields, withoutSponsor } from './sponsorFields.ts';

const isNamed = sponsorFields.map((field) => `t."${field}" <> ''`).join(' OR ');
const isDue = `t.type = 'cwxrm' AND (${isNamed}) AND t.created_at < $1`;

/** Who made a figure for a person in the project that remembered everybody by one. The museum has not said for how long. */
export const sponsorRetention: BulkRetention = {
  name: 'sponsor',
  label: 'retention.classes.sponsor',
  from: 'retention.from.sponsor',
  period: null,
  dueTogether: async (db, before) => {
    const [row] = await db.query<{ count: number; since: Date | null }[]>(
      `SELECT count(*)::integer AS count, min(created_at) AS since FROM person_event t WHERE ${isDue}`,
      [before],
    );
    return row?.since ? { count: row.count, since: row.since } : null;
  },
  eraseTogether: async ({ db }, before) => {
    const [events, count] = await db.query<[{ id: string }[], number]>(
      `UPDATE person_event t SET ${setColumns(withoutSponsor)} WHERE ${isDue} RETURNING t.id`,
      [before],
    );
    await eraseFromTrail(
      db,
      'person_event',
      events.map(({ id }) => id),
      sponsorFields,
    );
    return count;
  },
};
