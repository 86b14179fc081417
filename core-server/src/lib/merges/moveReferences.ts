import type { ChangeSource, HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';
import { type Change, recordChanges } from '../changes/recordChange.ts';
import type { ChangeContext } from '../records/RecordKind.ts';
import type { JoinedRow, RecordReference, RowTrail } from './RecordReference.ts';

/** Between two records of which one becomes part of the other, or comes out of it. */
interface MergeMove {
  readonly reference: RecordReference;
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  /** Only these rows; all that name `from` when it is absent. */
  readonly ids?: readonly string[];
  /** Is told of rows that say the same as others by now and became part of them. */
  readonly onJoined?: (joined: readonly JoinedRow[]) => void;
  /** Rows that became part of others by the merge and are parted from them again. */
  readonly joined?: readonly JoinedRow[];
}

/** Of given rows that name no record so far (`from` is null), or shall name none (`to` is null). */
interface Link extends Omit<MergeMove, 'from' | 'to' | 'ids' | 'onJoined' | 'joined'> {
  readonly reference: RecordReference & { readonly trail: RowTrail };
  readonly from: string | null;
  readonly to: string | null;
  readonly ids: readonly string[];
  /** Whose doing the trail says it is: nothing is merged. */
  readonly source: ChangeSource;
}

/**
 * Has rows name another record, or none: each with its next version and an entry in the trail where it has those, and
 * their owners where rows are parts of those.
 *
 * @returns the ids of the rows that changed.
 */
export function moveReferences(context: ChangeContext, move: MergeMove | Link): Promise<string[]> {
  if ('source' in move) return moveRows(context, move, move.reference.trail);
  const { trail } = move.reference;
  return trail === 'owner' ? moveWithinOwners(context, move) : moveRows(context, { ...move, source: 'merge' }, trail);
}

type RowMove = Pick<Link, 'from' | 'to' | 'now' | 'source'> & Pick<MergeMove, 'reference' | 'ids'>;

/** One statement, whatever the number of rows. */
async function moveRows(
  { db, actor, method }: ChangeContext,
  { reference, from, to, now, ids, source }: RowMove,
  trail: RowTrail | undefined,
): Promise<string[]> {
  const { table, column } = reference;
  const rows = movedRows({ reference, from, ids });
  await holdOwners(db, { reference, from, ids });
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
         SELECT $5, $6, $7, $11, $8, id, ${trail.partOf ? '$9, part_of_id' : '$9, NULL::uuid'}, version,
           jsonb_build_object($10::text, $1), jsonb_build_object($10::text, $2) FROM moved)`
    : '';
  const values = [from, to, ids ?? null, now, actor.id, actor.account, method];
  const named = [trail?.entity ?? '', trail?.partOf?.type ?? null, column, source];
  const moved = await db.query<{ id: string }[]>(
    `WITH given AS (SELECT $1::uuid, $2::uuid, $3::uuid[], $4::timestamptz, $5::uuid, $6::text, $7::text, $8::text, $9::text, $10::text, $11::text),
     moved AS (
       UPDATE ${table} r SET ${column} = $2${versioned} WHERE ${rows} RETURNING ${returned.join(', ')}
     )${noted}
     SELECT id FROM moved`,
    [...values, ...named],
  );
  return moved.map(({ id }) => id);
}

/** The rows of a move, as SQL with the present record as `$1` and the ids as `$3`. */
const movedRows = ({ reference: { column, where }, from, ids }: Pick<RowMove, 'reference' | 'from' | 'ids'>) =>
  [
    from === null ? `r.${column} IS NULL` : `r.${column} = $1`,
    ...(ids ? ['r.id = ANY($3)'] : []),
    ...(where ? [where] : []),
  ].join(' AND ');

/**
 * Whoever changes a part of a record holds the whole. Who is at it is waited for, and who comes meanwhile waits and then
 * finds what was moved: none of them writes what it read before over that. All are held in the order of their ids.
 */
export async function holdOwners(
  db: EntityManager,
  { reference, from, ids }: Pick<RowMove, 'reference' | 'from' | 'ids'>,
): Promise<void> {
  const { table, owner } = reference;
  if (!owner || owner.type === table) return;
  await db.query(
    `WITH given AS (SELECT $1::uuid, $2::uuid, $3::uuid[]),
     held AS (
       SELECT id FROM ${owner.type}
       WHERE id IN (SELECT r.${owner.column} FROM ${table} r WHERE ${movedRows({ reference, from, ids })})
       ORDER BY id FOR NO KEY UPDATE
     )
     SELECT count(*) FROM held`,
    [from, null, ids ?? null],
  );
}

/** Each owner is read before and after; of the two that are merged the merge itself notes what changes. */
async function moveWithinOwners(
  { db, actor, method, services }: ChangeContext,
  { reference, from, to, now, ids, onJoined, joined = [] }: MergeMove,
): Promise<string[]> {
  const { table, column, owner, sameRows, settle } = reference;
  if (!owner) throw new Error(`${table}.${column}: rows whose owner notes their changes need one`);
  const values = [from, to, ...(ids ? [ids] : [])];
  const owners = await holdOtherOwners(db, { reference, owner, from, ids }, [
    ...values,
    joined.map(({ owner_id }) => owner_id),
  ]);
  const { state, partOf } = services.historyAreas[owner.type];
  const before = new Map<string, PresentFields>();
  for (const { id } of owners) before.set(id, (await state?.(db, id))?.fields ?? {});
  const [rows] = await db.query<[{ id: string }[], number]>(
    `UPDATE ${table} r SET ${column} = $2 WHERE ${movedRows({ reference, from, ids })} RETURNING r.id`,
    values,
  );
  const moved = rows.map(({ id }) => id);
  if (onJoined) onJoined((await sameRows?.join(db, { owners: [...before.keys()], moved, from })) ?? []);
  const parted = joined.length > 0 ? ((await sameRows?.part(db, joined, from)) ?? []) : [];
  await settle?.(db, { owners: [...before.keys()], from, to });
  await db.query(`UPDATE ${owner.type} SET version = version + 1, updated_at = $2 WHERE id = ANY($1)`, [
    [...before.keys()],
    now,
  ]);
  const changes: Change[] = [];
  for (const [id, former] of before) {
    const present = await state?.(db, id);
    if (!present) throw new Error(`${owner.type} ${id} vanished within its own transaction`);
    const whole = partOf?.(present.fields);
    changes.push({
      ...{ actor, method, source: 'merge', entity: owner.type, entityId: id, version: present.version },
      ...(whole ? { partOf: whole } : {}),
      ...{ before: former, after: present.fields },
    });
  }
  await recordChanges(db, changes);
  return [...moved, ...parted];
}

/**
 * The owners of rows that move, but for the two that are merged, held in the order of their ids. While one is waited for its
 * rows may come to belong to another: so they are asked for until none is new.
 */
async function holdOtherOwners(
  db: EntityManager,
  { reference, owner, from, ids }: Pick<RowMove, 'reference' | 'from' | 'ids'> & { readonly owner: Owner },
  values: readonly unknown[],
): Promise<readonly { readonly id: string }[]> {
  const held = new Set<string>();
  for (;;) {
    const owners = await db.query<{ id: string }[]>(
      `SELECT id FROM ${owner.type} WHERE id NOT IN ($1, $2) AND (id = ANY($${values.length}) OR id IN (
         SELECT r.${owner.column} FROM ${reference.table} r WHERE ${movedRows({ reference, from, ids })}
       )) ORDER BY id FOR UPDATE`,
      [...values],
    );
    if (owners.every(({ id }) => held.has(id))) return owners;
    for (const { id } of owners) held.add(id);
  }
}

type Owner = NonNullable<RecordReference['owner']>;
type PresentFields = Readonly<Record<string, unknown>>;

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
