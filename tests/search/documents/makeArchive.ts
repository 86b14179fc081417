import { v7 as uuidv7 } from 'uuid';
import type { TestServer } from '../../harness/startServer.ts';

type Query = Pick<TestServer['dataSource'], 'query'>;

/** The normal form that titles are sorted by. */
const sortTitle = (title: string) => title.toLowerCase();

/** Documents, pages and what they bear, put into the database as they stand there. */
export function archiveMaker(database: Query) {
  const run = (sql: string, values: unknown[]) => database.query<Record<string, unknown>[]>(sql, values);
  let files = 0;
  return {
    collection: async (title: string): Promise<string> => {
      const id = uuidv7();
      await run('INSERT INTO collection (id, title, sort_title) VALUES ($1, $2, $3)', [id, title, sortTitle(title)]);
      return id;
    },
    document: async (title: string, given: Record<string, unknown> = {}): Promise<string> => {
      const row = { id: uuidv7(), category: 'ARCHIVE', title, sort_title: sortTitle(title), ...given };
      const names = Object.keys(row);
      await run(
        `INSERT INTO document (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
        Object.values(row),
      );
      return row.id;
    },
    page: async (document: string, transcription: string): Promise<string> => {
      const [id, file] = [uuidv7(), uuidv7()];
      files++;
      await run(
        `INSERT INTO file (id, storage_key, mimetype, size_bytes, sha256)
         VALUES ($1, $2, 'image/jpeg', 1, sha256($2::text::bytea))`,
        [file, `test/${files}`],
      );
      await run(
        `INSERT INTO document_element (id, document_id, position, file_id, transcription)
         VALUES ($1, $2, (SELECT count(*) FROM document_element WHERE document_id = $2), $3, $4)`,
        [id, document, file, transcription],
      );
      return id;
    },
    tag: async (owner: { document?: string; element?: string }, tag: string): Promise<string> => {
      const id = uuidv7();
      await run('INSERT INTO document_tag (id, tag_id, document_id, element_id, position) VALUES ($1, $2, $3, $4, 0)', [
        id,
        tag,
        owner.document ?? null,
        owner.element ?? null,
      ]);
      return id;
    },
    refer: async (owner: { document?: string; element?: string }, type: string, column: string, value: string) =>
      run(
        `INSERT INTO document_reference (type, ${column}, document_id, element_id, position) VALUES ($1, $2, $3, $4, 0)`,
        [type, value, owner.document ?? null, owner.element ?? null],
      ),
  };
}
