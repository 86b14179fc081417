import type { BulkChange } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { bulkChangeErrors } from '@salient/shared/areas/bulk-changes/bulkChangeErrors.ts';
import { type Actor, isAdmin } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { UserEntity } from '../users/UserEntity.ts';

/** Changes that one account may have under way. */
const mostUnderWay = 5;

type BulkChangeRow = Omit<BulkChange, 'created_at' | 'ended_at'> & { created_at: Date; ended_at: Date | null };

const selectSql = `SELECT b.id, b.state, b.action, t.title AS project_title, b.args, b.is_chosen, b.account, b.undo_account, b.reason,
  b.total, b.changed, b.unchanged, b.refused, b.gone, b.merged, b.undone, b.kept, b.waiting, b.created_at, b.ended_at
  FROM bulk_change b LEFT JOIN project t ON t.id::text = b.action->>'project'`;

const present = ({ created_at, ended_at, ...row }: BulkChangeRow): BulkChange => ({
  ...row,
  created_at: created_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
});

/** @throws RpcFailure notFound for one of another account, but for administrators. */
export async function findBulkChange(db: EntityManager, actor: Actor, id: string): Promise<BulkChange> {
  const [row] = await db.query<BulkChangeRow[]>(`${selectSql} WHERE b.id = $1 AND (b.user_id = $2 OR $3)`, [
    id,
    actor.id,
    isAdmin(actor),
  ]);
  if (!row) throw new RpcFailure(commonErrors.notFound, { entity: 'bulk_change', id });
  return present(row);
}

/** The changes of an account, for administrators those of all, the newest first. */
export async function listBulkChanges(
  db: EntityManager,
  actor: Actor,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ data: BulkChange[]; total: number }> {
  const values = [actor.id, isAdmin(actor)];
  const [counted] = await db.query<[{ n: number }]>(
    'SELECT count(*)::integer AS n FROM bulk_change b WHERE b.user_id = $1 OR $2',
    values,
  );
  const rows = await db.query<BulkChangeRow[]>(
    `${selectSql} WHERE b.user_id = $1 OR $2 ORDER BY b.created_at DESC, b.id DESC OFFSET $3 LIMIT $4`,
    [...values, offset, limit],
  );
  return { data: rows.map(present), total: counted.n };
}

/**
 * Makes sure that an account may have one more change under way, within the transaction that begins it: what it asks for
 * at the same time is counted one after the other.
 *
 * @throws RpcFailure tooManyBulkChanges.
 */
export async function checkUnderWay(db: EntityManager, { id }: Actor): Promise<void> {
  // Whatever else the account saves meanwhile names it by a key, and does not wait.
  await db.findOne(UserEntity, { where: { id: id as string }, lock: { mode: 'for_no_key_update' } });
  const [underWay] = await db.query<[{ n: number }]>(
    `SELECT count(*)::integer AS n FROM bulk_change WHERE runs_as = $1 AND state IN ('running', 'undoing')`,
    [id],
  );
  if (underWay.n >= mostUnderWay) throw new RpcFailure(bulkChangeErrors.tooManyBulkChanges, { most: mostUnderWay });
}
