import { eraseFromTrail } from '../../lib/changes/eraseFromTrail.ts';
import { setColumns } from '../../lib/personal-data/PersonalDataTable.ts';
import type { BulkRetention, DueRecord, RecordRetention } from '../../lib/retention/RetentionClass.ts';
import { rowRetention } from '../../lib/retention/rowRetention.ts';
import { ownerFields, withoutOwner } from './userPersonalData.ts';

/** Sessions that have ended: from where and with what somebody signed in. */
export const sessionRetention: BulkRetention = {
  name: 'session',
  label: 'retention.classes.session',
  from: 'retention.from.session',
  period: { count: 30, unit: 'day' },
  ...rowRetention('session', 'expires_at'),
};

/** Accounts that were removed. The account's own name stays, as the trail says by it who changed what. */
export const formerAccountRetention: RecordRetention = {
  name: 'former_account',
  label: 'retention.classes.former_account',
  from: 'retention.from.former_account',
  period: { count: 12, unit: 'month' },
  due: (db, before, ids) =>
    db.query<DueRecord[]>(
      `SELECT id, updated_at AS since FROM app_user
       WHERE deleted AND updated_at < $1 AND (name, email, phone, description) <> ('', '', '', '')
         AND ($2::uuid[] IS NULL OR id = ANY($2))`,
      [before, ids ?? null],
    ),
  namesOf: async (db, ids) => {
    const rows = await db.query<{ id: string; name: string }[]>(
      `SELECT id, concat_ws(' · ', nullif(name, ''), account) AS name FROM app_user WHERE id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  erase: async ({ db }, ids) => {
    await db.query(`UPDATE app_user t SET ${setColumns(withoutOwner)} WHERE t.deleted AND t.id = ANY($1)`, [ids]);
    await eraseFromTrail(db, 'app_user', ids, ownerFields);
  },
};
