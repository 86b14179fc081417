import {
  createAttachment,
  findAttachments,
  getAttachment,
  getFileTickets,
  orderAttachments,
  removeAttachment,
  updateAttachment,
  validateAttachment,
} from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { removeCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { imageBytes, upload } from '../../harness/upload.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const attach = (as: Pick<TestClient, 'token'>, id: string, content: Buffer | null = null, name = 'lijst.csv') =>
  upload(server, as, content ?? Buffer.from('1917;Ieper\n'), { fields: { collection: 'documents', _id: id }, name });
const listed = (as: TestClient, collection_id: string) =>
  as.call(findAttachments, { document: { collection: 'documents', collection_id } });

test('files are attached to a document of any category, described, ordered and removed, and its history tells of them [DOCUMENT-72, UPLOAD-02, UPLOAD-20, M-115, M-116, M-117]', async () => {
  const { id: documentId } = await server.make.document({ category: 'WEB', url: 'https://example.org/' });
  const first = (await attach(editor, documentId)).data;
  const second = (await attach(editor, documentId, await imageBytes(), 'zegel.jpg')).data;
  expect(first).toMatchObject({
    collection: 'documents',
    collection_id: documentId,
    mimetype: 'text/csv',
    position: 0,
  });
  expect(await (await fetch(server.origin + first.urls.original)).text()).toBe('1917;Ieper\n');
  expect(await listed(editor, documentId)).toMatchObject({ total: 2, data: [{ id: first.id }, { id: second.id }] });

  const attachment = { id: second.id, version: 1, legend: { nl: 'Het zegel' } };
  expect(await editor.call(validateAttachment, { attachment })).toEqual({ status: 'OK' });
  await editor.call(updateAttachment, { attachment });
  expect(await editor.call(getAttachment, { id: second.id })).toMatchObject({
    version: 2,
    legend: { nl: 'Het zegel' },
  });
  const ids = [second.id, first.id];
  await editor.call(orderAttachments, { collection: 'documents', collection_id: documentId, ids });
  expect((await listed(editor, documentId)).data.map(({ id }) => id)).toEqual(ids);
  await editor.call(removeAttachment, { id: first.id });
  expect((await listed(editor, documentId)).data.map(({ id }) => id)).toEqual([second.id]);
  const { data } = await editor.call(findChanges, { type: 'document', id: documentId });
  expect(data.map(({ kind, record }) => [kind, record.type])).toEqual([
    ['removed', 'attachment'],
    ['changed', 'attachment'],
    ['created', 'attachment'],
    ['created', 'attachment'],
  ]);
});

test('they are read by staff, changed by editors while the document is there, and reach no visitor, disclosed or not [DOCUMENT-74]', async () => {
  const { id: documentId, version } = await server.make.document({ category: 'ARCHIVE', disclosed: true });
  const { data } = await attach(editor, documentId, await imageBytes());
  const reader = await server.signIn('readonly');
  expect((await listed(reader, documentId)).total).toBe(1);
  expect(await reader.call(getFileTickets, { ids: [data.id] })).toHaveLength(1);
  expect((await attach(reader, documentId)).code).toBe('NOT_PERMITTED');
  await expect(reader.call(removeAttachment, { id: data.id })).rejects.toMatchObject({ name: 'notPermitted' });
  await expect(listed(reader, noId)).rejects.toMatchObject({ name: 'notFound' });
  expect((await attach(editor, noId)).code).toBe('DOES_NOT_EXIST');

  expect((await attach(server.guest, documentId)).code).toBe('NO_SESSION');
  await expect(listed(server.guest, documentId)).rejects.toMatchObject({ name: 'noSession' });
  const rights = { licence: 'own' as const, usable_for: ['web' as const] };
  await editor.call(updateAttachment, { attachment: { id: data.id, version: 1, ...rights } });
  const [bare = ''] = data.urls.preview?.split('?') ?? [];
  expect((await fetch(server.origin + bare)).status).toBe(403);

  await editor.call(removeCollectionDocument, { id: documentId, version });
  expect((await attach(editor, documentId)).code).toBe('NOT_PERMITTED');
  const attachment = { collection: 'documents' as const, collection_id: documentId };
  await expect(editor.call(createAttachment, { attachment })).rejects.toMatchObject({ name: 'notPermitted' });
  expect((await listed(editor, documentId)).total).toBe(1);
});
