import {
  findImportBatches,
  findImportProblems,
  getImportCsv,
  getImportList,
  previewImport,
  setImportRules,
  startImport,
  stopImport,
  takeBackImport,
} from '@salient/shared/areas/imports/importMethods.ts';
import { guessPlan } from '@salient/shared/areas/imports/plan/guessPlan.ts';
import { writeMapping } from '@salient/shared/areas/imports/plan/writeMapping.ts';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { workbook } from '../../../core-server/importer/src/read/workbook/workbook.fixture.ts';
import { extent } from '../../harness/extent.ts';
import { museumState, setUpImports, taskOf } from './importing.ts';

const imports = setUpImports();

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
  imports.server.dataSource.query(
    "SELECT surname, familyname FROM person WHERE familyname IN ('Peeters', 'De Smet') ORDER BY 2",
  );

test('a list goes in by what somebody says of its columns, and is taken back', async () => {
  const id = await imports.send(list, 'watou.csv');
  const { content } = await imports.revisor.call(getImportList, { id });
  expect(content).toMatchObject({ encoding: 'windows-1252', delimiter: ';', skip_lines: 1, header_rows: 1, rows: 3 });
  expect(content?.columns.map(({ name, filled, distinct }) => [name, filled, distinct])).toEqual([
    ['nr', 3, 3],
    ['naam', 2, 2],
    ['geboren', 3, 3],
    ['te', 3, 2],
    ['overleden', 3, 3],
    ['rang', 3, 2],
  ]);

  const preview = await imports.revisor.call(previewImport, { id, mapping });
  expect(preview.rows.map(({ surname, familyname, is_taken }) => [surname, familyname, is_taken])).toEqual([
    ['Jan', 'Peeters', true],
    ['Zoë', 'De Smet', true],
    ['', '', false],
  ]);
  expect(preview.rows[0]?.events[0]).toMatchObject({ type: 'born', start: '18900704', place: 'Watou' });
  expect(preview.unused_columns).toEqual(['rang']);

  await imports.revisor.call(setImportRules, { id, mapping });
  await expect(imports.revisor.call(startImport, { id, kind: 'import' })).rejects.toMatchObject({
    name: 'importNotReady',
  });
  await imports.revisor.call(startImport, { id, kind: 'try' });
  await expect(imports.revisor.call(startImport, { id, kind: 'try' })).rejects.toMatchObject({
    name: 'importUnderWay',
  });
  await imports.runners.look();
  const tried = await taskOf(imports.revisor, id, 'try');
  expect(tried).toMatchObject({ state: 'done', problem: null, batch_id: null });
  expect(tried.result).toMatchObject({ counts: { read: 3, created: 2, rejected: 1 }, made: { place: 2 }, doubles: [] });
  expect(tried.result?.places.map(({ name, rows }) => [name, rows])).toEqual([
    ['Watou', 1],
    ['Poperinge', 1],
  ]);
  expect(await personsOf()).toEqual([]);
  const [code] = tried.result?.codes.filter(({ severity }) => severity === 'error') ?? [];
  const behind = { task_id: tried.id, severity: 'error' as const, code: code?.code ?? '' };
  expect((await imports.revisor.call(findImportProblems, behind)).rows).toMatchObject([
    { row: 3, line: 5, cells: ['3', '', '1894', 'Watou', '1917', 'Sdt'] },
  ]);

  // Other rules make what was tried void; it can still be read.
  await imports.revisor.call(setImportRules, { id, mapping: { ...mapping, title: 'Watou' } });
  expect(await taskOf(imports.revisor, id, 'try')).toMatchObject({ id: tried.id, is_stale: true });
  await expect(imports.revisor.call(startImport, { id, kind: 'import' })).rejects.toMatchObject({
    name: 'importNotReady',
  });
  await imports.tryBy(id, mapping);

  const { batch_id, result } = await imports.importIt(id);
  expect(result?.counts).toMatchObject({ created: 2, rejected: 1 });
  expect(await personsOf()).toEqual([
    { surname: 'Zoë', familyname: 'De Smet' },
    { surname: 'Jan', familyname: 'Peeters' },
  ]);
  const { url } = await imports.revisor.call(getImportCsv, {
    task_id: (await taskOf(imports.revisor, id, 'import')).id,
    severity: 'error',
  });
  expect(await (await fetch(imports.server.origin + url)).text()).toContain('"3";"";"1894";"Watou";"1917";"Sdt"');

  const { batches } = await imports.revisor.call(findImportBatches, {});
  expect(batches[0]).toMatchObject({
    id: batch_id,
    state: 'finished',
    file_name: 'watou.csv',
    title: 'Gesneuvelden van Watou',
    created: 2,
    rejected: 1,
    may_take_back: true,
  });
  const other = await imports.server.signIn('revisor');
  await expect(other.call(takeBackImport, { batch_id: batch_id ?? '' })).rejects.toMatchObject({
    name: 'notPermitted',
  });
  const { id: undo } = await imports.revisor.call(takeBackImport, { batch_id: batch_id ?? '' });
  await expect(other.call(stopImport, { task_id: undo })).rejects.toMatchObject({ name: 'notFound' });
  await imports.runners.look();
  expect((await imports.revisor.call(findImportBatches, {})).batches[0]).toMatchObject({
    ...{ state: 'undone', removed: 2 + 2, kept: 0, may_take_back: false },
    undo: { state: 'done', result: { kept: [] } },
  });
  expect(await personsOf()).toEqual([]);
});

