import { randomUUID } from 'node:crypto';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { TestServer } from '../../harness/startServer.ts';

interface GivenDocument {
  readonly title?: string;
  readonly category?: string;
  readonly disclosed?: boolean;
  readonly deleted?: boolean;
  readonly parent?: string;
  readonly collection?: string;
  readonly institution?: string;
  readonly description?: string;
}

/** A page as the test says it: words on it, or a file that is no image. */
export interface GivenPage {
  readonly transcription?: string;
  readonly mimetype?: string;
}

/** Documents straight in the database; their pages are of files that nobody stored. */
export class Archive {
  readonly #server: Pick<TestServer, 'dataSource'>;

  constructor(server: Pick<TestServer, 'dataSource'>) {
    this.#server = server;
  }

  async document(given: GivenDocument = {}): Promise<string> {
    const id = randomUUID();
    const { title = 'Brieven van Jan', category = 'DIBORN', disclosed = true, deleted = false } = given;
    const { parent = null, collection = null, institution = '', description = '' } = given;
    await this.#server.dataSource.query(
      `INSERT INTO document (id, category, title, sort_title, disclosed, deleted, parent_id, collection_id, institution, description, counter)
       VALUES ($1, $2::text, $3, $4, $5, $6, $7, $8, $9, $10, CASE WHEN $2 = 'DIBORN' THEN nextval('document_counter') END)`,
      [id, category, title, normalizeText(title), disclosed, deleted, parent, collection, institution, description],
    );
    if (parent) await this.#place(parent, { subdocument_id: id });
    return id;
  }

  /** Adds pages at the end, all at once. */
  async pages(document: string, pages: readonly GivenPage[]): Promise<string[]> {
    const rows = await this.#server.dataSource.query<{ id: string; position: number }[]>(
      `WITH wanted AS (
         SELECT gen_random_uuid() AS id, gen_random_uuid() AS file, place::integer - 1 AS place, mimetype, transcription
         FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS given(mimetype, transcription, place)),
       files AS (
         INSERT INTO file (id, mimetype, size_bytes, sha256, storage_key)
         SELECT file, mimetype, 1, sha256(file::text::bytea), file::text FROM wanted RETURNING id)
       INSERT INTO document_element (id, document_id, position, file_id, width, height, original_filename, transcription)
       SELECT wanted.id, $1::uuid, (SELECT count(*) FROM document_element WHERE document_id = $1::uuid) + place, file,
         CASE WHEN mimetype LIKE 'image/%' THEN 2000 END, CASE WHEN mimetype LIKE 'image/%' THEN 3000 END,
         'Jan Janssens thuis.bin', transcription
       FROM wanted WHERE (SELECT count(*) FROM files) > 0 RETURNING id, position`,
      [
        document,
        pages.map(({ mimetype = 'image/jpeg' }) => mimetype),
        pages.map(({ transcription = '' }) => transcription),
      ],
    );
    return rows.sort((a, b) => a.position - b.position).map(({ id }) => id);
  }

  async #place(document: string, { subdocument_id }: { subdocument_id: string }): Promise<void> {
    await this.#server.dataSource.query(
      `INSERT INTO document_element (id, document_id, position, subdocument_id)
       VALUES (gen_random_uuid(), $1, (SELECT count(*) FROM document_element WHERE document_id = $1), $2)`,
      [document, subdocument_id],
    );
  }

  async set(document: string, values: { disclosed?: boolean; deleted?: boolean }): Promise<void> {
    const { disclosed = null, deleted = null } = values;
    await this.#server.dataSource.query(
      'UPDATE document SET disclosed = coalesce($2, disclosed), deleted = coalesce($3, deleted) WHERE id = $1',
      [document, disclosed, deleted],
    );
  }
}
