import { eraseFromTrail } from '../../lib/changes/eraseFromTrail.ts';
import type { DueRecord, Erasing, RecordRetention } from '../../lib/retention/RetentionClass.ts';
import { findRemovedRecords, nameRemovedRecords, type RemovedRecords } from '../../lib/retention/removedRecords.ts';
import { contactPersonsErasing } from './contactHooks.ts';

const removedContactPersons: RemovedRecords = {
  table: 'contact_person',
  fields: ['firstName', 'lastName', 'email', 'phone', 'street', 'notes'],
  name: `trim(coalesce(a.before->>'firstName', '') || ' ' || coalesce(a.before->>'lastName', ''))`,
};

/** Contact persons, from their last moment on, or without one from their last change; removed ones from their removal. */
export const contactRetention: RecordRetention = {
  name: 'contact_person',
  label: 'retention.classes.contact_person',
  from: 'retention.from.contact_person',
  period: { count: 36, unit: 'month' },
  mayBeKept: true,
  due: async (db, before, ids) => [
    ...(await db.query<DueRecord[]>(
      `SELECT * FROM (
         SELECT c.id, coalesce(
           (SELECT max(coalesce(e.end_at, e.start_at)) AT TIME ZONE 'Europe/Brussels'
            FROM contact_person_event e WHERE e.contact_person_id = c.id),
           greatest(c.created_at, c.updated_at)) AS since
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
  erase: eraseContactPersons,
};

/** Erases contact persons with their moments, whatever names them elsewhere, and all of that in the trail. */
export async function eraseContactPersons({ db, services }: Erasing, ids: readonly string[]): Promise<void> {
  await services.hooks.run(contactPersonsErasing, { db, ids });
  const [moments] = await db.query<[{ id: string }[], number]>(
    'DELETE FROM contact_person_event WHERE contact_person_id = ANY($1) RETURNING id',
    [ids],
  );
  await db.query('DELETE FROM contact_person WHERE id = ANY($1)', [ids]);
  await eraseFromTrail(
    db,
    'contact_person_event',
    moments.map(({ id }) => id),
  );
  await eraseFromTrail(db, 'contact_person', ids);
}