test('a workbook with merged headings, two forms of dates and unknown places goes in by what is guessed, and leaves nothing when it is taken back', async () => {
  await imports.server.make.place({ languages: { nl: { name: 'Zillebeke' } }, country_code: 'BE' });
  const rows = extent(300, 20_000);
  const towns = ['Zillebeke', 'Zillebeeck', 'Nergenshuizen', 'Z.'];
  const content = workbook(
    [
      ['Lijst van de heemkring'],
      ['Nr', 'Naam', 'Geboorte', null, 'Overlijden', null, 'Begraafplaats'],
      [null, null, 'datum', 'plaats', 'datum', 'plaats', null],
      ...Array.from({ length: rows }, (_, index) => [
        ...[
          index + 1,
          `WIEËRS, Zoë ${index + 1}`,
          index % 2 === 0 ? { serial: -3000 + (index % 6_000) } : `${(index % 28) + 1} aug. 1891`,
        ],
        ...[towns[index % 4] ?? '', '?/10/1917', 'Passendale', index % 3 === 0 ? 'Nieuwe Begraafplaats' : null],
      ]),
    ],
    { merged: ['A2:A3', 'B2:B3', 'C2:D2', 'E2:F2', 'G2:G3'] },
  );
  const before = await museumState(imports.server);
  const id = await imports.send(content, 'heemkring.xlsx');
  const { content: found } = await imports.revisor.call(getImportList, { id });
  expect(found).toMatchObject({ rows, sheet: 'Blad1', skip_lines: 1, header_rows: 2 });
  if (!found) throw new Error('the list was not read');
  await imports.revisor.call(setImportRules, {
    id,
    mapping: writeMapping(guessPlan('heemkring.xlsx', found, 'nl'), found),
  });
  await imports.revisor.call(startImport, { id, kind: 'try' });
  await imports.runners.look();
  const tried = await taskOf(imports.revisor, id, 'try');
  expect(tried).toMatchObject({ state: 'done', result: { counts: { read: rows, created: rows, rejected: 0 } } });
  expect(tried.result?.places.map(({ name }) => name).sort()).toEqual([
    'Nergenshuizen',
    'Passendale',
    'Z.',
    'Zillebeeck',
  ]);
  const { batch_id } = await imports.importIt(id);
  const [counted] = await imports.server.dataSource.query(
    `SELECT count(*)::int AS persons, count(*) FILTER (WHERE born_year IS NOT NULL)::int AS born FROM person WHERE familyname = 'Wieërs'`,
  );
  expect(counted).toEqual({ persons: rows, born: rows });
  expect(await museumState(imports.server)).not.toEqual(before);
  await imports.takeBack(batch_id);
  expect(await museumState(imports.server)).toEqual(before);
}, 300_000);
