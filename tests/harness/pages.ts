import { documentUploadPath } from '@salient/shared/areas/documents/documentUpload.ts';
import type { PageUploadAnswer } from '@salient/shared/areas/documents/pageUpload.ts';
import { pageUploadPath } from '@salient/shared/areas/documents/pageUpload.ts';
import type { TestServer } from './startServer.ts';
import type { TestClient } from './TestClient.ts';

/** A document that holds pages, unless its category is given. */
export const makeDocument = async (
  { make }: Pick<TestServer, 'make'>,
  given: Parameters<TestServer['make']['document']>[0] = {},
): Promise<string> => (await make.document({ category: 'DIBORN', ...given })).id;

export interface PageAnswer {
  readonly status: 'OK' | 'NOK';
  readonly data: PageUploadAnswer & { readonly none?: readonly string[] };
  readonly code: string | undefined;
}

type PageFields = Readonly<Record<string, string>> & { name?: string };

/** Sends a file to a document as the staff app does. */
export const uploadPage = (...[server, as, content, fields]: Parameters<typeof uploadDocument>) =>
  uploadDocument(server, as, content, fields, pageUploadPath);

/** Sends a picture with its tags and references. */
export async function uploadDocument(
  { origin }: Pick<TestServer, 'origin'>,
  { token }: Pick<TestClient, 'token'>,
  content: Buffer,
  { name = 'scan.jpg', ...fields }: PageFields,
  path: string = documentUploadPath,
): Promise<PageAnswer> {
  const form = new FormData();
  form.set('token', token);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(content)]), name);
  const response = await fetch(origin + path, { method: 'POST', body: form });
  const answer = (await response.json()) as Pick<PageAnswer, 'status' | 'data'>;
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
