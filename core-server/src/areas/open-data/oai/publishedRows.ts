import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { EntityManager } from 'typeorm';
import type { ReadAsGuest } from '../guestReader.ts';
import type { ListPosition } from './ListPosition.ts';

/** A record as harvesters hear of it. */
export interface PublishedRow {
  readonly id: string;
  readonly kind: OpenKind;
  /** As the protocol writes it. */
  readonly changed_at: string;
  readonly is_deleted: boolean;
}

const written = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const columns = `id, kind, ${written('changed_at')} AS changed_at, is_deleted`;

/**
 * Reads what was published, with the moment of the database by which it is that: nothing that was published before is still to
 * come, so that whoever asks the next time from this moment on misses nothing.
 */
export const readPublished = <T>(
  read: ReadAsGuest,
  steps: (db: EntityManager, moment: string) => Promise<T>,
): Promise<T> =>
  read((guests) =>
    guests.transaction(async (db) => {
      await db.query('SELECT pg_advisory_xact_lock_shared($1)', [advisoryLocks.publishing]);
      const [row] = await db.query<{ moment: string }[]>(`SELECT ${written('clock_timestamp()')} AS moment`);
      return steps(db, row?.moment ?? '');
    }),
  );

/** SQL of the rows of a list, and its values; `after` leaves out those that were told of. */
function rowsOf({ set, from, until, last }: ListPosition, after: boolean) {
  const values: unknown[] = [until];
  const add = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['changed_at <= $1::timestamptz'];
  if (set !== null) conditions.push(`kind = ${add(set)}`);
  if (from !== null) conditions.push(`changed_at >= ${add(from)}::timestamptz`);
  if (after && last)
    conditions.push(`(changed_at, id) > (${add(last.changed_at)}::timestamptz, ${add(last.id)}::uuid)`);
  return { where: conditions.join(' AND '), values };
}

export async function countPublished(db: EntityManager, position: ListPosition): Promise<number> {
  const { where, values } = rowsOf(position, false);
  const [row] = await db.query<{ rows: number }[]>(
    `SELECT count(*)::integer AS rows FROM published_record WHERE ${where}`,
    values,
  );
  return row?.rows ?? 0;
}

/** The next rows of a list, the earliest changes first. */
export function nextPublished(db: EntityManager, position: ListPosition, limit: number): Promise<PublishedRow[]> {
  const { where, values } = rowsOf(position, true);
  return db.query<PublishedRow[]>(
    `SELECT ${columns} FROM published_record WHERE ${where} ORDER BY published_record.changed_at, id LIMIT ${limit}`,
    values,
  );
}

export async function findPublished(db: EntityManager, id: string): Promise<PublishedRow | undefined> {
  const [row] = await db.query<PublishedRow[]>(`SELECT ${columns} FROM published_record WHERE id = $1`, [id]);
  return row;
}

/** The first moment of which anything is known; null while nothing was published. */
export async function earliestPublished(db: EntityManager): Promise<string | null> {
  const [row] = await db.query<{ moment: string | null }[]>(
    `SELECT ${written('min(changed_at)')} AS moment FROM published_record`,
  );
  return row?.moment ?? null;
}
