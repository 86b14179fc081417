import { getImportList, setImportRules, startImport } from '@salient/shared/areas/imports/importMethods.ts';
import { beforeEach, expect, test } from 'vitest';
import { setUpImports, taskOf } from './importing.ts';

const imports = setUpImports();
beforeEach(() => imports.server.dataSource.query('TRUNCATE person, import_row, import_batch, import_list CASCADE'));

const list = `nr;voornaam;naam;geboren;te;overleden;rang
1;Jan;Peeters;4/7/1890;Watou;28/9/1918;Sergeant
2;Karel;De Smet;12/3/1893;Watou;;
3;Karel;Maes;1/1/1895;;;
`;
const mapping = {
  ...{ kind: 'persons', source: 'watou', key: '{nr}' },
  person: { familyname: '{naam}', surname: '{voornaam}', born: '{geboren}', died: '{overleden}' },
  events: [
    { type: 'born', place: { name: '{te}', country: 'BE', create: true } },
    { type: 'military', enlisted_rank: '{rang}', enlisted_army: 'A.B.L.' },
  ],
};

async function tryList() {
  const id = await imports.send(list);
  await imports.tryBy(id, mapping);
  return id;
}
const names = async () =>
  (await imports.server.dataSource.query('SELECT surname, familyname FROM person ORDER BY familyname, id')).map(
    ({ surname, familyname }: { surname: string; familyname: string }) => `${surname} ${familyname}`,
  );

test('rows of people who are there are found by name and dates, and come in as somebody decided', async () => {
  const known = { born_day: 4, born_month: 7, born_year: 1890 };
  const jan = await imports.server.make.person({ surname: 'Jan', familyname: 'Peeters', ...known });
  // One name that sounds alike, with the very day; the third bears the name and was born in another year.
  const born = { born_day: 12, born_month: 3, born_year: 1893 };
  const karel = await imports.server.make.person({ surname: 'Karel', familyname: 'De Smedt', ...born });
  await imports.server.make.person({ surname: 'Karel', familyname: 'Maes', born_year: 1880 });
  const before = await imports.server.dataSource.query(
    'SELECT to_jsonb(p) AS p, (SELECT jsonb_agg(e ORDER BY e.id) FROM person_event e WHERE e.person_id = p.id) AS e FROM person p ORDER BY id',
  );

  const id = await tryList();
  const { result } = await taskOf(imports.revisor, id, 'try');
  expect(result?.doubles.map(({ row, person }) => [row, person.id])).toEqual([
    [1, jan.id],
    [2, karel.id],
  ]);
  await expect(imports.revisor.call(startImport, { id, kind: 'import' })).rejects.toMatchObject({
    name: 'importDoublesOpen',
    data: { count: 2 },
  });
  await imports.revisor.call(setImportRules, { id, decisions: { '2': 'skip' }, other_doubles: 'update' });
  const done = await imports.importIt(id);
  expect(done).toMatchObject({ state: 'done', result: { counts: { created: 1, updated: 1, skipped: 1 } } });
  expect(await names()).toEqual(['Karel De Smedt', 'Karel Maes', 'Karel Maes', 'Jan Peeters']);
  const [person] = await imports.server.dataSource.query(
    'SELECT died_day, died_year, born_year FROM person WHERE id = $1',
    [jan.id],
  );
  expect(person).toEqual({ died_day: 28, died_year: 1918, born_year: 1890 });
  const events = await imports.server.dataSource.query(
    `SELECT e.type, e.enlisted_rank, p.languages->'nl'->>'name' AS place, e.start_year FROM person_event e LEFT JOIN place p ON p.id = e.place_id
     WHERE person_id = $1 ORDER BY type`,
    [jan.id],
  );
  expect(events).toEqual([
    { type: 'born', enlisted_rank: '', place: 'Watou', start_year: 1890 },
    { type: 'died', enlisted_rank: '', place: null, start_year: 1918 },
    { type: 'military', enlisted_rank: 'Sergeant', place: null, start_year: null },
  ]);

  // The same list once more finds them as its own, and changes nothing.
  await imports.revisor.call(startImport, { id, kind: 'try' });
  await imports.runners.look();
  expect((await taskOf(imports.revisor, id, 'try')).result).toMatchObject({
    counts: { unchanged: 2, created: 1 },
    doubles: [{ row: 2 }],
  });

  await imports.takeBack(done.batch_id);
  const after = await imports.server.dataSource.query(
    'SELECT to_jsonb(p) AS p, (SELECT jsonb_agg(e ORDER BY e.id) FROM person_event e WHERE e.person_id = p.id) AS e FROM person p ORDER BY id',
  );
  expect(after).toEqual(before);
  expect(await imports.server.dataSource.query('SELECT FROM import_row')).toEqual([]);
  const { other_doubles } = await imports.revisor.call(getImportList, { id });
  expect(other_doubles).toBe('update');
});
