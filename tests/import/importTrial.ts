import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ImportOptions, ImportSummary } from '../../core-server/importer/src/run/importOptions.ts';
import { runImport } from '../../core-server/importer/src/run/runImport.ts';
import { type UndoOptions, type UndoSummary, undoImport } from '../../core-server/importer/src/run/undoImport.ts';
import { createDatabase } from '../harness/programs/createDatabase.ts';

/** What an import writes and an undo must bring back; the trail of what happened and the queue of the index go on. */
const tables = [
  ...['person', 'person_event', 'relation', 'project_membership', 'place', 'memorial', 'military_entity'],
  ...['military_entity_history', 'military_name', 'import_row'],
];

/** A database of its own with files to import into it. */
export async function openTrial() {
  const database = await createDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'salient-import-'));
  const client = new pg.Client(database.url);
  await client.connect();
  let files = 0;

  const write = (content: string | Buffer, extension: string): string => {
    const path = join(folder, `${++files}.${extension}`);
    writeFileSync(path, content);
    return path;
  };

  /** Each import and undo takes a connection of its own, as the command does: the lock goes with it. */
  async function withClient<T>(run: (own: pg.Client) => Promise<T>): Promise<T> {
    const own = new pg.Client(database.url);
    // As the command: a connection that breaks is told by the next query.
    own.on('error', () => undefined);
    await own.connect();
    try {
      return await run(own);
    } finally {
      await own.end();
    }
  }

  return {
    url: database.url,
    folder,
    client,
    withClient,
    writeList: (content: string | Buffer) => write(content, 'csv'),
    writeMap: (map: object) => write(JSON.stringify(map), 'json'),
    /** Imports a list given as text, by a mapping given as an object or a path. */
    async import(
      kind: ImportOptions['kind'],
      list: string,
      map: object | string,
      options: Partial<ImportOptions> = {},
    ): Promise<ImportSummary> {
      const file = list.includes('\n') ? write(list, 'csv') : list;
      const mapFile = typeof map === 'string' ? map : write(JSON.stringify(map), 'json');
      return withClient((own) =>
        runImport(own, { kind, file, map: mapFile, rejectsFile: join(folder, 'rejects.csv'), ...options }),
      );
    },
    undo: (batch: string, options?: UndoOptions): Promise<UndoSummary> =>
      withClient((own) => undoImport(own, batch, options)),
    rejects: () => readFileSync(join(folder, 'rejects.csv'), 'utf8').replace('\ufeff', ''),
    async rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
      return (await client.query<Row>(sql, values)).rows;
    },
    /** A checksum of every table that imports write, and the exact totals of the datasets. */
    async checksums(): Promise<Record<string, string>> {
      const sums: Record<string, string> = {};
      for (const table of tables) {
        const { rows } = await client.query<{ sum: string }>(
          `SELECT count(*) || ' ' || coalesce(md5(string_agg(line, '' ORDER BY line)), '') AS sum
           FROM (SELECT md5(to_jsonb(t)::text) AS line FROM ${table} t) AS lines`,
        );
        sums[table] = rows[0]?.sum ?? '';
      }
      const { rows } = await client.query<{ dataset: string; n: string }>(
        'SELECT dataset, sum(n) AS n FROM person_count GROUP BY dataset HAVING sum(n) <> 0 ORDER BY dataset',
      );
      sums.totals = JSON.stringify(rows);
      return sums;
    },
    async close(): Promise<void> {
      await client.end();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Trial = Awaited<ReturnType<typeof openTrial>>;
