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

const ofAttachment = 'a.name, a.rights_holder, a.permission_scope, a.permission_expires';
const ofScans = 'r.name, r.rights_holder, r.permission_scope, r.permission_expires';

/** Every use of pictures before visitors that somebody permits until a day. */
const uses = `
  SELECT p.id, p.attachment_id, ${ofAttachment}, 'person_story' AS record_type, s.id AS record_id,
    trim(s.first_name || ' ' || s.family_name) AS record_name, s.published_date IS NOT NULL AS published
  FROM person_story_photo p JOIN person_story s ON s.id = p.story_id JOIN attachment a ON a.id = p.attachment_id
  UNION ALL
  SELECT a.id, a.id, ${ofAttachment}, 'key_location', k.id, k.name, true
  FROM attachment a JOIN key_location k ON k.id = a.collection_id WHERE a.collection = 'key_locations'
  UNION ALL
  SELECT r.id, NULL, ${ofScans}, 'document', d.id, d.title, d.disclosed
  FROM scan_rights r LEFT JOIN document_element e ON e.id = r.element_id
  JOIN document d ON d.id = coalesce(r.document_id, e.document_id) AND NOT d.deleted
  UNION ALL
  SELECT r.id, NULL, ${ofScans}, 'collection', c.id, c.title,
    EXISTS (SELECT FROM document d WHERE d.collection_id = c.id AND d.disclosed AND NOT d.deleted)
  FROM scan_rights r JOIN collection c ON c.id = r.collection_id AND NOT c.deleted`;
const expiring = `FROM (${uses}) AS u WHERE u.permission_expires <= $1::date`;

export const handleFindExpiringPermissions = implement(findExpiringPermissions, async ({ params, db, services }) => {
  const today = calendarDayInBrussels(services.now());
  const until = isoDay(addDays(today, permissionNoticeDays));
  const rows = await db.query<Row[]>(
    `SELECT u.id, u.attachment_id, u.name, u.rights_holder, u.permission_scope, u.permission_expires::text,
       u.permission_expires - $2::date AS days_left, u.record_type, u.record_id, u.record_name, u.published
     ${expiring} ORDER BY u.permission_expires, u.record_name, u.id OFFSET $3 LIMIT $4`,
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
