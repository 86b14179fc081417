import { contactPersonPersonalFields } from '@salient/shared/areas/contacts/contactPersonalFields.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import { tellingFields } from '@salient/shared/lib/personal-data/personalFields.ts';
import { eraseFromTrail } from '../../lib/changes/eraseFromTrail.ts';
import { eraseMerges } from '../../lib/merges/eraseMerges.ts';
import { withMergedRecords } from '../../lib/merges/followMerges.ts';
import { eraseParts } from '../../lib/personal-data/eraseParts.ts';
import type { BulkRetention, DueRecord, Erasing, RecordRetention } from '../../lib/retention/RetentionClass.ts';
import { findRemovedRecords, nameRemovedRecords, type RemovedRecords } from '../../lib/retention/removedRecords.ts';
import { rowRetention } from '../../lib/retention/rowRetention.ts';
import { tellContactsRead } from './contactLooks.ts';
import { draftPersonId } from './moments/ContactMomentDraftEntity.ts';

const removedContactPersons: RemovedRecords = {
  table: 'contact_person',
  fields: tellingFields(contactPersonPersonalFields),
  name: `trim(coalesce(a.before->>'firstName', '') || ' ' || coalesce(a.before->>'lastName', ''))`,
};

/**
 * Contact persons, from their last moment on, one that is being recorded too, or without one from their last change; removed
 * ones from their removal.
 */
export const contactRetention: RecordRetention = {
  name: 'contact_person',
  label: 'retention.classes.contact_person',
  from: 'retention.from.contact_person',
  period: { count: 36, unit: 'month' },
  mayBeKept: true,
  due: async (db, before, ids) => [
    ...(await db.query<DueRecord[]>(
      `SELECT * FROM (
         SELECT c.id, greatest(
           coalesce(
             (SELECT max(coalesce(e.end_at, e.start_at)) AT TIME ZONE '${museumTimeZone}'
              FROM contact_person_event e WHERE e.contact_person_id = c.id),
             greatest(c.created_at, c.updated_at)),
           (SELECT max(d.updated_at) FROM contact_moment_draft d WHERE ${draftPersonId} = c.id)) AS since
         FROM contact_person c WHERE $2::uuid[] IS NULL OR c.id = ANY($2)) AS each
       WHERE since < $1`,
      [before, ids ?? null],
    )),
    ...(await findRemovedRecords(db, removedContactPersons, before, ids)),
  ],
  namesOf: async (db, ids) => {
    const rows = await db.query<{ id: string; name: string }[]>(
      `SELECT id, trim(first_name || ' ' || last_name) AS name FROM contact_person WHERE id = ANY($1)`,
      [ids],
    );
    const removed = await nameRemovedRecords(db, removedContactPersons, ids);
    return new Map([...rows, ...removed].map(({ id, name }) => [id, name]));
  },
  noteNamed: tellContactsRead,
  erase: eraseContactPersons,
};

/** Moments that an account began to record and never finished. */
export const draftRetention: BulkRetention = {
  name: 'contact_moment_draft',
  label: 'retention.classes.contact_moment_draft',
  from: 'retention.from.contact_moment_draft',
  period: { count: 90, unit: 'day' },
  ...rowRetention('contact_moment_draft', 'updated_at'),
};

/** Erases contact persons, and who became part of them, with whatever is of them in any area, and all of that in the trail. */
async function eraseContactPersons({ db, services }: Erasing, due: readonly string[]): Promise<void> {
  const ids = await withMergedRecords(db, 'contact_person', due);
  await eraseParts(db, services.personalData, 'contact_person', ids);
  await db.query('DELETE FROM contact_person WHERE id = ANY($1)', [ids]);
  await eraseFromTrail(db, 'contact_person', ids);
  await eraseMerges(db, 'contact_person', ids);
}
