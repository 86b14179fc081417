import {
  createAttachment,
  findAttachments,
  getAttachment,
  removeAttachment,
} from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUnusedFiles } from '../../../core-server/src/areas/attachments/sweepFiles.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { imageBytes, memorialWithPictures, upload } from '../../harness/upload.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const collection = 'memorials' as const;

test('an attachment gets its id, place and name before its file, and an upload that is repeated is the same [M-114, UPLOAD-02]', async () => {
  const { memorial, pictures } = await memorialWithPictures(server, 2);
  const attachment = { collection, collection_id: memorial.id, position: 7, name: ' Menenpoort.jpg ' };
  const reserved = await editor.call(createAttachment, { attachment });
  expect(reserved).toEqual({ ...attachment, id: expect.any(String), name: 'Menenpoort.jpg' });
  // Until its file comes, there is nothing to see.
  await expect(editor.call(getAttachment, { id: reserved.id })).rejects.toMatchObject({ name: 'notFound' });

  const fields = { _id: reserved.id, collection };
  const send = async () => upload(server, editor, await imageBytes(), { fields, name: 'IMG_0001.jpg' });
  const { data } = await send();
  expect(data).toMatchObject({ id: reserved.id, collection_id: memorial.id, position: 7, name: 'Menenpoort.jpg' });
  expect((await send()).data.id).toBe(reserved.id);
  const listed = await editor.call(findAttachments, { document: { collection, collection_id: memorial.id } });
  expect(listed.data.map(({ id }) => id)).toEqual([...pictures.map(({ id }) => id), reserved.id]);

  await editor.call(removeAttachment, { id: reserved.id });
  expect((await send()).code).toBe('DOES_NOT_EXIST');
});

test('nobody reserves or fills a place in a record that is not theirs to change, and what is not filled in a day is forgotten', async () => {
  const { memorial } = await memorialWithPictures(server, 0);
  const attachment = { collection, collection_id: memorial.id };
  const reader = await server.signIn('readonly');
  await expect(reader.call(createAttachment, { attachment })).rejects.toMatchObject({ code: 1010 });
  const unknown = { ...attachment, collection_id: '00000000-0000-7000-8000-000000000000' };
  await expect(editor.call(createAttachment, { attachment: unknown })).rejects.toMatchObject({ code: 1011 });

  const { id: _id } = await editor.call(createAttachment, { attachment });
  const bytes = await imageBytes();
  expect((await upload(server, reader, bytes, { fields: { _id } })).code).toBe('NOT_PERMITTED');
  expect((await upload(server, editor, bytes, { fields: { _id, collection: 'key_locations' } })).code).toBe(
    'INVALID_DATA',
  );
  const sweep = (hours: number) => removeUnusedFiles(server, new Date(Date.now() + hours * 3_600_000));
  await sweep(23);
  expect((await upload(server, editor, bytes, { fields: { _id } })).data).toMatchObject({ id: _id, position: 0 });
  const { id: late } = await editor.call(createAttachment, { attachment });
  await sweep(25);
  expect((await upload(server, editor, bytes, { fields: { _id: late, collection } })).code).toBe('DOES_NOT_EXIST');
});
