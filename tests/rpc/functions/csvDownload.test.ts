import { csvFieldNames } from '@salient/shared/areas/functions/csv/csvFields.ts';
import { createCsvDownload, getCsvDownload } from '@salient/shared/areas/functions/csv/csvMethods.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNamed } from '../../harness/records/makeNamed.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  server = await startServer();
  staff = await server.signIn('readonly');
  await makeSoldier();
});
afterAll(() => server.close());

/** A soldier with two units, a grave and a name that a spreadsheet would compute. */
async function makeSoldier(): Promise<void> {
  const { make } = server;
  const ieper = await make.place({
    languages: {
      nl: { name: 'Ieper', administrative_area_level_2: 'West-Vlaanderen', administrative_area_level_1: 'Vlaanderen' },
      fr: { name: 'Ypres' },
    },
    country_code: 'BE',
    lat: 50.85,
    lon: 2.88,
  });
  const memorial = await make.memorial({
    name: 'Lijssenthoek',
    address: 'Boescheepseweg 35',
    place_id: ieper.id,
    lat: 50.82,
    lon: 2.7,
  });
  const unit = await make.militaryEntity({ type: 'regiment', regiment: 'Lancashire Fusiliers' });
  const { id } = await make.person({
    surname: '=Jan',
    familyname: 'Csvman',
    alternative_familynames: ['Csvmann', 'Kasvman'],
    gender: 'male',
    description: 'Zoon van een smid; "de Lange"\ngenoemd',
    died_day: 31,
    died_month: 7,
    died_year: 1917,
    born_year: 1890,
  });
  await make.event('military', {
    person_id: id,
    enlisted_reason: 'active service',
    enlisted_army: 'B.E.F.',
    enlisted_regt: 'Lancashire Fusiliers',
    enlisted_rank: 'Private',
    military_entity_id: unit.id,
    start_day: null,
    start_month: 10,
    start_year: 1915,
  });
  await make.event('military', {
    person_id: id,
    enlisted_reason: 'active service',
    enlisted_army: 'B.E.F.',
    enlisted_regt: '',
    enlisted_rank: 'Corporal',
    start_year: 1916,
  });
  await make.event('military', {
    person_id: id,
    enlisted_reason: 'enlisted',
    enlisted_army: 'B.E.F.',
    start_year: 1914,
  });
  await make.event('where', {
    person_id: id,
    where_reason: 'evacuated',
    place_id: ieper.id,
    topo: 'Rijselstraat 3',
    start_year: 1914,
    end_year: 1915,
  });
  await make.event('memorated', {
    person_id: id,
    memorial_id: memorial.id,
    memorial_kind: 'current',
    memorial_ref: 'IV.A.2',
  });
}

const soldier = { familyname: { value: 'Csvman', mode: 'complete' } };

/** What a file holds, with its byte order mark. */
const textOf = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());

/** Asks for a file and fetches it. */
async function download(
  asked: Partial<ParamsOf<typeof createCsvDownload>>,
  client = staff,
): Promise<{ text: string; id: string; disposition: string }> {
  const { url, id } = await client.call(createCsvDownload, {
    name: 'FindPersonAdvancedExtended',
    args: soldier,
    ...asked,
  });
  const response = await fetch(server.origin + url);
  expect(response.status).toBe(200);
  return { text: await textOf(response), id, disposition: response.headers.get('content-disposition') ?? '' };
}

const records = (text: string) => parse(text, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];

