import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BackupPlace,
  checkSchema,
  createBackup,
  listBackups,
  openBackupPlace,
  openManifest,
  removeBackups,
  requireWhole,
  restoreBackup,
  sealingOf,
  verifyBackup,
} from '../../core-server/src/areas/backups/backups.ts';
import { withClient } from '../../core-server/src/areas/backups/restoreDatabase.ts';
import { createFileStore } from '../../core-server/src/lib/files/createFileStore.ts';
import type { FileStore } from '../../core-server/src/lib/files/FileStore.ts';
import { TempFiles } from '../../core-server/src/lib/files/TempFiles.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';
import { ObjectServer } from '../harness/services/ObjectServer.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { memorialWithPictures } from '../harness/upload.ts';

let server: TestServer;
let folder: string;
let place: BackupPlace;

beforeAll(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'salient-backups-'));
  place = await openBackupPlace(join(folder, 'target'));
  await memorialWithPictures(server, 3);
  for (let n = 0; n < 20; n++)
    await server.make.person({ surname: `Jan\t${n}\n`, familyname: `Van den Bérghe \\ ${n}` });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const make = (given: { place?: BackupPlace; passphrase?: string } = {}) =>
  createBackup({ place, databaseUrl: server.databaseUrl, files: server.files.store, secretsFile: null, ...given });
const verify = (id: string, given: { place?: BackupPlace; passphrase?: string } = {}) =>
  verifyBackup({ place, id, databaseUrl: server.databaseUrl, ...given });

interface Restored {
  readonly database: TestDatabase;
  readonly files: FileStore;
}

/** Restores into an empty database and folder, as on another machine. */
async function restore(id: string, passphrase?: string): Promise<Restored> {
  const manifest = await openManifest(place, id);
  const sealing = await sealingOf(manifest, passphrase);
  await requireWhole(place, manifest);
  const database = await createDatabase({ migrated: false });
  const own = mkdtempSync(join(folder, 'restored-'));
  const tempFiles = new TempFiles(join(own, 'parts'));
  const files = await createFileStore(own, tempFiles);
  await restoreBackup({ place, manifest, sealing, databaseUrl: database.url, files, tempFiles });
  return { database, files };
}

const rowsOf = <Row extends object>(url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<Row>(sql)).rows);

describe('a backup made while people write', () => {
  test('holds every write that was acknowledged before its moment and none that began after, and the restored museum answers', async () => {
    const writes: { surname: string; begun: number; acknowledged: number }[] = [];
    let isOver = false;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; !isOver; n++) {
        const surname = `writer ${writer} ${n}`;
        const begun = Date.now();
        await server.make.person({ surname, familyname: 'Acknowledged' });
        writes.push({ surname, begun, acknowledged: Date.now() });
      }
    });
    await expect.poll(() => writes.length).toBeGreaterThan(20);
    const { id, moment } = await make();
    const seen = writes.length;
    await expect.poll(() => writes.length).toBeGreaterThan(seen + 20);
    isOver = true;
    await Promise.all(writers);

    const { database, files } = await restore(id);
    try {
      const sql = `SELECT surname FROM person WHERE familyname = 'Acknowledged'`;
      const restored = new Set((await rowsOf<{ surname: string }>(database.url, sql)).map(({ surname }) => surname));
      const at = Date.parse(moment);
      // The clocks are the same machine's; a millisecond belongs to both sides.
      expect(writes.filter(({ acknowledged, surname }) => acknowledged < at && !restored.has(surname))).toEqual([]);
      expect(writes.filter(({ begun, surname }) => begun > at + 1 && restored.has(surname))).toEqual([]);
      expect(restored.size).toBeGreaterThan(20);
      for await (const { key } of server.files.store.list()) {
        if (key.startsWith('originals/')) expect(await files.stat(key), key).not.toBeNull();
      }
      await usable(database);
    } finally {
      await database.drop();
    }
  });

  /** A server opens the restored database, shows its persons and saves a new one after the last number. */
  async function usable(database: TestDatabase): Promise<void> {
    const restored = await startServer({ database: { url: database.url, drop: async () => undefined } });
    try {
      const editor = await restored.signIn('normal');
      const { total } = await editor.call(findPerson, {});
      expect(total).toBeGreaterThan(40);
      await restored.make.person({ surname: 'After', familyname: 'Restore' });
      const { total: more } = await editor.call(findPerson, {});
      expect(more).toBe((total ?? 0) + 1);
    } finally {
      await restored.close();
    }
  }
});

