import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findImportBatches,
  findImportedPersons,
  findMadeByImport,
  getImportBatch,
  takeBackImport,
} from '@salient/shared/areas/imports/importBatchMethods.ts';
import {
  findImportLists,
  findImportProblems,
  getImportCsv,
  getImportList,
  previewImport,
  removeImportList,
  setImportRules,
  startImport,
  stopImport,
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
    removed_of: { person: 2, place: 2, memorial: 0, military_entity: 0 },
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

/** What an import brought, as it is shown. */
async function broughtBy(id: string) {
  const asked = { batch_id: id };
  const { data, total } = await imports.revisor.call(findImportedPersons, { ...asked, sort: [['name', 1]] });
  const made = async (kind: 'place' | 'memorial' | 'military_entity') =>
    (await imports.revisor.call(findMadeByImport, { ...asked, kind })).data.map(({ name }) => name);
  return {
    persons: data.map(({ familyname }) => familyname),
    total,
    ...{ place: await made('place'), memorial: await made('memorial') },
    military_entity: await made('military_entity'),
    batch: await imports.revisor.call(getImportBatch, { id }),
  };
}

test('an import shows exactly the persons, places, memorials and units that it brought, and its list is no longer in preparation, also once it is taken back', async () => {
  const rules = {
    ...{ kind: 'persons', source: 'zandberg', title: 'Zandberg', key: '{nr}' },
    person: { familyname: '{naam}', died: '{overleden}' },
    events: [
      { type: 'born', place: { name: '{te}', country: 'BE', create: true } },
      { type: 'memorated', memorial: { name: '{graf}', type: 'cemetery', create: true } },
    ],
  };
  // Somebody of the same name is there, and a place that the list names too.
  await imports.server.make.person({ familyname: 'Zandman' });
  await imports.server.make.place({ languages: { nl: { name: 'Zandvoorde' } }, country_code: 'BE' });
  const rows = ['1;Zandman;1917;Zandvoorde;Zandberg Cemetery', '2;Zandvoort;1918;Zandhoek;Zandberg Cemetery'];
  const id = await imports.send(`nr;naam;overleden;te;graf\n${rows.join('\n')}\n`, 'zandberg.csv');
  const inPreparation = async () =>
    (await imports.revisor.call(findImportLists, {})).lists.some((list) => list.id === id);
  await imports.tryBy(id, rules);
  expect(await inPreparation()).toBe(true);
  const { batch_id } = await imports.importIt(id);
  const batchId = batch_id ?? '';
  expect(await inPreparation()).toBe(false);
  expect(await broughtBy(batchId)).toMatchObject({
    ...{ persons: ['Zandman', 'Zandvoort'], total: 2 },
    ...{ place: ['Zandhoek'], memorial: ['Zandberg Cemetery'], military_entity: [] },
    batch: {
      ...{ id: batchId, state: 'finished', list_id: id, title: 'Zandberg', may_take_back: true },
      there: { created: 2, updated: 0, place: 1, memorial: 1, military_entity: 0 },
    },
  });
  const searched = await imports.revisor.call(findImportedPersons, { batch_id: batchId, text: 'zandvoort' });
  expect(searched.data.map(({ familyname }) => familyname)).toEqual(['Zandvoort']);

  // The list comes again with one row that says something else: the second import changed one person and brought nobody.
  const again = await imports.send(`nr;naam;overleden;te;graf\n${rows.join('\n').replace('1918', '1916')}\n`);
  await imports.tryBy(again, rules);
  const second = (await imports.importIt(again)).batch_id ?? '';
  expect((await imports.revisor.call(getImportBatch, { id: second })).there).toMatchObject({ created: 0, updated: 1 });
  const updated = await imports.revisor.call(findImportedPersons, { batch_id: second, did: 'updated' });
  expect(updated.data.map(({ familyname }) => familyname)).toEqual(['Zandvoort']);
  await imports.takeBack(second);

  const other = await imports.server.signIn('revisor');
  expect(await other.call(getImportBatch, { id: batchId })).toMatchObject({ list_id: null, may_take_back: false });
  // An import belongs to an account, whoever bears its name later.
  const { dataSource, makeAccount, signInAs } = imports.server;
  const [{ imported_by: name }] = await dataSource.query('SELECT imported_by FROM import_batch WHERE id = $1', [
    batchId,
  ]);
  await dataSource.query(`UPDATE app_user SET account = account || ' (vroeger)' WHERE account = $1`, [name]);
  const heirs = await makeAccount({ type: 'revisor', account: name });
  const heir = await signInAs(heirs.account, heirs.password);
  expect(await heir.call(getImportBatch, { id: batchId })).toMatchObject({ imported_by: name, may_take_back: false });
  await expect(heir.call(takeBackImport, { batch_id: batchId })).rejects.toMatchObject({ name: 'notPermitted' });
  await imports.takeBack(batchId);
  expect(await broughtBy(batchId)).toMatchObject({
    ...{ persons: [], total: 0, place: [], memorial: [] },
    batch: { state: 'undone', list_id: id, there: { created: 0, place: 0 } },
  });
  expect(await inPreparation()).toBe(false);
  await imports.revisor.call(removeImportList, { id });
  expect(await imports.revisor.call(getImportBatch, { id: batchId })).toMatchObject({ list_id: null, state: 'undone' });
});

test('a mapping is kept with its derived values in their order, in which they build on each other', async () => {
  const file = join(import.meta.dirname, '../../../core-server/importer/mappings/cef_nominal_rolls.json');
  const mapping = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(mapping.derive).length).toBeGreaterThan(3);
  const id = await imports.send('a;b\n1;2\n');
  await imports.revisor.call(setImportRules, { id, mapping });
  const kept = await imports.revisor.call(getImportList, { id });
  expect(JSON.stringify(kept.mapping)).toBe(JSON.stringify(mapping));
});

test('of an import that is not there nothing is answered', async () => {
  const id = '00000000-0000-7000-8000-000000000000';
  for (const asking of [
    () => imports.revisor.call(getImportBatch, { id }),
    () => imports.revisor.call(findImportedPersons, { batch_id: id }),
    () => imports.revisor.call(findMadeByImport, { batch_id: id, kind: 'place' }),
  ]) {
    await expect(asking()).rejects.toMatchObject({ name: 'notFound', data: { entity: 'import_batch', id } });
  }
});
