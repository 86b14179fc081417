import type { DataSource } from 'typeorm';
import type { Files } from '../../lib/files/Files.ts';
import { sha256Of } from '../../lib/files/storageKeys.ts';
import { FileEntity } from './FileEntity.ts';
import { lockContent } from './keepFile.ts';

const hourMs = 60 * 60 * 1000;
/** A message that was not sent, or a file that did not come, for this long will not be (FEEDBACK-12). */
const waitingMs = 24 * hourMs;
/** Younger than this, an object may belong to an upload under way. */
const youngMs = 24 * hourMs;

/** Whether nothing shows a file `f`: neither a record nor a page of a document. */
const isUnused = `NOT EXISTS (SELECT FROM attachment a WHERE a.file_id = f.id)
  AND NOT EXISTS (SELECT FROM document_element e WHERE e.file_id = f.id)`;

interface Job {
  readonly dataSource: DataSource;
  readonly files: Files;
}

/** Removes files that were uploaded and never sent, and the bytes that nothing shows any more; every hour. */
export async function removeUnusedFiles({ dataSource, files }: Job, now: Date): Promise<{ removed: number }> {
  await files.tempFiles.clear(now);
  await dataSource.query('DELETE FROM attachment WHERE collection_id IS NULL AND created_at < $1', [
    new Date(now.getTime() - waitingMs),
  ]);
  await dataSource.query('DELETE FROM attachment_reservation WHERE created_at < $1', [
    new Date(now.getTime() - waitingMs),
  ]);
  await dataSource.query(`DELETE FROM person_feedback WHERE status = 'writing' AND timestamp < $1`, [
    new Date(now.getTime() - waitingMs),
  ]);
  const unused = await dataSource.query<{ sha256: Buffer }[]>(
    `SELECT sha256 FROM file f WHERE (keep_until IS NULL OR keep_until < $1) AND ${isUnused}`,
    [now],
  );
  for (const { sha256 } of unused) {
    await dataSource.transaction(async (db) => {
      await lockContent(db, sha256);
      await db.query(`DELETE FROM file f WHERE sha256 = $1 AND ${isUnused}`, [sha256]);
    });
  }
  // Their objects have no row from now on: the sweep of the night finds them, whatever happens to this process.
  return { removed: unused.length };
}

/** Removes objects of the store that no file names: of uploads that broke off, and of files that were removed; at night. */
export async function sweepFiles({ dataSource, files }: Job, now: Date): Promise<{ swept: number }> {
  let swept = 0;
  for await (const objects of inBatches(oldObjects(files, now))) {
    const contents = objects.map(({ sha256 }) => sha256);
    const rows = await dataSource.query<{ sha256: Buffer }[]>('SELECT sha256 FROM file WHERE sha256 = ANY($1)', [
      contents,
    ]);
    const used = new Set(rows.map(({ sha256 }) => sha256.toString('hex')));
    for (const { key, sha256 } of objects.filter((object) => !used.has(object.sha256.toString('hex')))) {
      await dataSource.transaction(async (db) => {
        await lockContent(db, sha256);
        if (await db.existsBy(FileEntity, { sha256 })) return;
        await files.store.remove(key);
        swept++;
      });
    }
  }
  return { swept };
}

interface OldObject {
  readonly key: string;
  readonly sha256: Buffer;
}

async function* oldObjects({ store }: Files, now: Date): AsyncIterable<OldObject> {
  for await (const { key, at } of store.list()) {
    const sha256 = sha256Of(key);
    if (sha256 !== null && at.getTime() < now.getTime() - youngMs) yield { key, sha256 };
  }
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === 500) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}
