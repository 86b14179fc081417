import type { BulkAction, BulkChange, BulkPerson } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import {
  cancelBulkChange,
  findBulkChangePersons,
  findBulkChanges,
  getBulkChange,
  previewBulkChange,
  startBulkChange,
  undoBulkChange,
} from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { findPersonAdvancedInternal } from '@salient/shared/areas/functions/personFunctions.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import { type Actor, isAdmin } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { allowLongStatements } from '../../lib/db/allowLongStatements.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { readPersonQuery } from '../functions/personSearchFunctions.ts';
import { ProjectEntity } from '../projects/ProjectEntity.ts';
import { SqlParameters } from '../search/postgres/SqlParameters.ts';
import { outcomeSql } from './outcomeSql.ts';

/** Persons whose ids are read at once. */
const readAtOnce = 5_000;
/** Changes of one account that may be under way. */
const mostUnderWay = 5;

interface Asking {
  readonly db: EntityManager;
  readonly actor: Actor;
  readonly services: Services;
}

/** @throws RpcFailure for arguments that no search takes, or a project that is not there. */
async function readAsked(
  db: EntityManager,
  { args, action }: { readonly args: Readonly<Record<string, unknown>>; readonly action: BulkAction },
): Promise<PersonQuery> {
  const read = readPersonQuery(findPersonAdvancedInternal, args);
  if ('errors' in read) throw new RpcFailure(commonErrors.invalidData, read.errors);
  if (action.kind !== 'setFlag' && !(await db.existsBy(ProjectEntity, { id: action.project })))
    throw new RpcFailure(commonErrors.invalidData, { 'action.project': ['action.project: DOES_NOT_EXIST'] });
  return read.query;
}

const idsOf = (query: PersonQuery, { db, actor, services }: Asking, sort: PersonSort = []) =>
  services.personSearch.idsOf(query, { db, scope: personScope(actor), size: readAtOnce, sort });

export const handlePreviewBulkChange = implement(previewBulkChange, async ({ params, db, ...context }) => {
  const { action } = params;
  const query = await readAsked(db, params);
  const counts = { total: 0, changed: 0, unchanged: 0, refused: 0 };
  const first: BulkPerson[] = [];
  await db.transaction(async (reading) => {
    await allowLongStatements(reading);
    for await (const ids of idsOf(query, { ...context, db: reading }, [['name', 1]])) {
      const sql = new SqlParameters();
      const [wanted, shown] = [sql.add(ids), sql.add(first.length === 0 ? ids.slice(0, 10) : [])];
      const rows = await reading.query<(BulkPerson & { n: number })[]>(
        `WITH judged AS (SELECT p.id, p.surname, p.familyname, ${outcomeSql(action, context.actor, sql)} AS outcome
           FROM person p WHERE p.id = ANY(${wanted}))
         SELECT NULL::uuid AS id, '' AS surname, '' AS familyname, outcome, count(*)::integer AS n FROM judged GROUP BY outcome
         UNION ALL SELECT id, surname, familyname, outcome, 0 FROM judged WHERE id = ANY(${shown}::uuid[])`,
        sql.values,
      );
      const persons = new Map(rows.map((row) => [row.id, row]));
      for (const id of first.length === 0 ? ids.slice(0, 10) : []) {
        const row = persons.get(id);
        if (row) first.push({ id, surname: row.surname, familyname: row.familyname, outcome: row.outcome });
      }
      for (const { id, outcome, n } of rows) {
        if (id === null) counts[outcome as 'changed' | 'unchanged' | 'refused'] += n;
      }
      counts.total += ids.length;
    }
  });
  return { ...counts, first };
});

