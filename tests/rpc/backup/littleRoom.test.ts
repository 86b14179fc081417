import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getServerState } from '@salient/shared/areas/backups/backupMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { imageBytes, upload } from '../../harness/upload.ts';

/** More than any disk of a test has. */
const tooMuchMb = 9_000_000;
let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer({ diskFloorMb: tooMuchMb });
  folder = mkdtempSync(join(tmpdir(), 'salient-test-room-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const salient = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../../core-server/launcher/bin/salient.js'), ...words], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: server.databaseUrl,
      SALIENT_DATA_DIR: join(folder, 'data'),
      DISK_FLOOR_MB: String(tooMuchMb),
    },
    encoding: 'utf8',
  });

test('administrators are told when the disk has little room', async () => {
  const admin = await server.signIn('admin');
  expect((await admin.call(getServerState, {})).disk).toMatchObject({ is_low: true, is_full: true });
});

test('an upload is refused with a reason while the disk has too little room, and nothing is stored', async () => {
  const editor = await server.signIn('normal');
  const { id } = await server.make.memorial();
  const fields = { collection: 'memorials', _id: id };
  const answer = await upload(server, editor, await imageBytes(), { fields });
  expect(answer).toMatchObject({ http: 200, status: 'NOK', code: 'NO_ROOM' });
  expect(await server.dataSource.query('SELECT count(*)::int AS count FROM file')).toEqual([{ count: 0 }]);
});

test('an import is refused with a plain sentence before PostgreSQL dies, and leaves no batch behind', async () => {
  const map = join(folder, 'map.json');
  const list = join(folder, 'list.csv');
  writeFileSync(list, 'naam\nIeper\n');
  const place = { kind: 'places', source: 'lijst', key: '{naam}', place: { name: '{naam}', country: 'BE' } };
  writeFileSync(map, JSON.stringify(place));
  const { status, stdout, stderr } = salient('import', 'places', list, '--map', map);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^The disk that holds \S+ has only \d+ MB left and the import was not begun, so that .*\n$/);
  expect(await server.dataSource.query('SELECT count(*)::int AS count FROM import_batch')).toEqual([{ count: 0 }]);
});

test('without a mail server the state says where mails are kept', async () => {
  const admin = await server.signIn('admin');
  const { mail } = await admin.call(getServerState, {});
  expect(mail).toEqual({ has_server: false, outbox: expect.stringContaining('outbox') });
});
