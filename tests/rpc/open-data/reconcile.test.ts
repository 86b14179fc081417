import { mergeMemorials } from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { mergePersons } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { fillMuseum, mayBeAlive } from './openMuseum.ts';
import { complaintsOf } from './reconcileSchemas.ts';

let server: TestServer;
let museum: Awaited<ReturnType<typeof fillMuseum>>;
beforeAll(async () => {
  server = await startServer();
  museum = await fillMuseum(server);
  // Namesakes: one of the same year, and one of whom nothing is known.
  await server.make.person({ surname: 'Arthur', familyname: 'Pemberton', born_day: 9, born_month: 8, born_year: 1893 });
  await server.make.person({ surname: 'Arthur', familyname: 'Pemberton' });
  await server.make.person({ surname: 'Jan', familyname: 'De Smedt', born_day: 1, born_month: 1, born_year: 1890 });
});
afterAll(() => server?.close());

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly score: number;
  readonly match: boolean;
  readonly type: readonly { readonly id: string }[];
  readonly features: readonly { readonly id: string; readonly value: number }[];
}
type Results = Record<string, { readonly result: readonly Candidate[] }>;

const get = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
const post = (fields: Record<string, string>) =>
  fetch(`${server.origin}/reconcile`, { method: 'POST', body: new URLSearchParams(fields) });
const reconcile = async (queries: object): Promise<Results> => {
  expect(complaintsOf('queries', queries)).toBe('');
  const answer = await post({ queries: JSON.stringify(queries) });
  expect(answer.status).toBe(200);
  const results = (await answer.json()) as Results;
  expect(complaintsOf('results', results)).toBe('');
  return results;
};
const candidatesOf = async (query: object) => (await reconcile({ q0: query })).q0?.result ?? [];

test('the service says what it offers, and every address that it names answers', async () => {
  const manifest = (await (await get('/reconcile')).json()) as {
    readonly view: { readonly url: string };
    readonly preview: { readonly url: string };
    readonly suggest: Record<string, { service_url: string; service_path: string; flyout_service_path: string }>;
    readonly extend: { readonly propose_properties: { service_url: string; service_path: string } };
    readonly identifierSpace: string;
  };
  expect(complaintsOf('manifest', manifest)).toBe('');
  expect(manifest.identifierSpace).toBe('https://salient.example/open-data/id/');
  const ids = { entity: museum.jan.id, type: 'person', property: 'born' };
  for (const [what, { service_url, service_path, flyout_service_path }] of Object.entries(manifest.suggest)) {
    const prefix = what === 'entity' ? 'Pemb' : ids[what as 'type'].slice(0, 3);
    const suggested = await (await fetch(`${service_url}${service_path}?prefix=${prefix}`)).json();
    expect(complaintsOf('suggestions', suggested)).toBe('');
    expect((suggested as { result: unknown[] }).result).not.toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sign of the protocol.
    const flyout = flyout_service_path.replace('${id}', ids[what as 'type']);
    expect(complaintsOf('flyout', await (await fetch(service_url + flyout)).json())).toBe('');
  }
  const { service_url, service_path } = manifest.extend.propose_properties;
  const proposed = await (await fetch(`${service_url}${service_path}?type=person&limit=3`)).json();
  expect(complaintsOf('proposal', proposed)).toBe('');
  expect((proposed as { properties: unknown[] }).properties).toHaveLength(3);
  expect((await fetch(manifest.preview.url.replace('{{id}}', museum.jan.id))).status).toBe(200);
  const viewed = await fetch(manifest.view.url.replace('{{id}}', museum.jan.id), { redirect: 'manual' });
  expect([viewed.status, viewed.headers.get('location')]).toEqual([303, `/person/_id=${museum.jan.id}`]);
});

