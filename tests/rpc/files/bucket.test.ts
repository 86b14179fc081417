import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAttachment } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUnusedFiles, sweepFiles } from '../../../core-server/src/areas/attachments/sweepFiles.ts';
import { ObjectServer } from '../../harness/services/ObjectServer.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { imageBytes, memorialWithPictures, upload } from '../../harness/upload.ts';

let bucket: ObjectServer;
let server: TestServer;
const filesFolder = join(tmpdir(), `salient-files-${process.pid}-bucket`);
beforeAll(async () => {
  bucket = await ObjectServer.start();
  server = await startServer({ s3: bucket.options, filesFolder });
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

test('files lie in the bucket alone, and are read from it whole and in parts', async () => {
  const { editor, memorial } = await memorialWithPictures(server);
  const bytes = await imageBytes('png', 400, 300);
  const { status, data } = await upload(server, editor, bytes, {
    fields: { collection: 'memorials', _id: memorial.id },
  });
  expect(status).toBe('OK');
  const get = (url: string | null, headers = {}) => fetch(`${server.origin}${url}`, { headers });
  expect(Buffer.from(await (await get(data.urls.original)).arrayBuffer()).equals(bytes)).toBe(true);
  const part = await get(data.urls.original, { range: 'bytes=1-3' });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  expect((await get(data.urls.preview)).headers.get('content-type')).toBe('image/jpeg');
  expect(bucket.refused).toBe(0);
  expect((await readdir(filesFolder)).filter((name) => name !== 'parts')).toEqual([]);
});

test('a bucket is swept page by page of what no record shows', async () => {
  const { editor, pictures } = await memorialWithPictures(server, 3);
  for (const { id } of pictures) await editor.call(removeAttachment, { id });
  await server.files.close();
  const future = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
  await removeUnusedFiles(server, future);
  const { swept } = await sweepFiles(server, future);
  const [{ kept }] = await server.dataSource.query(`SELECT array_agg(encode(sha256, 'hex')) AS kept FROM file`);
  expect(swept).toBeGreaterThanOrEqual(3);
  for (const key of bucket.objects.keys())
    expect(
      (kept as string[]).some((hex) => key.includes(hex)),
      key,
    ).toBe(true);
});

test('a bucket that cannot be reached refuses the upload and leaves no trace in the database', async () => {
  const { editor, memorial } = await memorialWithPictures(server);
  const count = () => server.dataSource.query('SELECT count(*)::int AS n FROM attachment');
  const before = await count();
  await bucket.close();
  const fields = { collection: 'memorials', _id: memorial.id };
  const answer = await upload(server, editor, await imageBytes('gif'), { fields });
  expect(answer.status).toBe('NOK');
  expect(await count()).toEqual(before);
});
