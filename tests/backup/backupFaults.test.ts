import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productVersion } from '@salient/shared/lib/contract/productVersion.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BackupPlace,
  createBackup,
  listBackups,
  openBackupPlace,
  openManifest,
  restoreBackup,
  verifyBackup,
} from '../../core-server/src/areas/backups/backups.ts';
import { withClient } from '../../core-server/src/areas/backups/restoreDatabase.ts';
import { createFileStore } from '../../core-server/src/lib/files/createFileStore.ts';
import { TempFiles } from '../../core-server/src/lib/files/TempFiles.ts';
import { createDatabase } from '../harness/programs/createDatabase.ts';
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
const query = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);
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

describe('while a backup is made', () => {
  test('a table that somebody empties has the rows of its moment all the same', async () => {
    await query(server.databaseUrl, 'CREATE TABLE zz_emptied AS SELECT generate_series(1, 100) AS n');
    try {
      const place = await openTarget('emptied');
      let emptying: Promise<unknown> | undefined;
      const { id } = await make(place, {
        onProgress: () => {
          emptying ??= query(server.databaseUrl, 'TRUNCATE zz_emptied');
        },
      });
      await emptying;
      const { tables } = await openManifest(place, id);
      expect(tables.find(({ name }) => name === 'zz_emptied')?.rows).toBe(100);
    } finally {
      await query(server.databaseUrl, 'DROP TABLE zz_emptied');
    }
  });
});

describe('a check', () => {
  test('clears the scratch database of a check that was killed', async () => {
    const place = await openTarget('checked');
    const { id } = await make(place);
    const [{ name }] = await query(
      server.databaseUrl,
      `SELECT 'salient_verify_' || oid || '_dead' AS name FROM pg_database WHERE datname = current_database()`,
    );
    await query(server.databaseUrl, `CREATE DATABASE ${name}`);
    expect(await verify(place, id)).toEqual(good);
    expect(await query(server.databaseUrl, `SELECT FROM pg_database WHERE datname = '${name}'`)).toEqual([]);
  });
});

describe('a restored database', () => {
  test('still says which version changed its schema', async () => {
    const place = await openTarget('versions');
    const { id } = await make(place);
    const manifest = await openManifest(place, id);
    const database = await createDatabase({ migrated: false });
    try {
      const own = join(folder, 'versions restored');
      const tempFiles = new TempFiles(join(own, 'parts'));
      const files = await createFileStore(own, tempFiles);
      await restoreBackup({ place, manifest, sealing: null, databaseUrl: database.url, files, tempFiles });
      const versions = await query(database.url, 'SELECT DISTINCT program_version FROM migration_version');
      expect(versions).toEqual([{ program_version: productVersion }]);
    } finally {
      await database.drop();
    }
  });
});

describe('an encrypted backup', () => {
  test('is refused when somebody without the passphrase put a part of another backup into it', async () => {
    const place = await openTarget('swapped');
    const passphrase = 'een wachtwoord van het museum';
    const older = await make(place, { passphrase });
    await server.make.person({ surname: 'Piet', familyname: 'Peeters' });
    const newer = await make(place, { passphrase });
    const read = (id: string) => readFileSync(join(place.target, `backups/${id}/manifest`), 'utf8');
    const body = (text: string) => text.slice(text.indexOf('\n') + 1);
    const forged = JSON.parse(body(read(newer.id)));
    const at = forged.tables.findIndex(({ name }: { name: string }) => name === 'person');
    forged.tables[at] = JSON.parse(body(read(older.id))).tables[at];
    const text = JSON.stringify(forged, null, 1);
    writeFileSync(join(place.target, `backups/${newer.id}/manifest`), `sha256 ${hash('sha256', text)}\n${text}`);
    const { ok, problems } = await verify(place, newer.id, passphrase);
    expect(ok).toBe(false);
    expect(problems).toEqual([`The manifest of backup ${newer.id} is damaged: use another backup.`]);
    expect(await verify(place, older.id, passphrase)).toEqual(good);
  });
});
