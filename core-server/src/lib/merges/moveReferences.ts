import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';
import type { RecordReference } from './RecordReference.ts';

interface Move {
  readonly reference: RecordReference;
  readonly from: string;
  readonly to: string;
  readonly by: { readonly actor: Pick<Actor, 'id' | 'account'>; readonly method: string };
  readonly now: Date;
  /** Only these rows; all that name `from` when it is absent. */
  readonly ids?: readonly string[];
}

/**
 * Has rows name another record, in one statement whatever their number: each with its next version and an entry in the
 * trail where it has those.
 *
 * @returns the ids of the rows that changed.
 */
export async function moveReferences(
  db: EntityManager,
  { reference, from, to, by, now, ids }: Move,
): Promise<string[]> {
  const { table, column, where, trail } = reference;
  const conditions = [`r.${column} = $1`, ...(where ? [where] : []), ...(ids ? ['r.id = ANY($3)'] : [])];
  const versioned = trail ? ', version = r.version + 1, updated_at = $4' : '';
  const returned = [
    'r.id',
    ...(trail ? ['r.version'] : []),
    ...(trail?.partOf ? [`r.${trail.partOf.column} AS part_of_id`] : []),
  ];
  const noted = trail
    ? `, noted AS (
         INSERT INTO audit_entry
           (user_id, account, method, source, entity, entity_id, part_of_type, part_of_id, version, before, after)
         SELECT $5, $6, $7, 'merge', $8, id, ${trail.partOf ? '$9, part_of_id' : '$9, NULL::uuid'}, version,
           jsonb_build_object($10::text, $1), jsonb_build_object($10::text, $2) FROM moved)`
    : '';
  const values = [from, to, ids ?? [], now, by.actor.id, by.actor.account, by.method];
  const named = [trail?.entity ?? '', trail?.partOf?.type ?? null, column];
  const rows = await db.query<{ id: string }[]>(
    `WITH given AS (SELECT $1::uuid, $2::uuid, $3::uuid[], $4::timestamptz, $5::uuid, $6::text, $7::text, $8::text, $9::text, $10::text),
     moved AS (
       UPDATE ${table} r SET ${column} = $2${versioned} WHERE ${conditions.join(' AND ')} RETURNING ${returned.join(', ')}
     )${noted}
     SELECT id FROM moved`,
    [...values, ...named],
  );
  return rows.map(({ id }) => id);
}

/** Former addresses that led to one record lead to another: the ids that they bear. */
export async function moveRedirects(
  db: EntityManager,
  type: HistoryType,
  from: string,
  to: string,
  ids?: readonly string[],
): Promise<string[]> {
  const [rows] = await db.query<[{ from_id: string }[], number]>(
    `UPDATE redirect SET to_id = $1 WHERE from_type = $2 AND to_id = $3 AND ($4::uuid[] IS NULL OR from_id = ANY($4))
     RETURNING from_id`,
    [to, type, from, ids ?? null],
  );
  return rows.map(({ from_id }) => from_id);
}
