import {
  findImportBatches,
  findImportProblems,
  getImportCsv,
  getImportList,
  previewImport,
  setImportRules,
  startImport,
  takeBackImport,
} from '@salient/shared/areas/imports/importMethods.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { sendList, startRunners, taskOf } from './importing.ts';

let server: TestServer;
let revisor: TestClient;
let runners: ReturnType<typeof startRunners>;
beforeAll(async () => {
  server = await startServer();
  runners = startRunners(server);
  revisor = await server.signIn('revisor');
});
afterAll(async () => {
  await runners.close();
  await server.close();
});

const list = iconv.encode(
  `Gesneuvelden van Watou;;;;;
nr;naam;geboren;te;overleden;rang
1;PEETERS, Jan;4/7/1890;Watou;28 sept. 1918;Sdt
2;DE SMET, Zoë;ca. 1893;Poperinge;17.10.1918;Kpl
3;;1894;Watou;1917;Sdt
`,
  'windows-1252',
);
const mapping = {
  kind: 'persons',
  source: 'watou',
  title: 'Gesneuvelden van Watou',
  file: { skipLines: 1 },
  key: '{nr}',
  person: {
    familyname: { from: '{naam}', do: [{ match: '^([^,]+)' }, 'nameCase'] },
    surname: { from: '{naam}', do: [{ match: ',\\s*(.+)$' }] },
    born: '{geboren}',
    died: '{overleden}',
  },
  events: [{ type: 'born', place: { name: '{te}', country: 'BE', create: true } }],
};
const personsOf = () =>
  server.dataSource.query(
    "SELECT surname, familyname FROM person WHERE familyname IN ('Peeters', 'De Smet') ORDER BY 2",
  );

test('a list goes in by what somebody says of its columns, and is taken back', async () => {
  const id = await sendList(server, revisor, list, 'watou.csv');
  await runners.look();
  const { content } = await revisor.call(getImportList, { id });
  expect(content).toMatchObject({ encoding: 'windows-1252', delimiter: ';', skip_lines: 1, header_rows: 1, rows: 3 });
  expect(content?.columns.map(({ name, filled, distinct }) => [name, filled, distinct])).toEqual([
    ['nr', 3, 3],
    ['naam', 2, 2],
    ['geboren', 3, 3],
    ['te', 3, 2],
    ['overleden', 3, 3],
    ['rang', 3, 2],
  ]);

  const preview = await revisor.call(previewImport, { id, mapping });
  expect(preview.rows.map(({ surname, familyname, is_taken }) => [surname, familyname, is_taken])).toEqual([
    ['Jan', 'Peeters', true],
    ['Zoë', 'De Smet', true],
    ['', '', false],
  ]);
  expect(preview.rows[0]?.events[0]).toMatchObject({ type: 'born', start: '18900704', place: 'Watou' });
  expect(preview.unused_columns).toEqual(['rang']);

  await revisor.call(setImportRules, { id, mapping });
  await expect(revisor.call(startImport, { id, kind: 'import' })).rejects.toMatchObject({ name: 'importNotReady' });
  await revisor.call(startImport, { id, kind: 'try' });
  await expect(revisor.call(startImport, { id, kind: 'try' })).rejects.toMatchObject({ name: 'importUnderWay' });
  await runners.look();
  const tried = await taskOf(revisor, id, 'try');
  expect(tried).toMatchObject({ state: 'done', problem: null, batch_id: null });
  expect(tried.result).toMatchObject({ counts: { read: 3, created: 2, rejected: 1 }, made: { place: 2 }, doubles: [] });
  expect(tried.result?.places.map(({ name, rows }) => [name, rows])).toEqual([
    ['Watou', 1],
    ['Poperinge', 1],
  ]);
  expect(await personsOf()).toEqual([]);
  const [code] = tried.result?.codes.filter(({ severity }) => severity === 'error') ?? [];
  const behind = { task_id: tried.id, severity: 'error' as const, code: code?.code ?? '' };
  expect((await revisor.call(findImportProblems, behind)).rows).toMatchObject([
    { row: 3, line: 5, cells: ['3', '', '1894', 'Watou', '1917', 'Sdt'] },
  ]);

  await revisor.call(startImport, { id, kind: 'import' });
  await runners.look();
  const { batch_id, result } = await taskOf(revisor, id, 'import');
  expect(result?.counts).toMatchObject({ created: 2, rejected: 1 });
  expect(await personsOf()).toEqual([
    { surname: 'Zoë', familyname: 'De Smet' },
    { surname: 'Jan', familyname: 'Peeters' },
  ]);
  const { url } = await revisor.call(getImportCsv, {
    task_id: (await taskOf(revisor, id, 'import')).id,
    severity: 'error',
  });
  expect(await (await fetch(server.origin + url)).text()).toContain('3,,1894,Watou,1917,Sdt');

  const { batches } = await revisor.call(findImportBatches, {});
  expect(batches[0]).toMatchObject({
    id: batch_id,
    state: 'finished',
    file_name: 'watou.csv',
    title: 'Gesneuvelden van Watou',
    created: 2,
    rejected: 1,
    may_take_back: true,
  });
  const other = await server.signIn('revisor');
  await expect(other.call(takeBackImport, { batch_id: batch_id ?? '' })).rejects.toMatchObject({
    name: 'notPermitted',
  });
  await revisor.call(takeBackImport, { batch_id: batch_id ?? '' });
  await runners.look();
  expect((await revisor.call(findImportBatches, {})).batches[0]).toMatchObject({
    state: 'undone',
    removed: 2 + 2,
    undo: { state: 'done', result: { kept: [] } },
  });
  expect(await personsOf()).toEqual([]);
});
