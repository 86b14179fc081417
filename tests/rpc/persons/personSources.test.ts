import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergePersons, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { getPerson, getPersonSources, getPublicPerson } from '@salient/shared/areas/persons/personMethods.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportSummary } from '../../../core-server/importer/src/run/importOptions.ts';
import { runImport } from '../../../core-server/importer/src/run/runImport.ts';
import { undoImport } from '../../../core-server/importer/src/run/undoImport.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let reader: TestClient;
let editor: TestClient;
const folder = mkdtempSync(join(tmpdir(), 'salient-sources-'));
beforeAll(async () => {
  server = await startServer();
  [reader, editor] = [await server.signIn('readonly'), await server.signIn('normal')];
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function withClient<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client((server.dataSource.options as { url: string }).url);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Imports a list of soldiers whose column `photo` no mapping uses. */
async function importList(source: string, list: string, title = 'Stamboek van de 9de Linie'): Promise<ImportSummary> {
  const [file, map] = [join(folder, `${source}.csv`), join(folder, `${source}.json`)];
  writeFileSync(file, list);
  const person = { familyname: '{naam}', victim_type: 'military' };
  writeFileSync(map, JSON.stringify({ kind: 'persons', source, title, key: '{nr}', person }));
  const rejectsFile = join(folder, 'rejects.csv');
  return withClient((client) => runImport(client, { kind: 'persons', file, map, rejectsFile, importedBy: 'els' }));
}

const idOf = async (familyname: string) =>
  (await server.dataSource.query<{ id: string }[]>('SELECT id FROM person WHERE familyname = $1', [familyname]))[0]
    ?.id as string;
const sourcesOf = (id: string) => reader.call(getPersonSources, { id });

test('a person keeps the whole row of its list, with the columns that the mapping does not use', async () => {
  const summary = await importList(
    'een',
    'nr,naam,photo,nota\n1,Aerts,"P\\12 ""x""",\n2,Baert,,"twee\nregels"\n3,Cool,,\n',
  );
  expect(summary.unusedColumns).toEqual(['photo', 'nota']);
  expect(await sourcesOf(await idOf('Aerts'))).toEqual([
    {
      batch_id: summary.batchId,
      person_id: await idOf('Aerts'),
      title: 'Stamboek van de 9de Linie',
      source: 'een',
      file_name: 'een.csv',
      row: 1,
      line: 2,
      imported_at: expect.stringMatching(/^\d{4}-/),
      imported_by: 'els',
      cells: [
        { column: 'nr', value: '1' },
        { column: 'naam', value: 'Aerts' },
        { column: 'photo', value: 'P\\12 "x"' },
        { column: 'nota', value: '' },
      ],
    },
  ]);
  const [cool] = await sourcesOf(await idOf('Cool'));
  expect(cool).toMatchObject({ row: 3, line: 5 });
});

test('guests and the public answers never get the row', async () => {
  await importList('geheim', 'nr,naam,photo\n1,Geheimer,zolder-kist-7\n');
  const id = await idOf('Geheimer');
  const { guest } = server;
  await expect(guest.call(getPersonSources, { id })).rejects.toMatchObject({ code: 1000 });
  for (const method of [getPerson, getPublicPerson]) {
    expect(JSON.stringify(await guest.call(method, { id }))).not.toContain('zolder-kist-7');
  }
});

test('readers of one army read the sources of its soldiers only [ROLE-15]', async () => {
  await importList('leger', 'nr,naam,photo\n1,Zonderleger,x\n');
  const soldiers = await server.signIn('read-be-soldiers');
  await expect(soldiers.call(getPersonSources, { id: await idOf('Zonderleger') })).rejects.toMatchObject({
    name: 'notFound',
  });
});

test('a merge brings the rows of both lists together, and its undo parts them again', async () => {
  await importList('links', 'nr,naam\n7,Links\n');
  await importList('rechts', 'nr,naam,plaats\n8,Rechts,Keiem\n', '');
  const [kept, merged] = [await idOf('Links'), await idOf('Rechts')];
  const versionOf = async (id: string) => ((await editor.call(getPerson, { id })) as { version: number }).version;
  const { merge_id } = await editor.call(mergePersons, {
    idA: kept,
    idB: merged,
    versionA: await versionOf(kept),
    versionB: await versionOf(merged),
  });
  expect(await sourcesOf(kept)).toMatchObject([
    { source: 'links', person_id: kept },
    { source: 'rechts', person_id: merged, title: '' },
  ]);
  await expect(sourcesOf(merged)).rejects.toMatchObject({ name: 'merged' });
  await editor.call(undoMerge, { id: merge_id });
  expect(await sourcesOf(kept)).toMatchObject([{ source: 'links' }]);
  expect(await sourcesOf(merged)).toMatchObject([{ source: 'rechts' }]);
});

test('a row that changed shows as it is now, and the undo brings back what it was', async () => {
  await importList('twee', 'nr,naam,nota\n1,Declerck,oud\n');
  const { batchId } = await importList('twee', 'nr,naam,nota,extra\n1,Declercq,nieuw,x\n');
  const id = await idOf('Declercq');
  expect((await sourcesOf(id))[0]).toMatchObject({
    batch_id: batchId,
    cells: [{}, {}, { value: 'nieuw' }, { column: 'extra' }],
  });
  await withClient((client) => undoImport(client, batchId as string));
  expect((await sourcesOf(id))[0]?.cells).toEqual([
    { column: 'nr', value: '1' },
    { column: 'naam', value: 'Declerck' },
    { column: 'nota', value: 'oud' },
  ]);
});

test('a row of the time before sources were kept says so, until its list is imported again', async () => {
  const list = 'nr,naam,nota\n1,Vroeger,a\n';
  await importList('oud', list);
  const id = await idOf('Vroeger');
  await server.dataSource.query(`UPDATE import_row SET line = NULL, cells = NULL WHERE source = 'oud'`);
  expect(await sourcesOf(id)).toMatchObject([{ source: 'oud', line: null, cells: null }]);
  const { counts, batchId } = await importList('oud', list);
  expect(counts).toMatchObject({ unchanged: 1, updated: 0 });
  expect(await sourcesOf(id)).toMatchObject([
    { line: 2, cells: [{ value: '1' }, { value: 'Vroeger' }, { value: 'a' }] },
  ]);
  await withClient((client) => undoImport(client, batchId as string));
  expect(await sourcesOf(id)).toMatchObject([{ source: 'oud', cells: null }]);
});

test('a person whom staff made has no sources, and nobody has none of an id that never was', async () => {
  const { id } = await server.make.person();
  expect(await sourcesOf(id)).toEqual([]);
  await expect(sourcesOf('00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({ name: 'notFound' });
});
