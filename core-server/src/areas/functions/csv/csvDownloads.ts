import type { CsvDownload } from '@salient/shared/areas/functions/csv/csvMethods.ts';
import { type Actor, isAdmin } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import type { CsvRequest } from './CsvRequest.ts';

/** Without progress for this long nobody writes a download any more: the server that did was ended. */
const silentSql = "interval '90 seconds'";

const shownColumns = `id, rows, total,
  CASE WHEN status = 'running' AND progress_at < now() - ${silentSql} THEN 'failed' ELSE status END AS status`;

/** Notes what somebody asks for, and how many rows there are of it. */
export async function insertCsvDownload(
  db: EntityManager,
  userId: string,
  { name, args, fields, language, format }: CsvRequest,
  total: number,
): Promise<CsvDownload> {
  const [row] = await db.query<[CsvDownload]>(
    `INSERT INTO csv_download (user_id, function_name, args, fields, language, format, total)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${shownColumns}`,
    [userId, name, JSON.stringify(args), fields, language, format, total],
  );
  return row;
}

/** Whose downloads `actor` may see and end: its own, administrators those of all. */
const isOfSql = 'id = $1 AND (user_id = $2 OR $3)';
const isOfValues = (actor: Actor, id: string) => [id, actor.id, isAdmin(actor)];

/** A download that `actor` may see; null for another, or none at all. */
export async function findCsvDownload(db: EntityManager, actor: Actor, id: string): Promise<CsvDownload | null> {
  const [row] = await db.query<CsvDownload[]>(
    `SELECT ${shownColumns} FROM csv_download WHERE ${isOfSql}`,
    isOfValues(actor, id),
  );
  return row ?? null;
}

/** Ends one that has not ended; whoever writes it learns so by `noteRows`. */
export const cancelDownload = (db: EntityManager, actor: Actor, id: string): Promise<unknown> =>
  db.query(
    `UPDATE csv_download SET status = 'cancelled', progress_at = now()
     WHERE ${isOfSql} AND status IN ('waiting', 'running')`,
    isOfValues(actor, id),
  );

export interface StartedDownload {
  readonly id: string;
  readonly userId: string;
  readonly request: CsvRequest;
}

/** Whether one waits to be taken, or was ended before its end. */
export const isIn = (db: EntityManager, id: string, status: 'waiting' | 'cancelled'): Promise<boolean> =>
  db
    .query<unknown[]>('SELECT FROM csv_download WHERE id = $1 AND status = $2', [id, status])
    .then((rows) => rows.length > 0);

/** Takes one that waits, once; null for one that was begun, ended or never asked for. */
export async function startDownload(db: EntityManager, id: string): Promise<StartedDownload | null> {
  const [[row] = []] = await db.query<[(CsvRequest & { user_id: string })[], number]>(
    `UPDATE csv_download SET status = 'running', progress_at = now() WHERE id = $1 AND status = 'waiting'
     RETURNING user_id, function_name AS name, args, fields, language, format`,
    [id],
  );
  if (!row) return null;
  const { user_id: userId, ...request } = row;
  return { id, userId, request };
}

/** Notes how many rows are written. False when somebody ended the download. */
export async function noteRows(db: EntityManager, id: string, rows: number): Promise<boolean> {
  const [, count] = await db.query<[unknown, number]>(
    `UPDATE csv_download SET rows = $2, progress_at = now() WHERE id = $1 AND status = 'running'`,
    [id, rows],
  );
  return count > 0;
}

/** Notes how one ended, or that it waits again; one that somebody ended before stays as it is. */
export const endDownload = (
  db: EntityManager,
  id: string,
  status: 'done' | 'cancelled' | 'failed' | 'waiting',
  rows: number,
): Promise<unknown> =>
  db.query(`UPDATE csv_download SET status = $2, rows = $3, progress_at = now() WHERE id = $1 AND status = 'running'`, [
    id,
    status,
    rows,
  ]);
