import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import {
  decideImportPlace,
  findImportPlaceCandidates,
  getImportList,
  previewImport,
  removeImportList,
  setImportRules,
  startImport,
  stopImport,
} from '@salient/shared/areas/imports/importMethods.ts';
import iconv from 'iconv-lite';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { workbook } from '../../../core-server/importer/src/read/workbook/workbook.fixture.ts';
import { zip } from '../../../core-server/src/lib/transcriptions/zip.fixture.ts';
import { until } from '../../harness/until.ts';
import { sendList, setUpImports, taskOf } from './importing.ts';

const imports = setUpImports();

/** A sheet of blanks that unpacks to a thousand times what is sent. */
const bomb = () => {
  const content = `<worksheet><sheetData>${'<row>    </row>'.repeat(4_000_000)}</sheetData></worksheet>`;
  return workbook([['a']], { others: [{ name: 'xl/worksheets/sheet1.xml', content }] });
};

test.each([
  ['a ZIP bomb', 'x.xlsx', bomb, 'workbook_too_large'],
  ['another ZIP', 'x.xlsx', () => zip([{ name: 'a.txt', content: 'x' }]), 'not_a_list'],
  ['a million columns', 'x.csv', () => Buffer.from(`${'k;'.repeat(1_000_000)}\n1;2\n`), 'row_too_long'],
  ['many columns', 'x.csv', () => Buffer.from(`${'k;'.repeat(50_000)}\n1;2\n`), 'too_many_columns'],
  [
    'a row of ten megabytes',
    'x.csv',
    () => Buffer.from(`nr;naam\n1;Maes\n2;${'x'.repeat(10_000_000)}\n`),
    'row_too_long',
  ],
  ['an old workbook', 'x.xls', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'old_workbook'],
])('%s is answered by what is wrong with it, and nothing of it is kept', async (_, name, content, problem) => {
  const before = process.memoryUsage().rss;
  const id = await imports.send(content(), name);
  const task = await taskOf(imports.revisor, id, 'read');
  expect(task).toMatchObject({ state: 'failed', problem });
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  await imports.revisor.call(removeImportList, { id });
  await until('the file is gone', async () => (await imports.server.services.importFiles.findList(id)) === null);
});

test.each([
  [
    'a picture',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
        .jpeg()
        .toBuffer(),
  ],
  ['a PDF', async () => Buffer.from(`%PDF-1.4\n${'1 0 obj << /Type /Catalog >> endobj\n'.repeat(9)}`)],
  ['a program', async () => readFileSync(process.execPath).subarray(0, 200_000)],
  ['bytes without any order', async () => createHash('sha512').update('x').digest()],
])('%s that is called a list is refused before anything of it is kept', async (_, content) => {
  const { dataSource } = imports.server;
  const lists = () => dataSource.query('SELECT count(*)::int AS n FROM import_list');
  const before = await lists();
  await expect(imports.send(await content(), 'lijst.csv')).rejects.toThrow('INVALID_FILE_TYPE');
  expect(await lists()).toEqual(before);
});

test.each(['windows-1252', 'utf-16le', 'utf-16be'])('a list in %s goes in', async (encoding) => {
  const id = await imports.send(iconv.encode('naam;plaats\nMüller;Liège\n', encoding, { addBOM: true }));
  expect(await taskOf(imports.revisor, id, 'read')).toMatchObject({ state: 'done' });
  const { content } = await imports.revisor.call(getImportList, { id });
  expect(content).toMatchObject({ encoding, rows: 1 });
  expect(content?.columns.map(({ values }) => values[0]?.text)).toEqual(['Müller', 'Liège']);
});

test('a list of two gigabytes is refused before it is sent', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const sending = request(`${imports.server.origin}/api/uploadlist/uploadFile`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 2 * 1024 ** 3 },
    });
    sending.on('response', async (response) => {
      let text = '';
      for await (const piece of response) text += piece;
      sending.destroy();
      resolve(text);
    });
    sending.on('error', reject);
    sending.write('--x\r\n');
  });
  expect(JSON.parse(answer)).toEqual({ status: 'NOK', data: { none: ['none: FILE_TOO_LARGE'] } });
});

