import type { BulkPerson } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import {
  cancelBulkChange,
  findBulkChangePersons,
  findBulkChanges,
  getBulkChange,
  resumeBulkChange,
  startBulkChange,
  undoBulkChange,
} from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { v7 as uuidv7 } from 'uuid';
import { allowLongStatements } from '../../lib/db/allowLongStatements.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { askedIds, readAsked } from './askedPersons.ts';
import { checkUnderWay, findBulkChange, listBulkChanges } from './bulkChangeRows.ts';

export const handleStartBulkChange = implement(startBulkChange, async ({ params, db, actor, services }) => {
  const asked = await readAsked(params, { db, actor, services });
  await checkUnderWay(db, actor);
  await allowLongStatements(db);
  const id = uuidv7();
  await db.query(
    `INSERT INTO bulk_change (id, user_id, runs_as, account, args, action, created_at, is_chosen)
     VALUES ($1, $2, $2, $3, $4, $5, $6, $7)`,
    [
      ...[id, actor.id, actor.account, JSON.stringify(params.args), JSON.stringify(params.action), services.now()],
      params.ids !== undefined,
    ],
  );
  for await (const ids of askedIds(asked, { db, actor, services })) {
    await db.query(
      'INSERT INTO bulk_change_person (bulk_change_id, person_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
      [id, ids],
    );
  }
  await db.query(
    `UPDATE bulk_change SET total = n, waiting = n
     FROM (SELECT count(*) AS n FROM bulk_change_person WHERE bulk_change_id = $1) AS asked WHERE id = $1`,
    [id],
  );
  return findBulkChange(db, actor, id);
});

export const handleGetBulkChange = implement(getBulkChange, ({ params, db, actor }) =>
  findBulkChange(db, actor, params.id),
);

export const handleFindBulkChanges = implement(findBulkChanges, ({ params, db, actor }) =>
  listBulkChanges(db, actor, params),
);

export const handleFindBulkChangePersons = implement(findBulkChangePersons, async ({ params, db, actor }) => {
  const { id, outcome = null, offset, limit } = params;
  await findBulkChange(db, actor, id);
  const where = `b.bulk_change_id = $1 AND ($2::text IS NULL OR b.outcome IS NOT DISTINCT FROM nullif($2, 'waiting'))`;
  const [counted] = await db.query<[{ n: number }]>(
    `SELECT count(*)::integer AS n FROM bulk_change_person b WHERE ${where}`,
    [id, outcome],
  );
  // Who is no longer there is called as the trail last knew the person.
  const data = await db.query<BulkPerson[]>(
    `SELECT b.person_id AS id, coalesce(p.surname, last.before->>'surname', '') AS surname,
       coalesce(p.familyname, last.before->>'familyname', '') AS familyname, b.outcome
     FROM bulk_change_person b LEFT JOIN person p ON p.id = b.person_id
     LEFT JOIN LATERAL (SELECT before FROM audit_entry a WHERE p.id IS NULL AND a.entity = 'person'
       AND a.entity_id = b.person_id AND a.after IS NULL ORDER BY a.id DESC LIMIT 1) AS last ON true
     WHERE ${where} ORDER BY p.sort_name NULLS LAST, b.person_id OFFSET $3 LIMIT $4`,
    [id, outcome, offset, limit],
  );
  return { data, total: counted.n };
});

export const handleCancelBulkChange = implement(cancelBulkChange, async ({ params: { id }, db, actor, services }) => {
  await findBulkChange(db, actor, id);
  await db.query(`UPDATE bulk_change SET state = 'cancelled', ended_at = $2 WHERE id = $1 AND state = 'running'`, [
    id,
    services.now(),
  ]);
  return findBulkChange(db, actor, id);
});

/** What a change begins with that goes on in the name of `$2`. */
const goesOn =
  'runs_as = $2, asked_at = clock_timestamp(), ended_at = NULL, reason = NULL, attempts = 0, retry_at = NULL';

export const handleResumeBulkChange = implement(resumeBulkChange, async ({ params: { id }, db, actor }) => {
  await findBulkChange(db, actor, id);
  await checkUnderWay(db, actor);
  await db.query(
    `UPDATE bulk_change SET ${goesOn}, state = CASE WHEN undo_account IS NULL THEN 'running' ELSE 'undoing' END,
       undo_account = CASE WHEN undo_account IS NOT NULL THEN $3 END
     WHERE id = $1 AND state IN ('cancelled', 'failed')`,
    [id, actor.id, actor.account],
  );
  return findBulkChange(db, actor, id);
});

export const handleUndoBulkChange = implement(undoBulkChange, async ({ params: { id }, db, actor }) => {
  await findBulkChange(db, actor, id);
  await checkUnderWay(db, actor);
  await db.query(
    `UPDATE bulk_change SET ${goesOn}, state = 'undoing', undo_account = $3,
       waiting = CASE WHEN undo_account IS NULL THEN changed ELSE waiting END
     WHERE id = $1 AND state IN ('done', 'cancelled', 'failed')`,
    [id, actor.id, actor.account],
  );
  return findBulkChange(db, actor, id);
});
