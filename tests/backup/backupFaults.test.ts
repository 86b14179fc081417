import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BackupPlace,
  createBackup,
  listBackups,
  openBackupPlace,
  verifyBackup,
} from '../../core-server/src/backup/backups.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { memorialWithPictures } from '../harness/upload.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'salient-backup-faults-'));
  await memorialWithPictures(server, 2);
  await server.make.person({ surname: 'Jan', familyname: 'Peeters' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const openTarget = (name: string) => openBackupPlace(join(folder, name));
const make = (place: BackupPlace, given: Partial<Parameters<typeof createBackup>[0]> = {}) =>
  createBackup({ place, databaseUrl: server.databaseUrl, files: server.files.store, secretsFile: null, ...given });
const verify = (place: BackupPlace, id: string, passphrase?: string) =>
  verifyBackup({ place, id, databaseUrl: server.databaseUrl, ...(passphrase === undefined ? {} : { passphrase }) });
const good = { ok: true, problems: [] };

describe('the folder of a target', () => {
  test('may hold other things, as the top of a disk does', async () => {
    const target = join(folder, 'disk');
    mkdirSync(join(target, 'lost+found'), { recursive: true });
    mkdirSync(join(target, '.Trash-1000', 'a folder'), { recursive: true });
    for (const name of ['README first.txt', '.DS_Store', 'lost+found/#12', '.Trash-1000/a folder/b c.txt']) {
      writeFileSync(join(target, name), 'not ours');
    }
    const place = await openTarget('disk');
    const { id } = await make(place);
    expect((await listBackups(place)).map((backup) => backup.id)).toEqual([id]);
    expect(await verify(place, id)).toEqual(good);
  });
});

describe('a file that is damaged in the target', () => {
  const damage: Record<string, (bytes: Buffer) => Buffer> = {
    'changed in one byte': (bytes) => {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
      return changed;
    },
    'cut off': (bytes) => bytes.subarray(0, 50),
  };
  test.each(Object.entries(damage))(
    '(%s) is found by a check, and is good again in the next backup',
    async (name, change) => {
      const place = await openTarget(`damaged ${name}`);
      const { id } = await make(place);
      const [content] = await place.keys('contents/');
      const path = join(place.target, content as string);
      writeFileSync(path, change(readFileSync(path)));
      expect((await verify(place, id)).ok).toBe(false);
      const next = await make(place);
      expect(await verify(place, next.id)).toEqual(good);
      expect(await verify(place, id)).toEqual(good);
    },
  );
});