test('an expression that never comes to an end is given up, and nobody else waits for it', async () => {
  const id = await sendList(imports.server, imports.revisor, `nr;naam\n1;${'a'.repeat(40)}!\n`);
  await imports.runners.look();
  const endless = { from: '{naam}', do: [{ match: '^(a+)+$' }] };
  const mapping = { kind: 'persons', source: 'x', key: '{nr}', person: { familyname: endless } };
  const previewing = imports.revisor.call(previewImport, { id, mapping });
  const started = performance.now();
  await imports.revisor.call(getImportList, { id });
  expect(performance.now() - started).toBeLessThan(5_000);
  await expect(previewing).rejects.toMatchObject({ name: 'importListRefused', data: { problem: 'too_slow' } });
}, 120_000);

test('of many endless previews of one account some run and the others are turned away, while those of others are made', async () => {
  const id = await sendList(imports.server, imports.revisor, `nr;naam\n1;${'a'.repeat(40)}!\n`);
  const colleague = await imports.server.signIn('revisor');
  const theirs = await sendList(imports.server, colleague, 'nr;naam\n1;Maes\n');
  await imports.runners.look();
  const endless = { from: '{naam}', do: [{ match: '^(a+)+$' }] };
  const rules = { kind: 'persons', source: 'x', key: '{nr}' };
  const asked = Array.from({ length: 8 }, () =>
    imports.revisor
      .call(previewImport, { id, mapping: { ...rules, person: { familyname: endless } } })
      .catch(({ name, data }) => ({ name, problem: data?.problem })),
  );
  const { rows } = await colleague.call(previewImport, {
    id: theirs,
    mapping: { ...rules, person: { familyname: '{naam}' } },
  });
  expect(rows.map(({ familyname }) => familyname)).toEqual(['Maes']);
  const answers = await Promise.all(asked);
  const tooSlow = answers.filter((answer) => 'problem' in answer && answer.problem === 'too_slow');
  const busy = answers.filter((answer) => 'name' in answer && answer.name === 'busy');
  expect(tooSlow.length + busy.length).toBe(8);
  expect(tooSlow.length).toBeGreaterThanOrEqual(2);
  expect(busy.length).toBeGreaterThanOrEqual(4);
}, 120_000);

test('a preview for which nobody waits any more is ended', async () => {
  const id = await sendList(imports.server, imports.revisor, `nr;naam\n1;${'a'.repeat(40)}!\n`);
  await imports.runners.look();
  const { importFiles, importPreviews } = imports.server.services;
  const path = (await importFiles.findList(id)) ?? '';
  const familyname = { from: '{naam}', do: [{ match: '^(a+)+$' }] };
  const mapping = { kind: 'persons', source: 'x', key: '{nr}', person: { familyname } };
  const leaving = new AbortController();
  const making = importPreviews.make(
    'somebody',
    { kind: 'preview', path, fileName: 'x.csv', mapping, skip: 0 },
    leaving.signal,
  );
  leaving.abort();
  expect(await making).toMatchObject({ problem: 'interrupted' });
}, 60_000);

test('a mapping that is wrong is told with all its faults, by a preview and by a trial', async () => {
  const id = await sendList(imports.server, imports.revisor, 'nr;naam\n1;Maes\n');
  await imports.runners.look();
  const mapping = { kind: 'persons', source: 'x', key: '{nummer}', person: { familynam: '{naam}' } };
  const { faults } = await imports.revisor.call(previewImport, { id, mapping });
  expect(faults.map(({ path }) => path)).toEqual(expect.arrayContaining(['key', 'person']));
  expect(await imports.tryBy(id, mapping)).toMatchObject({ state: 'failed', problem: 'mapping', faults });
});

const places = {
  ...{ kind: 'persons', source: 'plaatsen', key: '{nr}', person: { familyname: '{naam}' } },
  events: [{ type: 'born', place: { name: '{te}', country: 'BE', create: true } }],
};

