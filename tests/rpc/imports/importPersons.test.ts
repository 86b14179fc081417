import { findImportProblems, getImportCsv, getImportList } from '@salient/shared/areas/imports/importMethods.ts';
import { guessPlan } from '@salient/shared/areas/imports/plan/guessPlan.ts';
import type { ImportPlan } from '@salient/shared/areas/imports/plan/ImportPlan.ts';
import { writeMapping } from '@salient/shared/areas/imports/plan/writeMapping.ts';
import { expect, test } from 'vitest';
import { setUpImports } from './importing.ts';

const imports = setUpImports();

/** Has a list tried by what is guessed of it, with what somebody says otherwise. */
async function tryGuessed(list: string, name: string, said: Partial<ImportPlan> = {}) {
  const id = await imports.send(list, name);
  const { content } = await imports.revisor.call(getImportList, { id });
  if (!content) throw new Error('the list was not read');
  const tried = await imports.tryBy(id, writeMapping({ ...guessPlan(name, content, 'nl'), ...said }, content));
  return { id, tried };
}

const livesOf = (familyname: string) =>
  imports.server.dataSource.query(
    `SELECT p.surname, p.war_casualty, p.in_namelist, count(e.id) FILTER (WHERE e.type = 'died')::int AS deaths
     FROM person p LEFT JOIN person_event e ON e.person_id = p.id WHERE p.familyname = $1 GROUP BY p.id ORDER BY 1`,
    [familyname],
  );

test('the wounded and prisoners are no war victims, and of other rows only those that say something of a death', async () => {
  const wounded = await tryGuessed(
    'Naam;Gewond;Krijgsgevangen\nHOSTE, Jan;12/4/1917;\nHOSTE, Piet;;13/5/1918\n',
    'gewonden.csv',
  );
  await imports.importIt(wounded.id);
  expect(await livesOf('Hoste')).toEqual([
    { surname: 'Jan', war_casualty: false, in_namelist: false, deaths: 0 },
    { surname: 'Piet', war_casualty: false, in_namelist: false, deaths: 0 },
  ]);

  const mixed = await tryGuessed(
    'Naam;Overleden;Begraafplaats\nWYFFELS, An;4/10/1917;\nWYFFELS, Bo;4/10/1953;\nWYFFELS, Co;;Nieuwe\nWYFFELS, Di;?;\n',
    'lijst.csv',
  );
  await imports.importIt(mixed.id);
  expect(await livesOf('Wyffels')).toEqual([
    { surname: 'An', war_casualty: true, in_namelist: true, deaths: 1 },
    { surname: 'Bo', war_casualty: false, in_namelist: false, deaths: 1 },
    { surname: 'Co', war_casualty: true, in_namelist: true, deaths: 1 },
    { surname: 'Di', war_casualty: false, in_namelist: false, deaths: 0 },
  ]);

  // Whoever knows that all of them died says so, whatever the rows give.
  const fallen = await tryGuessed('Naam;Rang\nVERBEKE, An;Sdt\n', 'namen.csv', { fate: 'fallen' });
  await imports.importIt(fallen.id);
  expect(await livesOf('Verbeke')).toEqual([{ surname: 'An', war_casualty: true, in_namelist: true, deaths: 1 }]);
});

test('rows with remarks are shown and sent though one is short, a refused row counts once, and all is said in the words of the reader', async () => {
  const list = [
    'Nr;Naam;Geboren;Overleden;Rang',
    '1;PEETERS Jan;4/7/1890;28 sept. 1918;Sdt',
    '2;MAES, Karel;ergens;1917;Sdt',
    '3;;ooit;1917;Sdt',
    '4;CLAES',
    '5;DAENS, Jef;45/1/1890;=1+1;Sdt',
  ].join('\n');
  const { tried } = await tryGuessed(list, 'gesneuvelden.csv');
  expect(tried.result?.counts).toMatchObject({ read: 5, created: 4, rejected: 1 });
  const codes = tried.result?.codes ?? [];
  expect(codes.filter(({ severity }) => severity === 'error')).toEqual([
    { code: 'AT_LEAST_ONE_FIELD_NEEDED', severity: 'error', rows: 1 },
  ]);
  // The date of the refused row is not among what is said of those that come in.
  expect(codes).toContainEqual({ code: 'DATE_UNREADABLE', severity: 'warning', rows: 2 });
  const behind = { task_id: tried.id, severity: 'warning' as const };
  const short = await imports.revisor.call(findImportProblems, { ...behind, code: 'TOO_FEW_CELLS' });
  expect(short.rows).toMatchObject([{ row: 4, line: 5, cells: ['4', 'CLAES'] }]);
  const unsplit = await imports.revisor.call(findImportProblems, { ...behind, code: 'NO_MATCH' });
  expect(unsplit.rows.map(({ line }) => line)).toEqual([5]);

  const csvIn = async (severity: 'error' | 'warning', language: 'nl' | 'de') => {
    const { url } = await imports.revisor.call(getImportCsv, { task_id: tried.id, severity, language });
    const answer = await fetch(imports.server.origin + url);
    return { name: answer.headers.get('content-disposition'), lines: (await answer.text()).split('\r\n') };
  };
  const rejects = await csvIn('error', 'nl');
  expect(rejects.name).toContain('geweigerde rijen.csv');
  expect(rejects.lines).toEqual([
    expect.stringContaining('"Regel";"Kolom";"Wat er is";"Nr";"Naam";"Geboren";"Overleden";"Rang";"Code"'),
    '4;"Naam";"Er staat geen naam in deze rij";"3";"";"ooit";"1917";"Sdt";"AT_LEAST_ONE_FIELD_NEEDED"',
    '',
  ]);
  const warnings = await csvIn('warning', 'de');
  expect(warnings.lines[0]).toContain('"Zeile";"Spalte";"Was daran ist";"Nr"');
  // What a spreadsheet would carry out is a text.
  expect(warnings.lines.find((line) => line.includes('DAENS'))).toContain('"\'=1+1"');
});