export const handleStartBulkChange = implement(startBulkChange, async ({ params, db, actor, services }) => {
  const query = await readAsked(db, params);
  const [underWay] = await db.query<[{ n: number }]>(
    `SELECT count(*)::integer AS n FROM bulk_change WHERE user_id = $1 AND state IN ('running', 'undoing')`,
    [actor.id],
  );
  if (underWay.n >= mostUnderWay) throw new RpcFailure(commonErrors.invalidData, { none: ['none: TOO_MANY_VALUES'] });
  await allowLongStatements(db);
  const id = uuidv7();
  await db.query(
    'INSERT INTO bulk_change (id, user_id, account, args, action, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, actor.id, actor.account, JSON.stringify(params.args), JSON.stringify(params.action), services.now()],
  );
  for await (const ids of idsOf(query, { db, actor, services })) {
    await db.query(
      'INSERT INTO bulk_change_person (bulk_change_id, person_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
      [id, ids],
    );
  }
  await db.query(
    'UPDATE bulk_change SET total = (SELECT count(*) FROM bulk_change_person WHERE bulk_change_id = $1) WHERE id = $1',
    [id],
  );
  return findOne(db, actor, id);
});

export const handleGetBulkChange = implement(getBulkChange, ({ params, db, actor }) => findOne(db, actor, params.id));

export const handleFindBulkChanges = implement(findBulkChanges, async ({ params, db, actor }) => {
  const values = [actor.id, isAdmin(actor)];
  const [counted] = await db.query<[{ n: number }]>(
    'SELECT count(*)::integer AS n FROM bulk_change b WHERE b.user_id = $1 OR $2',
    values,
  );
  const rows = await db.query<BulkChangeRow[]>(
    `${selectSql} WHERE b.user_id = $1 OR $2 ORDER BY b.created_at DESC, b.id DESC OFFSET $3 LIMIT $4`,
    [...values, params.offset, params.limit],
  );
  return { data: rows.map(present), total: counted.n };
});

export const handleFindBulkChangePersons = implement(findBulkChangePersons, async ({ params, db, actor }) => {
  const { id, outcome = null, offset, limit } = params;
  await findOne(db, actor, id);
  const where = 'b.bulk_change_id = $1 AND ($2::text IS NULL OR b.outcome = $2)';
  const [counted] = await db.query<[{ n: number }]>(
    `SELECT count(*)::integer AS n FROM bulk_change_person b JOIN person p ON p.id = b.person_id WHERE ${where}`,
    [id, outcome],
  );
  const data = await db.query<BulkPerson[]>(
    `SELECT p.id, p.surname, p.familyname, b.outcome FROM bulk_change_person b JOIN person p ON p.id = b.person_id
     WHERE ${where} ORDER BY p.sort_name, p.id OFFSET $3 LIMIT $4`,
    [id, outcome, offset, limit],
  );
  return { data, total: counted.n };
});

export const handleCancelBulkChange = implement(cancelBulkChange, async ({ params: { id }, db, actor, services }) => {
  await findOne(db, actor, id);
  await db.query(`UPDATE bulk_change SET state = 'cancelled', ended_at = $2 WHERE id = $1 AND state = 'running'`, [
    id,
    services.now(),
  ]);
  return findOne(db, actor, id);
});

export const handleUndoBulkChange = implement(undoBulkChange, async ({ params: { id }, db, actor }) => {
  await findOne(db, actor, id);
  await db.query(
    `UPDATE bulk_change SET state = 'undoing', ended_at = NULL WHERE id = $1 AND state IN ('done', 'cancelled', 'failed')`,
    [id],
  );
  return findOne(db, actor, id);
});

type BulkChangeRow = Omit<BulkChange, 'created_at' | 'ended_at'> & { created_at: Date; ended_at: Date | null };

const selectSql = `SELECT b.id, b.state, b.action, t.title AS project_title, b.args, b.account, b.total, b.changed, b.unchanged,
  b.refused, b.undone, b.kept, b.created_at, b.ended_at
  FROM bulk_change b LEFT JOIN project t ON t.id::text = b.action->>'project'`;

const present = ({ created_at, ended_at, ...row }: BulkChangeRow): BulkChange => ({
  ...row,
  created_at: created_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
});

/** @throws RpcFailure notFound for one of another account, but for administrators. */
async function findOne(db: EntityManager, actor: Actor, id: string): Promise<BulkChange> {
  const [row] = await db.query<BulkChangeRow[]>(`${selectSql} WHERE b.id = $1 AND (b.user_id = $2 OR $3)`, [
    id,
    actor.id,
    isAdmin(actor),
  ]);
  if (!row) throw new RpcFailure(commonErrors.notFound, { entity: 'bulk_change', id });
  return present(row);
}