test('what somebody says of a place is remembered for the next list, and taken back for this one', async () => {
  const ieper = await imports.server.make.place({
    languages: { nl: { name: 'Ieperstad' } },
    country_code: 'BE',
    lat: 50.85,
    lon: 2.88,
  });
  const tryList = async () => {
    const id = await imports.send('nr;naam;te\n1;Maes;Ieperstadt\n2;Claes;Ieperstadt\n');
    return { id, places: (await imports.tryBy(id, places)).result?.places ?? [] };
  };
  const first = await tryList();
  expect(first.places).toMatchObject([{ name: 'Ieperstadt', rows: 2, country: 'BE', is_ambiguous: false }]);
  const spot = first.places[0]?.spot ?? '';
  const { candidates } = await imports.revisor.call(findImportPlaceCandidates, { id: first.id, spot });
  expect(candidates.map(({ place }) => place?.id)).toContain(ieper.id);
  await imports.revisor.call(decideImportPlace, { id: first.id, spot, place_id: ieper.id });
  expect((await imports.revisor.call(getImportList, { id: first.id })).places[spot]).toEqual({
    id: ieper.id,
    name: 'Ieperstad',
  });
  expect((await tryList()).places).toEqual([]);
  await imports.revisor.call(decideImportPlace, { id: first.id, spot, place_id: null });
  expect((await tryList()).places).toHaveLength(1);
});

test('what an account asked for is not begun once that account is closed', async () => {
  const leaving = await imports.server.signIn('revisor');
  const id = await sendList(imports.server, leaving, 'nr;naam\n1;Vertrokken\n');
  await imports.runners.look();
  const mapping = { kind: 'persons', source: 'weg', key: '{nr}', person: { familyname: '{naam}' } };
  await leaving.call(setImportRules, { id, mapping });
  await leaving.call(startImport, { id, kind: 'try' });
  await imports.server.dataSource.query(
    'UPDATE app_user SET deleted = true WHERE id = (SELECT user_id FROM import_list WHERE id = $1)',
    [id],
  );
  await imports.runners.look();
  expect(
    await imports.server.dataSource.query("SELECT state FROM import_task WHERE list_id = $1 AND kind = 'try'", [id]),
  ).toEqual([{ state: 'stopped' }]);
});

test('what is stopped ends, and goes on when it is asked for again; a second start is refused meanwhile', async () => {
  const id = await sendList(
    imports.server,
    imports.revisor,
    `nr;naam\n${Array.from({ length: 9 }, (_, n) => `${n};Naam ${n}`).join('\n')}\n`,
  );
  await imports.runners.look();
  const mapping = { kind: 'persons', source: 'stop', key: '{nr}', person: { familyname: '{naam}' } };
  await imports.revisor.call(setImportRules, { id, mapping });
  const { id: task_id } = await imports.revisor.call(startImport, { id, kind: 'try' });
  await expect(imports.revisor.call(setImportRules, { id, mapping })).rejects.toMatchObject({ name: 'importUnderWay' });
  await expect(imports.revisor.call(removeImportList, { id })).rejects.toMatchObject({ name: 'importUnderWay' });
  await imports.revisor.call(stopImport, { task_id });
  await imports.runners.look();
  expect(await taskOf(imports.revisor, id, 'try')).toMatchObject({ state: 'stopped' });
  await imports.revisor.call(startImport, { id, kind: 'try' });
  // The process that had begun it is gone: whoever comes next begins it again.
  await imports.server.dataSource.query(
    `UPDATE import_task SET state = 'running', runs = 1 WHERE list_id = $1 AND finished_at IS NULL`,
    [id],
  );
  await imports.runners.look();
  expect(await taskOf(imports.revisor, id, 'try')).toMatchObject({ state: 'done', result: { counts: { created: 9 } } });
});

test('a list is seen by whoever sent it and by administrators', async () => {
  const id = await sendList(imports.server, imports.revisor, 'nr;naam\n1;Maes\n');
  const [other, admin] = [await imports.server.signIn('revisor'), await imports.server.signIn('admin')];
  await expect(other.call(getImportList, { id })).rejects.toMatchObject({ name: 'notFound' });
  await expect(other.call(removeImportList, { id })).rejects.toMatchObject({ name: 'notFound' });
  expect((await admin.call(getImportList, { id })).id).toBe(id);
  const normal = await imports.server.signIn('normal');
  await expect(sendList(imports.server, normal, 'nr;naam\n1;Maes\n')).rejects.toThrow('NOT_PERMITTED');
  await expect(sendList(imports.server, imports.server.guest, 'nr;naam\n1;Maes\n')).rejects.toThrow('NO_SESSION');
});