describe('a backup', () => {
  test('is verified by restoring it, and the files of two backups lie in the target once', async () => {
    const first = await make();
    const second = await make();
    expect(first.fileCount).toBe(3);
    expect(second.newBytes).toBeLessThan(second.databaseBytes + 5_000);
    expect(await verify(second.id)).toEqual({ ok: true, problems: [] });
    expect(
      (await listBackups(place))
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([first.id, second.id].sort());
  });

  test('leaves no scratch database behind', async () => {
    const { id } = await make();
    await verify(id);
    const left = await rowsOf(
      server.databaseUrl,
      `SELECT d.datname FROM pg_database d JOIN pg_database own ON own.datname = current_database()
       WHERE starts_with(d.datname, 'salient_verify_' || own.oid)`,
    );
    expect(left).toEqual([]);
  });

  test('that is removed takes along the files that no other one names, and no others', async () => {
    const own = await openBackupPlace(join(folder, 'removing'));
    const first = await make({ place: own });
    const contents = () => own.keys('contents/');
    expect(await contents()).toHaveLength(3);
    const second = await make({ place: own });
    await removeBackups(own, [first.id]);
    expect(await contents()).toHaveLength(3);
    expect(await verify(second.id, { place: own })).toEqual({ ok: true, problems: [] });
    await removeBackups(own, [second.id]);
    expect(await own.keys('')).toEqual([]);
  });

  test('that was broken off is no backup, and the next one clears what is left of it', async () => {
    const own = await openBackupPlace(join(folder, 'broken'));
    await own.writeText('backups/20260101T000000Z-dead/started', '');
    await own.writeText('backups/20260101T000000Z-dead/person.copy.gz', 'half');
    expect(await listBackups(own)).toEqual([]);
    const { id } = await make({ place: own });
    expect((await own.keys('backups/')).filter((key) => !key.includes(id))).toEqual([]);
  });

  test('is refused while another one is being made', async () => {
    await withClient(server.databaseUrl, async (client) => {
      await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.backupWriting]);
      await expect(make()).rejects.toThrow('Another backup of this database is being made');
    });
  });

  test('is not called damaged because another check is under way', async () => {
    const { id } = await make();
    await withClient(server.databaseUrl, async (client) => {
      await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.backupChecking]);
      await expect(verifyBackup({ place, id, databaseUrl: server.databaseUrl })).rejects.toThrow(
        'Another check of a backup is under way',
      );
    });
  });

  test('is not restored into a database that holds something', async () => {
    const { id } = await make();
    const manifest = await openManifest(place, id);
    const tempFiles = new TempFiles(join(folder, 'parts'));
    const files = await createFileStore(join(folder, 'elsewhere'), tempFiles);
    const options = { place, manifest, sealing: null, databaseUrl: server.databaseUrl, files, tempFiles };
    await expect(restoreBackup(options)).rejects.toThrow('The database is not empty');
  });

  test('of a newer program is refused by name of its version', async () => {
    const { id } = await make();
    const manifest = await openManifest(place, id);
    const newer = { ...manifest, schemaVersion: 'Unheard1999999999999', programVersion: '9.1.0' };
    expect(() => checkSchema(newer)).toThrow('Salient 9.1.0');
  });

  test('in a bucket is made and verified too', async () => {
    const bucket = await ObjectServer.start();
    try {
      const own = await openBackupPlace(`s3://museum/nightly`, { s3: bucket.options });
      const { id } = await make({ place: own });
      expect([...bucket.objects.keys()].every((key) => key.includes('nightly/'))).toBe(true);
      expect(await verify(id, { place: own })).toEqual({ ok: true, problems: [] });
      await removeBackups(own, [id]);
      expect(bucket.objects.size).toBe(0);
      own.close();
    } finally {
      await bucket.close();
    }
  });
});

describe('with a passphrase', () => {
  const passphrase = 'een wachtwoord van het museum';

  test('nothing that is stored can be read, and it is restored with that passphrase only', async () => {
    const own = await openBackupPlace(join(folder, 'encrypted'));
    const { id } = await make({ place: own, passphrase });
    const parts = (await own.keys('')).filter((key) => /copy\.gz$|^contents/.test(key));
    for (const key of parts) {
      expect(
        readFileSync(join(folder, 'encrypted', key))
          .subarray(0, 8)
          .toString(),
        key,
      ).toBe('SALIENT1');
    }
    expect(await verify(id, { place: own, passphrase })).toEqual({ ok: true, problems: [] });
    expect((await verify(id, { place: own, passphrase: 'another' })).problems).toEqual([
      `This is not the passphrase of backup ${id}.`,
    ]);
    expect((await verify(id, { place: own })).problems[0]).toMatch(/is encrypted/);
  });
});

describe('damage', () => {
  test.each([
    [20, undefined],
    [8, 'a passphrase'],
  ])('of any byte is found by verify: %i random ones (passphrase: %s)', async (tries, passphrase) => {
    const target = mkdtempSync(join(folder, 'damaged-'));
    const own = await openBackupPlace(target);
    const given = { place: own, ...(passphrase === undefined ? {} : { passphrase }) };
    const { id } = await make(given);
    const paths = (await own.keys('')).filter((key) => !key.startsWith('encryption/')).map((key) => join(target, key));
    for (let n = 0; n < tries; n++) {
      const path = paths[randomInt(paths.length)] as string;
      const before = readFileSync(path);
      const at = randomInt(before.length);
      const after = Buffer.from(before);
      after.writeUInt8(after.readUInt8(at) ^ (1 << randomInt(8)), at);
      writeFileSync(path, after);
      const { ok, problems } = await verify(id, given);
      expect(ok, `byte ${at} of ${path}`).toBe(false);
      expect(problems.length).toBeGreaterThan(0);
      writeFileSync(path, before);
    }
    expect(await verify(id, given)).toEqual({ ok: true, problems: [] });
  });

  test('by cutting off or leaving out is found', async () => {
    const target = mkdtempSync(join(folder, 'cut-'));
    const own = await openBackupPlace(target);
    const passphrase = 'a passphrase';
    const { id } = await make({ place: own, passphrase });
    const content = (await own.keys('contents/'))[0] as string;
    const path = join(target, content);
    writeFileSync(path, readFileSync(path).subarray(0, -1));
    expect((await verify(id, { place: own, passphrase })).problems).toHaveLength(1);
    rmSync(path);
    expect((await verify(id, { place: own, passphrase })).problems[0]).toMatch(/is missing/);
  });
});
