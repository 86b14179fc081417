import {
  type ExpiringPermission,
  findExpiringPermissions,
  permissionNoticeDays,
} from '@salient/shared/areas/stories/photos/expiringPermissions.ts';
import { addDays, calendarDayInBrussels, isoDay } from '@salient/shared/lib/dates/calendarDay.ts';
import { implement } from '../../../lib/rpc/implement.ts';

type Row = Omit<ExpiringPermission, 'record'> & {
  readonly record_type: ExpiringPermission['record']['type'];
  readonly record_id: string;
  readonly record_name: string;
};

/** Every use of a picture before visitors whose permission ends by `$1`. */
const uses = `
  SELECT p.id, p.attachment_id, 'person_story' AS record_type, s.id AS record_id,
    trim(s.first_name || ' ' || s.family_name) AS record_name, s.published_date IS NOT NULL AS published
  FROM person_story_photo p JOIN person_story s ON s.id = p.story_id
  UNION ALL
  SELECT f.id, f.id, 'key_location', k.id, k.name, true
  FROM attachment f JOIN key_location k ON k.id = f.collection_id WHERE f.collection = 'key_locations'`;
const expiring = `FROM (${uses}) AS u JOIN attachment a ON a.id = u.attachment_id WHERE a.permission_expires <= $1::date`;

export const handleFindExpiringPermissions = implement(findExpiringPermissions, async ({ params, db, services }) => {
  const today = calendarDayInBrussels(services.now());
  const until = isoDay(addDays(today, permissionNoticeDays));
  const rows = await db.query<Row[]>(
    `SELECT u.*, a.name, a.rights_holder, a.permission_scope, a.permission_expires::text,
       a.permission_expires - $2::date AS days_left
     ${expiring} ORDER BY a.permission_expires, u.record_name, u.id OFFSET $3 LIMIT $4`,
    [until, isoDay(today), params.offset, params.limit],
  );
  const [counted] = await db.query<{ total: number }[]>(`SELECT count(*)::integer AS total ${expiring}`, [until]);
  return {
    data: rows.map(({ record_type, record_id, record_name, ...row }) => ({
      ...row,
      record: { type: record_type, id: record_id, name: record_name },
    })),
    total: counted?.total ?? 0,
  };
});