test('a file for spreadsheets has the chosen fields of each person, in words of its language [CSV-02, CSV-04, CSV-07, CSV-09, CSV-10, CSV-11, CSV-14, CSV-15, CSV-16]', async () => {
  const { text, disposition } = await download({
    language: 'fr',
    fields: [
      ...['died.age', 'died.date', 'general.name', 'general.alternativeNames', 'general.gender', 'general.familyInfo'],
      ...['activeService.date', 'activeService.regiment', 'activeService.rank', 'activeService.unitType'],
      ...['enlisted.splitDate', 'evacuate.date', 'evacuate.placeName', 'evacuate.placeRegion', 'evacuate.topo'],
      ...['evacuate.placeCountry', 'evacuate.placePosition', 'homeAddress.placeName'],
      ...['buriedCurrent.memorialName', 'buriedCurrent.memorialAddress', 'buriedCurrent.memorialPosition'],
      ...['buriedCurrent.placeName', 'buriedCurrent.reference', 'buriedCurrent.kind', 'buriedOriginal.memorialName'],
    ],
  });
  expect(text.startsWith('\ufeff"Nom complet";"Autres noms";')).toBe(true);
  expect(text).toContain('\r\n');
  expect(disposition).toMatch(/Personnes.*\.csv/);
  expect(records(text)).toEqual([
    {
      'Nom complet': 'Csvman, =Jan',
      'Autres noms': 'Csvmann | Kasvman',
      Sexe: 'Homme',
      'À propos de la famille': 'Zoon van een smid; "de Lange"\ngenoemd',
      'Évacuation: Date': '?/?/1914 – ?/?/1915',
      'Évacuation: Lieu': 'Ypres',
      'Évacuation: Région': 'West-Vlaanderen, Vlaanderen',
      'Évacuation: Pays': 'Belgique',
      'Évacuation: Position sur la carte': '50.85,2.88',
      'Évacuation: Adresse': 'Rijselstraat 3',
      'Domicile: Lieu': '',
      'Engagement: Jour': '',
      'Engagement: Mois': '',
      'Engagement: Année': '1914',
      'Service actif: Date': '?/10/1915 | ?/?/1916',
      // A value of an event that says nothing keeps its place.
      'Service actif: Régiment': 'Lancashire Fusiliers | ',
      'Service actif: Type d’unité': 'Régiment | ',
      'Service actif: Grade': 'Private | Corporal',
      'Décès: Date': '31/7/1917',
      'Décès: Âge': '',
      'Tombe d’origine: Monument': '',
      'Tombe actuelle: Lieu': 'Ypres',
      'Tombe actuelle: Monument': 'Lijssenthoek',
      'Tombe actuelle: Adresse du monument': 'Boescheepseweg 35',
      'Tombe actuelle: Position du monument': '50.82,2.7',
      'Tombe actuelle: Référence': 'IV.A.2',
      'Tombe actuelle: Type': 'Tombe actuelle',
    },
  ]);
});

test('no cell for a spreadsheet begins a formula, and a file for programs leaves it alone [CSV-16]', async () => {
  expect((await download({ fields: ['general.surname'] })).text).toBe(`\ufeff"Voornaam"\r\n"'=Jan"\r\n`);
  expect((await download({ fields: ['general.surname'], format: 'csv' })).text).toBe('general.surname\r\n=Jan\r\n');
});

test('a position south or west stays a position in a file for spreadsheets', async () => {
  const { id } = await server.make.person({ familyname: 'Tasman', surname: '-1+2' });
  const hobart = await server.make.place({
    languages: { nl: { name: 'Hobart' } } as never,
    lat: -42.8806,
    lon: 147.325,
  });
  await server.dataSource.query(`UPDATE person_event SET place_id = $1 WHERE person_id = $2`, [hobart.id, id]);
  const args = { familyname: { value: 'Tasman', mode: 'complete' } };
  const { text } = await download({ args, fields: ['general.surname', 'born.placePosition'] });
  expect(text.split('\r\n')[1]).toBe(`"'-1+2";"-42.8806,147.325"`);
});

