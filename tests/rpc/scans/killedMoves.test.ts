import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveCollectionDocumentElements } from '@salient/shared/areas/documents/elementMethods.ts';
import { orderInDrop } from '@salient/shared/areas/documents/pageUpload.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUnusedFiles, sweepFiles } from '../../../core-server/src/areas/attachments/sweepFiles.ts';
import { originalKey } from '../../../core-server/src/lib/files/storageKeys.ts';
import { extent } from '../../harness/extent.ts';
import { makeDocument, type PageRow, pagesIn, uploadPage } from '../../harness/pages.ts';
import { createDatabase } from '../../harness/programs/createDatabase.ts';
import { startProcess } from '../../harness/programs/startProcess.ts';
import { scanOf } from '../../harness/scanFiles.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { TestClient, TestRpcError } from '../../harness/TestClient.ts';
import { until } from '../../harness/until.ts';

let server: TestServer;
let folder: string;
let editor: TestClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-killed-'));
  server = await startServer({ database: await createDatabase(), filesFolder: join(folder, 'files') });
  editor = await server.signIn('normal');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Scan {
  readonly bytes: Buffer;
  readonly name: string;
  readonly upload_id: string;
  readonly order: string;
}
type At = Pick<TestServer, 'origin'>;

let drawn = 0;
function drawScans(count: number): Promise<Scan[]> {
  const drop = `dorp-${drawn}`;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      bytes: await scanOf({ width: 300, height: 400, seed: ++drawn }),
      ...{ name: `${drop}-${index}`, upload_id: randomUUID(), order: orderInDrop(drop, index) },
    })),
  );
}

const send = (at: At, document_id: string, { bytes, ...fields }: Scan) =>
  uploadPage(at, editor, bytes, { document_id, answer: 'pages', ...fields });

/** The pages of documents in their order, which has no gap. */
async function standing(documents: readonly string[]): Promise<PageRow[][]> {
  const pages = await Promise.all(documents.map((id) => pagesIn(server, id)));
  for (const each of pages) expect(each.map(({ position }) => position)).toEqual(each.map((_, place) => place));
  return pages;
}
const namesOf = (pages: readonly PageRow[]) => pages.map(({ original_filename }) => original_filename);

/** Moves every other page of one document behind those of another. */
async function moveSome({ origin }: At, documentId: string, targetId: string): Promise<void> {
  const chosen = (await pagesIn(server, documentId)).filter((_, place) => place % 2 === 0);
  await new TestClient(origin, editor.token).call(moveCollectionDocumentElements, {
    ...{ documentId, targetId, indices: chosen.map(({ position }) => position), ids: chosen.map(({ id }) => id) },
  });
}

/** What a night and a month clear away. */
async function sweepAll(): Promise<void> {
  const future = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
  await removeUnusedFiles(server, future);
  await sweepFiles(server, future);
}

async function originals(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.files.store.list('originals/')) keys.push(key);
  return keys.sort();
}
const keyOf = ({ bytes }: Scan) => originalKey(createHash('sha256').update(bytes).digest());

test('killed between their steps, a move and uploads beside it leave every page where it stood, and no file once it is night', async () => {
  const [from, to] = [await makeDocument(server), await makeDocument(server)];
  const scans = await drawScans(5);
  for (const scan of scans) await send(server, from, scan);
  const before = await standing([from, to]);
  const [sentAgain, left] = (await drawScans(2)) as [Scan, Scan];
  const running = await startProcess(server.databaseUrl, {}, folder);
  const trail = server.dataSource.createQueryRunner();
  await trail.startTransaction();
  // Elements are in their new places by the time a change is to be written down.
  await trail.query('LOCK TABLE audit_entry IN EXCLUSIVE MODE');
  const calls = [
    moveSome(running, from, to),
    send(running, from, sentAgain),
    send(running, await makeDocument(server), left),
  ];
  const ends = Promise.allSettled(calls);
  await until('all are in the middle', async () => {
    const [row] = await server.dataSource.query(
      `SELECT count(DISTINCT pid)::integer AS n FROM pg_locks
       WHERE NOT granted AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
    );
    return row.n === calls.length;
  });
  await running.kill();
  await trail.rollbackTransaction();
  await trail.release();
  expect((await ends).map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
  expect(await standing([from, to])).toEqual(before);

  await send(server, from, sentAgain);
  await moveSome(server, from, to);
  const [stayed = [], moved = []] = await standing([from, to]);
  const names = [...scans, sentAgain].map(({ name }) => name);
  expect(namesOf(stayed)).toEqual(names.filter((_, place) => place % 2 === 1));
  expect(namesOf(moved)).toEqual(names.filter((_, place) => place % 2 === 0));
  expect(await originals()).toContain(keyOf(left));
  await sweepAll();
  expect(await originals()).toEqual([...scans, sentAgain].map(keyOf).sort());
  // Pictures of the pages that stayed may still be drawn; what the killed program left is gone for good.
  await until('no file is under way', async () => {
    const parts = await readdir(join(folder, 'files', 'parts')).catch(() => []);
    return parts.length === 0;
  });
});

test('killed at any moment while pages go to and fro and others arrive, each page is there once', async () => {
  const pair = [await makeDocument(server), await makeDocument(server)] as const;
  const scans = await drawScans(12);
  const acknowledged = new Set<string>();
  const sendTo = async (at: At, scan: Scan) => {
    if ((await send(at, pair[0], scan)).status === 'OK') acknowledged.add(scan.name);
  };
  for (const scan of scans.slice(0, 6)) await sendTo(server, scan);
  for (let time = 0; time < extent(2, 6); time++) {
    const running = await startProcess(server.databaseUrl, {}, folder);
    let moves = 0;
    const moving = async (documentId: string, targetId: string) => {
      for (;;) {
        // Where pages are moved both ways, one of two callers may come too late.
        await moveSome(running, documentId, targetId).catch((error) => {
          if (!(error instanceof TestRpcError)) throw error;
        });
        moves++;
      }
    };
    const arriving = scans.filter(({ name }) => !acknowledged.has(name));
    const ends = Promise.allSettled([
      ...[moving(pair[0], pair[1]), moving(pair[1], pair[0])],
      ...arriving.map((scan) => sendTo(running, scan)),
    ]);
    const enough = Math.min(acknowledged.size + 2, scans.length);
    await until('it is busy', async () => moves > 4 + time && acknowledged.size >= enough);
    await running.kill();
    await ends;
    const names = (await standing(pair)).flatMap(namesOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...acknowledged]));
  }
  for (const scan of scans) expect(await send(server, pair[0], scan)).toMatchObject({ status: 'OK' });
  expect((await standing(pair)).flatMap(namesOf).sort()).toEqual(scans.map(({ name }) => name).sort());
});
