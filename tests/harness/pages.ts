import { randomUUID } from 'node:crypto';
import type { PageUploadAnswer } from '@salient/shared/areas/documents/pageUpload.ts';
import { pageUploadPath } from '@salient/shared/areas/documents/pageUpload.ts';
import type { TestServer } from './startServer.ts';
import type { TestClient } from './TestClient.ts';

/** A digital document straight in the database. */
export async function makeDocument(
  { dataSource }: Pick<TestServer, 'dataSource'>,
  given: { category?: string; disclosed?: boolean; deleted?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  const { category = 'DIBORN', disclosed = false, deleted = false } = given;
  await dataSource.query(
    `INSERT INTO document (id, category, title, disclosed, deleted, counter)
     VALUES ($1, $2::text, 'Brieven', $3, $4, CASE WHEN $2 = 'DIBORN' THEN nextval('document_counter') END)`,
    [id, category, disclosed, deleted],
  );
  return id;
}

export interface PageAnswer {
  readonly status: 'OK' | 'NOK';
  readonly data: PageUploadAnswer;
  readonly code: string | undefined;
}

/** Sends a file to a document as the staff app does. */
export async function uploadPage(
  { origin }: Pick<TestServer, 'origin'>,
  { token }: Pick<TestClient, 'token'>,
  content: Buffer,
  { name = 'scan.jpg', ...fields }: Readonly<Record<string, string>> & { name?: string },
): Promise<PageAnswer> {
  const form = new FormData();
  form.set('token', token);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(content)]), name);
  const response = await fetch(origin + pageUploadPath, { method: 'POST', body: form });
  const answer = (await response.json()) as { status: 'OK' | 'NOK'; data: PageUploadAnswer & { none?: string[] } };
  return { ...answer, code: answer.data.none?.[0]?.replace('none: ', '') };
}

export interface PageRow {
  readonly id: string;
  readonly position: number;
  readonly file_page: number;
  readonly width: number | null;
  readonly original_filename: string;
}

export const pagesIn = ({ dataSource }: Pick<TestServer, 'dataSource'>, documentId: string): Promise<PageRow[]> =>
  dataSource.query(
    `SELECT id, position, file_page, width, original_filename FROM document_element WHERE document_id = $1 ORDER BY position`,
    [documentId],
  );