test('an age is a number of JSON beside the death in JSON, under the name that it has in CSV', async () => {
  const dated = { died_day: 1, died_month: 2, died_year: 1917, born_year: 1890, born_month: 1, born_day: 1 };
  const { id } = await server.make.person({ familyname: 'Oudman', ...dated });
  const args = { familyname: { value: 'Oudman', mode: 'complete' } };
  const fields = ['general.id', 'died.date', 'died.age'];
  const [row] = parse((await download({ args, fields, format: 'csv' })).text, { columns: true }) as object[];
  expect(row).toEqual({ 'general.id': id, 'died.date': '1917-02-01', 'died.age': '27' });
  const asked = await Promise.all(
    [fields, ['died.age']].map((each) => download({ args, fields: each, format: 'jsonl' })),
  );
  expect(asked.map(({ text }) => JSON.parse(text))).toEqual([
    { general: { id }, died: [{ date: '1917-02-01', age: 27 }] },
    { general: {}, died: [{ age: 27 }] },
  ]);
});

test('what else the search asks about goes along: fate, projects, captivity and decorations', async () => {
  const { make } = server;
  const { id } = await make.person({ familyname: 'Lotman', victim_type_details: 'deportated' });
  await make.event('jailed', { person_id: id, jailed_type: 'captive', start_year: 1917, end_year: 1918 });
  await make.event('decorated', { person_id: id, decoration: 'Vuurkruis', citation: 'Moedig' });
  const project = await make.project('Tentoonstelling');
  await server.dataSource.query('INSERT INTO project_membership (person_id, project_id) VALUES ($1, $2)', [
    id,
    project.id,
  ]);
  const { text } = await download({
    args: { familyname: { value: 'Lotman', mode: 'complete' } },
    fields: [
      ...['general.victimTypeDetails', 'general.projects', 'jailed.date', 'jailed.jailedType'],
      ...['decorated.decoration', 'decorated.citation'],
    ],
  });
  expect(records(text)).toEqual([
    {
      ...{ Lot: 'Gedeporteerd', Projecten: 'Tentoonstelling' },
      ...{
        'Gevangenschap: Datum': '?/?/1917 – ?/?/1918',
        'Gevangenschap: Soort gevangenschap': 'Krijgsgevangen of geïnterneerd',
      },
      ...{ 'Onderscheiding: Onderscheiding': 'Vuurkruis', 'Onderscheiding: Vermelding': 'Moedig' },
    },
  ]);
});

test('for programs a date keeps what is known of it, and JSON Lines have lists as lists', async () => {
  const { id } = await server.make.person({
    familyname: 'Stippelman',
    alternative_familynames: ['Stippel | Man', 'Stip'],
    alternative_surnames: ['Jan'],
  });
  await server.make.event('where', { person_id: id, where_reason: 'evacuated', start_day: 5, start_year: 1915 });
  await server.make.event('where', {
    person_id: id,
    where_reason: 'evacuated',
    start_day: 5,
    start_month: 4,
    end_year: 1916,
  });
  const asked = {
    args: { familyname: { value: 'Stippelman', mode: 'complete' } },
    fields: ['general.alternativeNames', 'general.projects', 'evacuate.date'],
  };
  const line = JSON.parse((await download({ ...asked, format: 'jsonl' })).text);
  expect(line.general).toEqual({ alternativeNames: ['Stippel | Man', 'Stip', 'Jan'], projects: [] });
  const dates = line.evacuate.map(({ date }: { date: string }) => date);
  expect(dates.sort()).toEqual(['1915-XX-05', 'XXXX-04-05/1916']);
  const [row] = parse((await download({ ...asked, format: 'csv' })).text, { columns: true }) as Record<
    string,
    string
  >[];
  expect(row?.['general.alternativeNames']).toBe('Stippel | Man | Stip | Jan');
  expect(row?.['evacuate.date']).toContain('1915-XX-05');
});

