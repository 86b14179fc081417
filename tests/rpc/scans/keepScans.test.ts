import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderInDrop } from '@salient/shared/areas/documents/pageUpload.ts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeUnusedFiles, sweepFiles } from '../../../core-server/src/areas/attachments/sweepFiles.ts';
import { createFileStore } from '../../../core-server/src/lib/files/createFileStore.ts';
import { TempFiles } from '../../../core-server/src/lib/files/TempFiles.ts';
import { LocalCopies } from '../../../core-server/src/lib/scans/LocalCopies.ts';
import { makeDocument, pagesIn, uploadPage } from '../../harness/pages.ts';
import { createDatabase } from '../../harness/programs/createDatabase.ts';
import { startProcess } from '../../harness/programs/startProcess.ts';
import { scanOf } from '../../harness/scanFiles.ts';
import { ObjectServer } from '../../harness/services/ObjectServer.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

describe('a server that is killed in the middle of uploads', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'salient-killed-'));
    server = await startServer({ database: await createDatabase(), filesFolder: join(folder, 'files') });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('has kept every scan that it acknowledged, takes the others once when they are sent again, and leaves no file over', async () => {
    const editor = await server.signIn('normal');
    const document_id = await makeDocument(server);
    const files = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => ({
        bytes: await scanOf({ width: 700, height: 900, seed: index }),
        fields: {
          document_id,
          name: `${index}`,
          order: orderInDrop('dorp', index),
          upload_id: randomUUID(),
          answer: 'pages',
        },
      })),
    );
    const acknowledged = new Set<number>();
    // Killed again and again, each time a bit later in what it does.
    for (let time = 0; time < 4 && acknowledged.size < files.length; time++) {
      const running = await startProcess(server.databaseUrl, {}, folder);
      const sending = files.map(async ({ bytes, fields }, index) => {
        if (acknowledged.has(index)) return;
        const answer = await uploadPage(running, editor, bytes, fields).catch(() => null);
        if (answer?.status === 'OK') acknowledged.add(index);
      });
      const enough = acknowledged.size + 2 + time;
      while (acknowledged.size < Math.min(enough, files.length)) await pause();
      await running.kill();
      await Promise.all(sending);
      const names = (await pagesIn(server, document_id)).map(({ original_filename }) => Number(original_filename));
      for (const index of acknowledged) expect(names).toContain(index);
    }
    for (const { bytes, fields } of files) await uploadPage(server, editor, bytes, fields);
    const pages = await pagesIn(server, document_id);
    expect(pages.map(({ original_filename, position }) => [original_filename, position])).toEqual(
      files.map(({ fields }, index) => [fields.name, index]),
    );
    const future = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
    await removeUnusedFiles(server, future);
    await sweepFiles(server, future);
    const keys: string[] = [];
    for await (const { key } of server.files.store.list('originals/')) keys.push(key);
    expect(keys).toHaveLength(files.length);
    expect(await readdir(join(folder, 'files', 'parts')).catch(() => [])).toEqual([]);
  });
});
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('with a bucket', () => {
  let bucket: ObjectServer;
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'salient-copies-'));
    bucket = await ObjectServer.start();
    server = await startServer({ s3: bucket.options, filesFolder: folder });
  });
  afterAll(async () => {
    await server.close();
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a page is shown from a copy of its pyramid, also after the copy was cleared away', async () => {
    const editor = await server.signIn('normal');
    const document_id = await makeDocument(server, { disclosed: true });
    const { data } = await uploadPage(server, editor, await scanOf({ width: 600, height: 700 }), { document_id });
    const show = async (size: number) =>
      (await fetch(`${server.origin}/iiif/3/images/${data._id}/full/${size},/0/default.jpg`)).status;
    expect(await show(100)).toBe(200);
    expect((await readdir(join(folder, 'copies'))).some((name) => name.includes('pyramid'))).toBe(true);
    await rm(join(folder, 'copies'), { recursive: true });
    expect(await show(101)).toBe(200);
  });

  test('copies take no more room than they may, and those that were used last stay', async () => {
    const tempFiles = new TempFiles(join(folder, 'parts'));
    const store = await createFileStore(folder, tempFiles, bucket.options);
    const copies = new LocalCopies(store, tempFiles, join(folder, 'few'), { mostBytes: 2_500, inUseMs: 0 });
    const paths: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      await store.putBytes(`derived/${name}`, Buffer.alloc(1_000, name));
      paths.push((await copies.find(`derived/${name}`)) ?? '');
      // File systems and clocks count times differently: two uses are some time apart.
      if (name === 'c') await pause().then(() => copies.find('derived/b'));
      await pause();
    }
    expect(paths.map((path) => existsSync(path))).toEqual([false, true, false, true]);
    expect(await copies.find('derived/e')).toBeNull();
    expect((await stat((await copies.find('derived/a')) ?? '')).size).toBe(1_000);
    store.close();
  });
});

test('taking large scans leaves the memory of the server as it was', async () => {
  const database = await createDatabase();
  const server = await startServer({ database, log: pino({ level: 'silent' }) });
  const running = await startProcess(server.databaseUrl);
  try {
    const editor = await server.signIn('normal');
    const document_id = await makeDocument(server);
    const scan = await scanOf({ width: 4000, height: 5500 });
    const send = (upload: string) =>
      uploadPage(running, editor, scan, { document_id, upload_id: upload, again: 'true', answer: 'pages' });
    for (let n = 0; n < 3; n++) await send(randomUUID());
    const before = await running.metric('process_resident_memory_bytes');
    for (let n = 0; n < 8; n++) await send(randomUUID());
    const grown = (await running.metric('process_resident_memory_bytes')) - before;
    expect(grown / 1e6).toBeLessThan(80);
  } finally {
    await running.stop();
    await server.close();
  }
});
