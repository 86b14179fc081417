import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBulkChange, undoBulkChange } from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { mergeMemorials } from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { decidePlace, undoPlaceDecision } from '@salient/shared/areas/places/placeHealingMethods.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runImport } from '../../core-server/importer/src/run/runImport.ts';
import { undoImport } from '../../core-server/importer/src/run/undoImport.ts';
import { carryOutBulkChanges } from '../../core-server/src/areas/bulk-changes/carryOutBulkChanges.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';
import type { TestClient } from '../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
const folder = mkdtempSync(join(tmpdir(), 'salient-undo-'));
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => server.dataSource.query('TRUNCATE person, place, memorial, import_batch, import_row CASCADE'));

async function withClient<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client((server.dataSource.options as { url: string }).url);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const map = {
  kind: 'persons',
  source: 'lijst',
  language: 'nl',
  key: '{nr}',
  person: { familyname: '{naam}', victim_type: 'military' },
  events: [
    { type: 'born', place: { name: '{plaats}', country: 'BE', create: true } },
    { type: 'memorated', memorial: { name: '{graf}', create: true } },
  ],
};

async function importList(...rows: string[]): Promise<string> {
  const [file, mapFile] = [join(folder, 'list.csv'), join(folder, 'map.json')];
  writeFileSync(file, ['nr,naam,plaats,graf', ...rows, ''].join('\n'));
  writeFileSync(mapFile, JSON.stringify(map));
  const rejectsFile = join(folder, 'rejects.csv');
  const summary = await withClient((own) => runImport(own, { kind: 'persons', file, map: mapFile, rejectsFile }));
  return summary.batchId as string;
}

const carryOut = () => carryOutBulkChanges({ ...server.services, dataSource: server.dataSource }, { forMs: 60_000 });
const undo = (batch: string) => withClient((own) => undoImport(own, batch));
const rows = <Row>(sql: string): Promise<Row[]> => server.dataSource.query<Row[]>(sql);

/** The place or memorial that a list made, by its name. */
async function made(table: 'place' | 'memorial', name: string): Promise<string> {
  const [row] = await rows<{ id: string }>(`SELECT id FROM ${table} WHERE name_keys LIKE '%${name.toLowerCase()}%'`);
  return row?.id as string;
}

const located = (name: string) =>
  server.make.place({ languages: { nl: { name } }, lat: 50.85, lon: 2.88, resolution_status: 'found' });
const decideSame = (id: string, as: string) =>
  editor.call(decidePlace, { id, version: 1, decision: { kind: 'same', as, reason: 'Oude schrijfwijze.' } });

test('takes persons back whose place and grave were merged since, and says what became of those', async () => {
  const ieper = await located('Ieper');
  const grave = await server.make.memorial({ name: 'Keiem Military Cemetery' });
  const batch = await importList('1,Peeters,Yperen,Keyem', '2,Maes,Yperen,Houthulst');
  const [yperen, keyem] = [await made('place', 'Yperen'), await made('memorial', 'Keyem')];
  await decideSame(yperen, ieper.id);
  await editor.call(mergeMemorials, { idA: grave.id, idB: keyem, reason: 'Dezelfde begraafplaats.' });

  expect(await undo(batch)).toMatchObject({
    removed: 3,
    kept: [
      { entity: 'memorial', id: keyem, reason: 'was merged into another since' },
      { entity: 'place', id: yperen, reason: 'was merged into another since' },
    ],
  });
  expect(await rows('SELECT familyname FROM person')).toEqual([]);
  expect(await rows('SELECT id FROM place UNION ALL SELECT id FROM memorial')).toEqual([
    { id: ieper.id },
    { id: grave.id },
  ]);
});

test('takes a place back that was merged and is itself again, and keeps one that took another in', async () => {
  const ieper = await located('Ieper');
  const batch = await importList('1,Peeters,Yperen,Keyem', '2,Maes,Dixmude,Houthulst');
  const { decision } = await decideSame(await made('place', 'Yperen'), ieper.id);
  await editor.call(undoPlaceDecision, { id: decision.id });
  const older = await server.make.place({ languages: { nl: { name: 'Diksmuyde' } }, resolution_status: 'unresolved' });
  const dixmude = await made('place', 'Dixmude');
  await decideSame(older.id, dixmude);

  const { kept } = await undo(batch);
  expect(kept).toEqual([{ entity: 'place', id: dixmude, reason: 'had another merged into it since' }]);
  expect(await rows('SELECT id FROM person')).toEqual([]);
  expect((await rows<{ id: string }>('SELECT id FROM place')).map(({ id }) => id).sort()).toEqual(
    [ieper.id, dixmude].sort(),
  );
});

test('puts back an event at the record that its place became part of since', async () => {
  await importList('1,Peeters,Yperen,Keyem');
  const ieper = await located('Ieper');
  const later = await importList('1,Peeters,Veurne,Keyem');
  await decideSame(await made('place', 'Yperen'), ieper.id);
  expect(await undo(later)).toMatchObject({ restored: 1, kept: [] });
  expect(await rows(`SELECT place_id FROM person_event WHERE type = 'born'`)).toEqual([{ place_id: ieper.id }]);
});

test('keeps what staff changed beside a merge', async () => {
  const ieper = await located('Ieper');
  const batch = await importList('1,Peeters,Yperen,Keyem');
  await decideSame(await made('place', 'Yperen'), ieper.id);
  await server.dataSource.query(`UPDATE person_event SET version = version + 1, description = 'x' WHERE type = 'born'`);
  expect((await undo(batch)).kept).toContainEqual(
    expect.objectContaining({ entity: 'person', reason: 'has events that were changed since' }),
  );
});

test('a change of many persons that was undone is nobody’s work on them, and what stays is tried again by another undo', async () => {
  const { id: project } = await server.make.project('Op weg');
  const batch = await importList('1,Peeters,Yperen,Keyem', '2,Maes,Yperen,Houthulst');
  const change = await editor.call(startBulkChange, { args: {}, action: { kind: 'addToProject', project } });
  await carryOut();
  const first = await undo(batch);
  expect(first.kept.map(({ entity, reason }) => [entity, reason])).toEqual([
    ['person', 'was changed since'],
    ['person', 'was changed since'],
    ...['memorial', 'memorial', 'place'].map((entity) => [entity, 'is in use']),
  ]);

  await editor.call(undoBulkChange, { id: change.id });
  await carryOut();
  expect(await undo(batch)).toMatchObject({ removed: 5, kept: [] });
  await expect(undo(batch)).rejects.toThrow('is undone already');
  expect(await rows('SELECT id FROM person')).toEqual([]);
});

test('puts a person back whom a change of many reached and left again', async () => {
  await importList('1,Peeters,Yperen,Keyem');
  const later = await importList('1,Pieters,Yperen,Keyem');
  const action = { kind: 'setFlag', flag: 'not_for_loop', value: true } as const;
  const change = await editor.call(startBulkChange, { args: {}, action });
  await carryOut();
  await editor.call(undoBulkChange, { id: change.id });
  await carryOut();
  expect(await undo(later)).toMatchObject({ restored: 1, kept: [] });
  expect(await rows('SELECT familyname FROM person')).toEqual([{ familyname: 'Peeters' }]);
});