test('a file for programs has stored values and ISO dates, and one of JSON Lines an object for each person', async () => {
  const fields = [
    'general.gender',
    'activeService.date',
    'activeService.regiment',
    'evacuate.date',
    'evacuate.placeCountry',
  ];
  const csv = (await download({ format: 'csv', fields })).text;
  expect(parse(csv, { columns: true })).toEqual([
    {
      'general.gender': 'male',
      'activeService.date': '1915-10 | 1916',
      'activeService.regiment': 'Lancashire Fusiliers | ',
      'evacuate.date': '1914/1915',
      'evacuate.placeCountry': 'BE',
    },
  ]);
  const lines = (await download({ format: 'jsonl', fields })).text;
  expect(lines.endsWith('\n')).toBe(true);
  expect(JSON.parse(lines)).toEqual({
    general: { gender: 'male' },
    activeService: [{ date: '1915-10', regiment: 'Lancashire Fusiliers' }, { date: '1916' }],
    evacuate: [{ date: '1914/1915', placeCountry: 'BE' }],
  });
});

test('every field can be asked for, alone and with all others, and gives its column [CSV-01, CSV-03, CSV-05, CSV-06, CSV-08]', async () => {
  const all = (await download({ format: 'csv', fields: csvFieldNames })).text;
  const [header = []] = parse(all) as string[][];
  for (const field of csvFieldNames.filter((each) => !each.endsWith('.splitDate'))) expect(header).toContain(field);
  expect(header.filter((key) => key.startsWith('school.'))).toEqual(
    expect.arrayContaining(['school.day', 'school.endYear', 'school.schoolName', 'school.schoolDirection']),
  );
  expect(header.filter((key) => /^born\..*(day|Day|year|Year)$/.test(key))).toEqual(['born.day', 'born.year']);
  for (const field of csvFieldNames) {
    const { text } = await download({ format: 'csv', fields: [field] });
    expect(text.split('\r\n').length).toBeGreaterThan(2);
  }
});

test('the order of a file is that of the list, and each person stands in it once, in batches of any size', async () => {
  const names = Array.from({ length: 600 }, (_, at) => `Rijman ${String(599 - at).padStart(3, '0')}`);
  await makeNamed(server, names);
  for (const args of [{ familyname: { value: 'Rijman', mode: 'head' } }, { text: 'Rijman' }]) {
    const { text, id } = await download({ args, fields: ['general.familyname'], format: 'csv' });
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows.length).toBe(600);
    expect(new Set(rows).size).toBe(600);
    if (!('text' in args)) expect(rows).toEqual(names.toSorted());
    expect(await staff.call(getCsvDownload, { id })).toEqual({ id, status: 'done', rows: 600, total: 600 });
  }
});

test('what is wrong with a request is told beside its field [CSV-18]', async () => {
  const refused = (asked: Partial<ParamsOf<typeof createCsvDownload>>) =>
    staff
      .call(createCsvDownload, { name: 'FindPersonAdvancedInternal', args: {}, ...asked })
      .catch((error: { data: unknown }) => error.data);
  expect(await refused({ fields: [] })).toEqual({ fields: ['fields: REQUIRED'] });
  expect(await refused({ fields: ['general.id', 'general.password', '__proto__'] })).toEqual({
    fields: ['fields.1: INVALID_OPTION', 'fields.2: INVALID_OPTION'],
  });
  expect(await refused({ fields: ['general.id'], args: { gender: 'X' } })).toEqual({
    gender: ['gender: INVALID_OPTION'],
  });
  await expect(refused({ name: 'Nothing', fields: ['general.id'] })).resolves.toMatchObject({ entity: 'function' });
});

test('an account that is held to soldiers of its army takes only them along', async () => {
  const { make } = server;
  const { id } = await make.person({ familyname: 'Legerman', victim_type: 'military' });
  await make.event('military', { person_id: id, enlisted_army: 'C.E.F.' });
  const reader = await server.signIn('read-be-soldiers', { army: 'B.E.F.' });
  const args = { familyname: { value: 'Legerman', mode: 'complete' } };
  expect((await download({ args, fields: ['general.id'], format: 'csv' })).text).toContain(id);
  expect((await download({ args, fields: ['general.id'], format: 'csv' }, reader)).text).toBe('general.id\r\n');
});
