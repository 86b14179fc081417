import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAttachment } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUnusedFiles, sweepFiles } from '../../../core-server/src/areas/attachments/sweepFiles.ts';
import { originalKey } from '../../../core-server/src/lib/files/storageKeys.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { until } from '../../harness/until.ts';
import { imageBytes, memorialWithPictures, upload } from '../../harness/upload.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-files-'));
  server = await startServer({ filesFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const parts = (): Promise<string[]> => readdir(join(folder, 'parts')).catch(() => []);
const keyOf = (bytes: Buffer) => originalKey(createHash('sha256').update(bytes).digest());

test('an upload that breaks off leaves nothing to see, and what it left on disk is cleared away', async () => {
  const before = await server.dataSource.query('SELECT count(*)::int AS n FROM attachment');
  const editor = await server.signIn('normal');
  const { id } = await server.make.memorial();
  const wasThere = await parts();
  const boundary = 'X';
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const half = (await imageBytes('png', 500, 500)).subarray(0, 1000);
  const sending = request(`${server.origin}/api/file/uploadImage`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': 100_000 },
  });
  sending.on('error', () => undefined);
  sending.write(field('token', editor.token) + field('collection', 'memorials') + field('_id', id));
  sending.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`);
  sending.write(half);
  const arriving = async () => (await parts()).filter((name) => !wasThere.includes(name));
  await until('the file is arriving', async () => (await arriving()).length === 1);
  sending.destroy();
  await until('the half is gone', async () => (await arriving()).length === 0);
  expect(await server.dataSource.query('SELECT count(*)::int AS n FROM attachment')).toEqual(before);
});

test('bytes stay while a record shows them, a month after their removal, and then go', async () => {
  const { store } = server.files;
  const {
    editor,
    memorial,
    pictures: [first],
  } = await memorialWithPictures(server);
  const bytes = await imageBytes('jpeg', 80);
  const fields = { collection: 'memorials', _id: memorial.id };
  const second = await upload(server, editor, bytes, { fields });
  await editor.call(removeAttachment, { id: first?.id ?? '' });
  const shown = async () => (await fetch(server.origin + second.data.urls.preview)).status;
  // Made before the sweep, which takes what is half made for left behind in 40 days.
  expect(await shown()).toBe(200);
  await removeUnusedFiles(server, inDays(40));
  expect(await shown()).toBe(200);
  await editor.call(removeAttachment, { id: second.data.id });
  await removeUnusedFiles(server, inDays(29));
  await sweepFiles(server, inDays(29));
  expect(await store.stat(keyOf(bytes))).not.toBeNull();
  await removeUnusedFiles(server, inDays(31));
  // A size that was being made while its picture went is found by the next sweep.
  await until('nothing of it is left', async () => {
    await sweepFiles(server, inDays(31));
    for await (const { key } of store.list()) if (key.includes(keyOf(bytes).slice(-64))) return false;
    return true;
  });
});

test('files of a message that was not sent are gone after a day [FEEDBACK-12]', async () => {
  const fields = { feedback_session: randomUUID() };
  const path = '/api/uploaddocument/uploadImage';
  const bytes = await imageBytes('jpeg', 31, 31);
  expect((await upload(server, server.guest, bytes, { path, fields })).status).toBe('OK');
  await removeUnusedFiles(server, inDays(0.9));
  const waiting = 'SELECT id FROM attachment WHERE feedback_session = $1';
  expect(await server.dataSource.query(waiting, [fields.feedback_session])).toHaveLength(1);
  await removeUnusedFiles(server, inDays(1.1));
  expect(await server.dataSource.query(waiting, [fields.feedback_session])).toHaveLength(0);
  await sweepFiles(server, inDays(1.2));
  expect(await server.files.store.stat(keyOf(bytes))).toBeNull();
});

test('what a killed process left in the store is swept, and not what may still become a file', async () => {
  const { store } = server.files;
  const left = Buffer.from('a file whose upload never ended');
  await store.putBytes(keyOf(left), left);
  await sweepFiles(server, inDays(0.5));
  expect(await store.stat(keyOf(left))).not.toBeNull();
  await sweepFiles(server, inDays(2));
  expect(await store.stat(keyOf(left))).toBeNull();
});

test('bytes that were swept under an upload are put back by it', async () => {
  const { editor, memorial } = await memorialWithPictures(server);
  const bytes = await imageBytes('webp', 55, 44);
  const fields = { collection: 'memorials', _id: memorial.id };
  await upload(server, editor, bytes, { fields });
  await server.files.store.remove(keyOf(bytes));
  const { data } = await upload(server, editor, bytes, { fields });
  expect((await fetch(server.origin + data.urls.original)).status).toBe(200);
});

test('halves in the folder of uploads are cleared away after an hour', async () => {
  const half = `${randomUUID()}.part`;
  const path = join(folder, 'parts', half);
  await server.files.tempFiles.with(async () => undefined);
  await writeFile(path, 'half');
  await server.files.tempFiles.clear(new Date());
  expect(await parts()).toContain(half);
  await utimes(path, inDays(-1), inDays(-1));
  await server.files.tempFiles.clear(new Date());
  expect(await parts()).not.toContain(half);
});