test('the calls that OpenRefine makes are answered, by whatever site it runs on', async () => {
  // It reads what the service offers, and its pages ask for suggestions, flyouts and the preview from there, as the test before.
  expect((await get('/reconcile')).headers.get('access-control-allow-origin')).toBe('*');
  // To guess the type it sends the first names of the column, ten at a time, without any.
  const guessing = await reconcile({ q0: { query: 'Ieper', limit: 3 }, q1: { query: 'Menenpoort', limit: 3 } });
  expect([guessing.q0?.result[0]?.type[0]?.id, guessing.q1?.result[0]?.type[0]?.id]).toEqual(['place', 'memorial']);
  // Then the column, with the type as a text and values of other columns.
  const [first] = await candidatesOf({
    ...{ query: 'Arthur Pemberton', type: 'person', type_strict: 'should' },
    properties: [
      { pid: 'birth_year', p: 'year of birth', v: '1893' },
      // A cell that is a date, and one that was matched before.
      { pid: 'died', p: 'day of death', v: '1917-07-31T00:00:00Z' },
      { pid: 'place', p: 'place of death', v: { id: museum.ieper.id, name: 'Ypres' } },
    ],
  });
  expect(first).toMatchObject({ id: museum.jan.id, name: 'Arthur Pemberton', type: [{ id: 'person' }], match: true });
  // Where nobody matches, somebody types into the cell.
  const typed = await (await get('/reconcile/suggest/entity?prefix=Pemb&type=person&type_strict=any')).json();
  expect(complaintsOf('suggestions', typed)).toBe('');
  // To add columns it asks which properties the type has, and for their values of so many records at a time, with settings.
  const proposed = await (await get('/reconcile/properties?type=person')).json();
  expect(complaintsOf('proposal', proposed)).toBe('');
  const extend = { ids: [museum.jan.id], properties: [{ id: 'place', settings: {} }, { id: 'died' }] };
  expect(complaintsOf('extend', extend)).toBe('');
  const extended = await (await post({ extend: JSON.stringify(extend) })).json();
  expect(complaintsOf('extension', extended)).toBe('');
  // The type of a column says with its name too what its values are.
  expect(extended).toMatchObject({ meta: [{ id: 'place', type: { id: 'place', name: 'Place' } }, { id: 'died' }] });
  // And by GET, as whoever tries it in a browser.
  const queries = JSON.stringify({ q0: { query: 'Ieper', type: ['place'] } });
  const answer = await get(`/reconcile?queries=${encodeURIComponent(queries)}`);
  expect(complaintsOf('results', await answer.json())).toBe('');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const preflight = await fetch(`${server.origin}/reconcile`, { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD, POST']);
  // Old clients name a function, which is not run.
  expect(await (await get('/reconcile?callback=alert')).text()).toMatch(/^\{/);
});

test('what is known besides a name decides among namesakes, and a match is told only when it is safe', async () => {
  const named = (properties: object[]) => candidatesOf({ query: 'Pemberton, Arthur', type: 'person', properties });
  const alone = await named([]);
  expect(alone.map(({ score, match }) => [score, match])).toEqual([
    [90, false],
    [90, false],
    [90, false],
  ]);
  const byYear = await named([{ pid: 'birth_year', v: 1893 }]);
  expect(byYear.map(({ match }) => match)).toEqual([false, false, false]);
  const byDay = await named([{ pid: 'born', v: '3/2/1893' }]);
  expect(byDay[0]).toMatchObject({ id: museum.jan.id, score: 100, match: true });
  const byFacts = await named([
    { pid: 'birth_year', v: '1893' },
    { pid: 'place', v: 'Ypres' },
    { pid: 'unit', v: '10th Bn Royal Warwickshire' },
  ]);
  expect(byFacts[0]).toMatchObject({ id: museum.jan.id, match: true });
  expect(byFacts[0]?.features).toContainEqual({ id: 'place', value: 100 });
  const byNumber = await named([{ pid: 'service_number', v: '020431' }]);
  expect(byNumber[0]).toMatchObject({ id: museum.jan.id, match: true });
  const contradicted = await named([
    { pid: 'service_number', v: '20431' },
    { pid: 'died', v: '1921-01-01' },
  ]);
  expect(contradicted.map(({ match }) => match)).not.toContain(true);
  const byEntity = await named([
    { pid: 'memorial', v: { id: museum.menin.id, name: 'x' } },
    { pid: 'death_year', v: ['1916', 1917] },
  ]);
  expect(byEntity[0]).toMatchObject({ id: museum.jan.id, match: true });
});

test('other spellings are found by the search of the museum, and score less', async () => {
  const [spelled] = await candidatesOf({ query: 'Jan Desmet', type: 'person' });
  expect(spelled).toMatchObject({ name: 'Jan De Smedt', match: false });
  expect(spelled?.score).toBeLessThan(90);
  expect(spelled?.score).toBeGreaterThan(50);
  const [safe] = await candidatesOf({
    query: 'DE SMEDT Jan',
    type: 'person',
    properties: [{ pid: 'born', v: '1890-01-01' }],
  });
  expect(safe).toMatchObject({ name: 'Jan De Smedt', score: 100, match: true });
  expect(await candidatesOf({ query: 'Xyzzy Quux', type: 'person' })).toEqual([]);
});

test('places, units and memorials are found by any of their names', async () => {
  const first = async (type: string, query: string) => (await candidatesOf({ query, type }))[0];
  expect(await first('place', 'Ypres')).toMatchObject({ id: museum.ieper.id, name: 'Ieper', match: true });
  expect(await first('place', 'Plymouth, England')).toMatchObject({ id: museum.plymouth.id, match: true });
  expect(await first('unit', '10th Battalion Royal Warwickshire Regiment')).toMatchObject({
    id: museum.battalion.id,
    match: true,
  });
  expect(await first('memorial', 'Menin Gate')).toMatchObject({ id: museum.menin.id, match: true });
  const elsewhere = await candidatesOf({
    query: 'Ieper',
    type: 'place',
    properties: [{ pid: 'country_code', v: 'FR' }],
  });
  expect(elsewhere[0]).toMatchObject({ match: false });
  expect(await candidatesOf({ query: museum.menin.id })).toMatchObject([
    { id: museum.menin.id, score: 100, match: true },
  ]);
  expect(await candidatesOf({ query: 'Ieper', type: 'planet' })).toEqual([]);
  for (const query of ['\u0000', '\ud800', '?!', '\u200b']) expect(await candidatesOf({ query })).toEqual([]);
  expect((await candidatesOf({ query: 'Arthur Pemberton', limit: 1 })).length).toBe(1);
});

test('a year that stands for none says nothing, and the other queries of its batch are answered', async () => {
  for (const v of ['0000', '9999', '0000-00-00', '9999-99-99']) {
    for (const pid of ['born', 'died', 'birth_year', 'death_year']) {
      const [first] = await candidatesOf({ query: 'Arthur Pemberton', properties: [{ pid, v }] });
      expect(first).toMatchObject({ id: museum.jan.id });
    }
  }
});

test('without a text the names among the properties are looked for', async () => {
  const properties = [
    { pid: 'first_name', v: 'Arthur' },
    { pid: 'family_name', v: 'Pemberton' },
    { pid: 'died', v: '31.7.1917' },
  ];
  expect((await candidatesOf({ properties }))[0]).toMatchObject({ id: museum.jan.id, match: true });
});

test('suggestions can be turned over, and an id suggests its record', async () => {
  for (let n = 0; n < 12; n++) await server.make.person({ surname: `N${n}`, familyname: 'Zandvoorde' });
  const suggest = async (query: string) =>
    ((await (await get(`/reconcile/suggest/entity?${query}`)).json()) as { result: { id: string; name: string }[] })
      .result;
  const first = await suggest('prefix=Zandv&type=person');
  const second = await suggest('prefix=Zandv&type=person&cursor=10');
  expect([first.length, second.length]).toEqual([10, 2]);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(12);
  expect(await suggest(`prefix=${museum.ieper.id}`)).toMatchObject([{ name: 'Ieper' }]);
  expect(await suggest('prefix=')).toEqual([]);
  await server.make.place({ languages: { nl: { name: 'Aakerk' }, fr: { name: 'Zillebeke' } } });
  await server.make.place({ languages: { nl: { name: 'Zillebekevijver' } } });
  const places = await suggest('prefix=Zillebeke&type=place');
  expect(places.map(({ name }) => name)).toEqual(['Zillebekevijver', 'Aakerk']);
  expect((await get('/reconcile/suggest/entity?prefix=a&cursor=-1')).status).toBe(400);
});

test('values are added to records that were found', async () => {
  const extend = {
    ids: [museum.jan.id, museum.ieper.id, 'no-id'],
    properties: [{ id: 'died' }, { id: 'death_year' }, { id: 'place' }, { id: 'latitude' }, { id: 'linked_unit' }],
  };
  const answer = await (await post({ extend: JSON.stringify(extend) })).json();
  expect(complaintsOf('extension', answer)).toBe('');
  expect(answer).toMatchObject({
    meta: [{ id: 'died' }, { id: 'death_year' }, { id: 'place', type: { id: 'place' } }, { id: 'latitude' }, {}],
    rows: {
      [museum.jan.id]: {
        ...{
          died: [{ str: '1917-07-31' }],
          death_year: [{ int: 1917 }],
          place: [{ id: museum.ieper.id, name: 'Ieper' }],
        },
        ...{ latitude: [], linked_unit: [{ id: museum.battalion.id }] },
      },
      [museum.ieper.id]: { died: [], latitude: [{ float: 50.85 }] },
      'no-id': { died: [], place: [] },
    },
  });
});

test('a record that became part of another answers as that one under the id by which it was known', async () => {
  const editor = await server.signIn('admin');
  const person = (died_year: number | null) =>
    server.make.person({ surname: 'Omer', familyname: 'Samengegaan', born_year: 1890, died_year });
  const [first, second, kept] = [await person(null), await person(null), await person(1917)];
  const merge = (merged: string, into: string) => editor.call(mergePersons, { idA: into, idB: merged });
  await merge(first.id, second.id);
  await merge(second.id, kept.id);
  const { id: gate } = await server.make.memorial({ name: 'Menenpoort (dubbel)' });
  await editor.call(mergeMemorials, { idA: museum.menin.id, idB: gate });

  expect(await candidatesOf({ query: first.id.toUpperCase(), type: 'person' })).toMatchObject([
    { id: kept.id, name: 'Omer Samengegaan', score: 100, match: true },
  ]);
  expect(await candidatesOf({ query: first.id, type: 'place' })).toEqual([]);
  const extend = { ids: [first.id, kept.id, gate], properties: [{ id: 'death_year' }, { id: 'country_code' }] };
  const answer = await (await post({ extend: JSON.stringify(extend) })).json();
  expect(complaintsOf('extension', answer)).toBe('');
  expect(answer).toMatchObject({
    rows: { [first.id]: { death_year: [{ int: 1917 }] }, [kept.id]: { death_year: [{ int: 1917 }] } },
  });
  const suggested = await (await get(`/reconcile/suggest/entity?prefix=${first.id}`)).json();
  expect(suggested).toMatchObject({ result: [{ id: kept.id }] });
  expect((await get(`/reconcile/preview?id=${first.id}`)).status).toBe(200);
  expect((await get(`/reconcile/flyout/entity?id=${gate}`)).status).toBe(200);
  expect((await get(`/open-data/id/${first.id}`)).headers.get('location')).toBe(`/person/_id=${kept.id}`);
  // A cell that was matched with the memorial before the merge agrees with it after.
  const [byMemorial] = await candidatesOf({
    ...{ query: 'Pemberton, Arthur', type: 'person' },
    properties: [{ pid: 'memorial', v: { id: gate, name: 'x' } }],
  });
  expect(byMemorial?.features).toContainEqual({ id: 'memorial', value: 100 });
  // Whom nobody may see is not told of by what became part of them either.
  await server.dataSource.query(
    `UPDATE person SET war_casualty = false, in_namelist = false, victim_type = 'civilian', born_year = 1990, died_year = NULL WHERE id = $1`,
    [kept.id],
  );
  expect(await candidatesOf({ query: first.id })).toEqual([]);
  expect((await get(`/reconcile/preview?id=${first.id}`)).status).toBe(404);
});

test('a preview fits a frame of another site, and nothing in it is run', async () => {
  const { id } = await server.make.person({
    surname: '<img src=x onerror=alert(1)>',
    familyname: '"><script>alert(1)</script>',
  });
  const answer = await get(`/reconcile/preview?id=${id}`);
  const html = await answer.text();
  expect(html).toContain('&#60;img src=x');
  expect(html).not.toMatch(/<script|<img/);
  expect(answer.headers.get('x-frame-options')).toBeNull();
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
  );
  const flyout = (await (await get(`/reconcile/flyout/entity?id=${id}`)).json()) as { html: string };
  expect(flyout.html).not.toMatch(/<script|<img/);
});

test('nobody who may be alive is found, suggested, shown or extended', async () => {
  const hidden = await server.make.person({ ...mayBeAlive, surname: 'Verborgen', familyname: 'Levende' });
  expect(await candidatesOf({ query: 'Verborgen Levende' })).toEqual([]);
  expect(await candidatesOf({ query: hidden.id })).toEqual([]);
  for (const path of [
    `/reconcile/preview?id=${hidden.id}`,
    `/reconcile/flyout/entity?id=${hidden.id}`,
    `/open-data/id/${hidden.id}`,
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
  const answer = await post({ extend: JSON.stringify({ ids: [hidden.id], properties: [{ id: 'born' }] }) });
  expect(await answer.json()).toMatchObject({ rows: { [hidden.id]: { born: [] } } });
});

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [n, { query: 'a' }]));
test.each<[string, Record<string, string>, number, RegExp]>([
  ['no JSON', { queries: '{"q0":' }, 400, /"queries" is no JSON/],
  ['a list', { queries: '[]' }, 400, /JSON object/],
  ['a query of a wrong type', { queries: '{"q0":{"query":7}}' }, 400, /queries\.q0\.query/],
  ['a query without anything', { queries: '{"q0":{}}' }, 400, /text in "query"/],
  ['a negative limit', { queries: '{"q0":{"query":"a","limit":-1}}' }, 400, /queries\.q0\.limit/],
  [
    'a text of a megabyte',
    { queries: JSON.stringify({ q0: { query: 'a'.repeat(1_000_000) } }) },
    413,
    /too large: send less/,
  ],
  ['51 queries', { queries: JSON.stringify(many(51)) }, 413, /at most 50 queries/],
  ['100,000 queries', { queries: JSON.stringify(many(100_000)) }, 413, /too large: send less/],
  ['no field', { question: 'x' }, 400, /"queries" or with "extend"/],
  ['an unknown property', { extend: '{"ids":[],"properties":[{"id":"secret"}]}' }, 400, /no property "secret"/],
  ['too many ids', { extend: JSON.stringify({ ids: Array(201).fill('a'), properties: [] }) }, 400, /extend\.ids/],
])('%s is refused with a sentence', async (_, fields, status, sentence) => {
  const answer = await post(fields);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
  expect(await answer.text()).toMatch(sentence);
});

test('a body of another kind is refused', async () => {
  const json = await fetch(`${server.origin}/reconcile`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  });
  expect([json.status, await json.text()]).toEqual([400, expect.stringContaining('application/x-www-form-urlencoded')]);
});

test('whoever asks too much is told when to come back, and a batch costs what its queries cost', async () => {
  const strict = await startServer({ guestCosts: { budgetMs: 60, seconds: 60, callMs: 10, lightMs: 60_000 } });
  try {
    const ask = () =>
      fetch(`${strict.origin}/reconcile`, {
        ...{ method: 'POST', body: new URLSearchParams({ queries: JSON.stringify(many(10)) }) },
      });
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});
