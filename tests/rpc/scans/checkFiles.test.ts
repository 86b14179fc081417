import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getServerState } from '@salient/shared/areas/backups/backupMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFiles } from '../../../core-server/src/areas/attachments/checkFiles.ts';
import { makeDocument, uploadPage } from '../../harness/pages.ts';
import { scanOf } from '../../harness/scanFiles.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { until } from '../../harness/until.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-checked-'));
  server = await startServer({ filesFolder: folder, metricsToken: 'for tests' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const job = () => ({ ...server.services, dataSource: server.dataSource });

async function scan(name: string, seed: number) {
  const editor = await server.signIn('normal');
  const document_id = await makeDocument(server, { disclosed: true });
  const bytes = await scanOf({ width: 200, height: 300, seed });
  const { data } = await uploadPage(server, editor, bytes, { document_id, name });
  const [{ key }] = await server.dataSource.query(
    'SELECT f.storage_key AS key FROM file f JOIN document_element e ON e.file_id = f.id WHERE e.id = $1',
    [data._id],
  );
  return { id: data._id, key: key as string, again: () => uploadPage(server, editor, bytes, { document_id, name }) };
}
const damaged = async () => {
  const admin = await server.signIn('admin');
  const { files } = await admin.call(getServerState, {});
  const metrics = await (
    await fetch(`${server.origin}/metrics`, { headers: { authorization: 'Bearer for tests' } })
  ).text();
  expect(metrics).toContain(`salient_files_damaged ${files.damaged}`);
  return files.names;
};

test('files are compared with what was uploaded, the longest unread first; what differs is told until it is right again', async () => {
  const { store } = server.files;
  const [changed, lost] = [await scan('veranderd.jpg', 1), await scan('weg.jpg', 2)];
  await scan('goed.jpg', 3);
  expect(await checkFiles(job(), inDays(6))).toEqual({ checked: 0, damaged: 0 });
  expect(await checkFiles(job(), inDays(8))).toEqual({ checked: 3, damaged: 0 });
  await store.putBytes(changed.key, Buffer.from('one bit of a scan is another one'));
  await store.remove(lost.key);
  expect(await checkFiles(job(), inDays(16))).toEqual({ checked: 3, damaged: 2 });
  expect(await damaged()).toEqual(['veranderd.jpg', 'weg.jpg']);
  // Whoever has the scan still only needs to send it again.
  expect((await changed.again()).data.double).toBe(true);
  expect((await lost.again()).data.double).toBe(true);
  expect(await damaged()).toEqual([]);
  expect(await checkFiles(job(), inDays(24))).toEqual({ checked: 3, damaged: 0 });
});

test('a scan whose bytes were changed is found out when its picture is made, and not shown', async () => {
  const page = await scan('gewijzigd.jpg', 4);
  // As after an import, or with a cleared store of what is made: nothing of it was made ahead.
  await until('it was made ahead', async () => (await derivedOf(page.key)).length > 0);
  await server.files.store.putBytes(page.key, await scanOf({ width: 200, height: 300, seed: 5 }));
  for (const key of await derivedOf(page.key)) await server.files.store.remove(key);
  expect((await fetch(`${server.origin}/iiif/3/images/${page.id}/full/max/0/default.jpg`)).status).toBe(404);
  await until('it is told', async () => (await damaged()).includes('gewijzigd.jpg'));
});

async function derivedOf(key: string): Promise<string[]> {
  const found: string[] = [];
  for await (const object of server.files.store.list('derived/')) {
    if (object.key.includes(key.split('/').at(-1) ?? '')) found.push(object.key);
  }
  return found;
}
