import { afterAll, beforeAll, expect, test } from 'vitest';
import { PersonEntity } from '../../../core-server/src/areas/persons/PersonEntity.ts';
import { advisoryLocks } from '../../../shared/src/lib/contract/advisoryLocks.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { childOf, childrenOf, OaiClient } from './OaiClient.ts';
import { fillMuseum, keepFresh, mayBeAlive } from './openMuseum.ts';

let server: TestServer;
let client: OaiClient;
let museum: Awaited<ReturnType<typeof fillMuseum>>;
beforeAll(async () => {
  server = await startServer();
  client = new OaiClient(server.origin);
  museum = await fillMuseum(server);
});
afterAll(() => server?.close());

const identifier = (id: string) => `oai:salient.example:${id}`;
let nights = 0;
/** A night later: what is public is published anew. */
const publish = () => keepFresh(server, new Date(Date.now() + ++nights * 24 * 60 * 60_000));
/** Moments of the protocol are whole seconds. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050));

test('before anything was published there is nothing to harvest, and the repository says so', async () => {
  expect(await client.harvest()).toMatchObject({ records: [], error: 'noRecordsMatch' });
  const identified = childOf(await client.ask({ verb: 'Identify' }), 'Identify');
  expect(childOf(identified, 'earliestDatestamp')?.text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

test('a harvester gets all records, and the second time only what changed, came or went', async () => {
  // More than one answer holds.
  for (let n = 0; n < 215; n++) await server.make.person({ surname: 'Jan', familyname: `Janssens ${n}` });
  const hiddenLater = await server.make.person({ familyname: 'Straksverborgen' });
  const removedLater = await server.make.person({ familyname: 'Strakswegg' });
  const hidden = await server.make.person({ ...mayBeAlive, familyname: 'Verborgen' });
  await publish();
  const first = await client.harvest();
  expect(first.answers).toBe(3);
  expect(first.records).toHaveLength(217 + 1 + 5);
  expect(new Set(first.records.map((record) => record.identifier)).size).toBe(first.records.length);
  expect(first.records.some((record) => record.identifier === identifier(hidden.id))).toBe(false);
  const jan = first.records.find((record) => record.identifier === identifier(museum.jan.id));
  expect(jan).toMatchObject({ set: 'person', isDeleted: false });
  expect(jan?.core).toMatchObject({
    'dc:title': ['Arthur Pemberton'],
    'dc:date': ['1893-02-03', '1917-07-31'],
    'dc:coverage': ['Ieper'],
    'dc:relation': ['Menenpoort'],
    'dc:type': ['person'],
    'dc:rights': ['https://creativecommons.org/licenses/by/4.0/'],
  });

  await nextSecond();
  expect((await client.harvest({ from: first.began })).records).toEqual(
    (await client.harvest()).records.filter(({ datestamp }) => datestamp >= first.began),
  );
  // A place that is renamed changes whoever was there; whoever is hidden or removed is gone.
  await server.dataSource.query(`UPDATE place SET languages = '{"nl": {"name": "Ieperen"}}' WHERE id = $1`, [
    museum.ieper.id,
  ]);
  const added = await server.make.person({ familyname: 'Nieuweling' });
  await server.dataSource.query(
    `UPDATE person SET stated_living_status = 'presumed_living', living_status_reason = 'x' WHERE id = $1`,
    [hiddenLater.id],
  );
  await server.dataSource.manager.delete(PersonEntity, { id: removedLater.id });
  await publish();
  await nextSecond();
  const second = await client.harvest({ from: first.began });
  const changes = second.records.filter(({ datestamp }) => datestamp > first.began);
  const expected = [museum.ieper, museum.jan, museum.menin, museum.battalion, added, hiddenLater, removedLater];
  expect(changes.map((record) => record.identifier).sort()).toEqual(expected.map(({ id }) => identifier(id)).sort());
  const gone = changes.filter(({ isDeleted }) => isDeleted).map((record) => record.identifier);
  expect(gone.sort()).toEqual([hiddenLater, removedLater].map(({ id }) => identifier(id)).sort());
  expect(changes.filter(({ isDeleted }) => isDeleted).map(({ core }) => core)).toEqual([null, null]);

  await publish();
  expect(await client.harvest({ from: second.began })).toMatchObject({ records: [], error: 'noRecordsMatch' });
}, 60_000);

test('a list that is read while records change tells each record once, and the next list tells the changes', async () => {
  let step = 0;
  const all = await client.harvest({ set: 'person' }, async () => {
    await nextSecond();
    await server.dataSource.query(`UPDATE person SET description = $1 WHERE familyname LIKE 'Janssens 1%'`, [
      `step ${++step}`,
    ]);
    await publish();
  });
  const told = all.records.map((record) => record.identifier);
  expect(new Set(told).size).toBe(told.length);
  const next = await client.harvest({ set: 'person', from: all.began });
  const known = new Set([...told, ...next.records.map((record) => record.identifier)]);
  const rows = await server.dataSource.query<{ id: string }[]>(`SELECT id FROM published_record WHERE kind = 'person'`);
  expect([...known].sort()).toEqual(rows.map(({ id }) => identifier(id)).sort());
}, 60_000);

test('who is hidden since the last night is told as deleted at once', async () => {
  const { id } = await server.make.person({ familyname: 'Meteen' });
  await publish();
  await server.dataSource.query(
    `UPDATE person SET stated_living_status = 'presumed_living', living_status_reason = 'x' WHERE id = $1`,
    [id],
  );
  const record = childOf(
    await client.ask({ verb: 'GetRecord', metadataPrefix: 'oai_dc', identifier: identifier(id) }),
    ...['GetRecord', 'record'],
  );
  expect(childOf(record, 'header')?.attributes.status).toBe('deleted');
  expect(childOf(record, 'metadata')).toBeUndefined();
});

test('the repository says who it is, in what formats and sets', async () => {
  const identified = childOf(await client.ask({ verb: 'Identify' }), 'Identify');
  expect(identified?.children.map(({ name, text }) => [name, text]).slice(0, 7)).toEqual([
    ['repositoryName', 'Names List (Salient)'],
    ['baseURL', 'https://salient.example/oai'],
    ['protocolVersion', '2.0'],
    ['adminEmail', 'salient@salient.example'],
    ['earliestDatestamp', expect.stringMatching(/Z$/)],
    ['deletedRecord', 'persistent'],
    ['granularity', 'YYYY-MM-DDThh:mm:ssZ'],
  ]);
  const formats = await client.ask({ verb: 'ListMetadataFormats', identifier: identifier(museum.jan.id) });
  expect(childOf(formats, 'ListMetadataFormats', 'metadataFormat', 'metadataPrefix')?.text).toBe('oai_dc');
  const sets = childOf(await client.ask({ verb: 'ListSets' }), 'ListSets');
  expect(childrenOf(sets, 'set').map((set) => childOf(set, 'setSpec')?.text)).toEqual([
    'person',
    'place',
    'unit',
    'memorial',
  ]);
  const headers = childOf(
    await client.ask({ verb: 'ListIdentifiers', metadataPrefix: 'oai_dc', set: 'place' }),
    'ListIdentifiers',
  );
  expect(
    childrenOf(headers, 'header')
      .map((header) => childOf(header, 'identifier')?.text)
      .sort(),
  ).toEqual([museum.ieper.id, museum.plymouth.id].map(identifier).sort());
  const post = await fetch(`${server.origin}/oai`, { method: 'POST', body: new URLSearchParams({ verb: 'ListSets' }) });
  expect([post.headers.get('content-type'), await post.text()]).toEqual([
    'text/xml; charset=utf-8',
    expect.stringContaining('<setSpec>unit'),
  ]);
});

test('texts of people are no markup, and what XML cannot write is left out', async () => {
  const { id } = await server.make.person({ surname: 'A & <B>', familyname: ']]> "C" \u0001\u{1f54a}' });
  await publish();
  const record = await client.ask({ verb: 'GetRecord', metadataPrefix: 'oai_dc', identifier: identifier(id) });
  const dc = childOf(record, 'GetRecord', 'record', 'metadata', 'oai_dc:dc');
  expect(childOf(dc, 'dc:title')?.text).toBe('A & <B> ]]> "C" \u{1f54a}');
});

const encoded = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
const position = { set: null, from: null, until: '2026-11-26T00:00:00Z', last: null, cursor: 0, size: 1 };
test.each([
  ['', 'badVerb'],
  ['verb=Nothing', 'badVerb'],
  ['verb=Identify&verb=Identify', 'badVerb'],
  ['verb=__proto__', 'badVerb'],
  ['verb=Identify&set=person', 'badArgument'],
  ['verb=ListRecords', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=yesterday', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=0000-01-01', 'badArgument'],
  ['verb=ListIdentifiers&metadataPrefix=oai_dc&until=0000-12-31T00:00:00Z', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-11-26&until=2026-11-26T00:00:00Z', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-11-26&until=2026-11-25', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&until=1999-01-01', 'noRecordsMatch'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=9999-01-01', 'noRecordsMatch'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=secrets', 'noRecordsMatch'],
  ['verb=ListRecords&resumptionToken=x&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=ListRecords&resumptionToken=', 'badResumptionToken'],
  ['verb=ListRecords&resumptionToken=%27%3B%20DROP%20TABLE', 'badResumptionToken'],
  [`verb=ListRecords&resumptionToken=${'a'.repeat(5000)}`, 'badResumptionToken'],
  [`verb=ListRecords&resumptionToken=${encoded({})}`, 'badResumptionToken'],
  [`verb=ListRecords&resumptionToken=${encoded({ ...position, set: 'app_user' })}`, 'badResumptionToken'],
  [`verb=ListRecords&resumptionToken=${encoded({ ...position, until: '2026-13-99T00:00:00Z' })}`, 'badResumptionToken'],
  [`verb=ListRecords&resumptionToken=${encoded({ ...position, until: '2026-02-30T00:00:00Z' })}`, 'badResumptionToken'],
  [`verb=ListRecords&resumptionToken=${encoded({ ...position, cursor: 1e300 })}`, 'badResumptionToken'],
  ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=nothing', 'idDoesNotExist'],
  [
    `verb=GetRecord&metadataPrefix=oai_dc&identifier=${identifier('0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f')}`,
    'idDoesNotExist',
  ],
  ['verb=ListMetadataFormats&identifier=nothing', 'idDoesNotExist'],
])('%s is answered as the protocol says', async (query, code) => {
  const { status, xml } = await client.fetch(query);
  expect(status).toBe(200);
  expect(await client.errorOf(query)).toBe(code);
  // Of a wrong verb or argument the request is told without it.
  if (code === 'badVerb' || code === 'badArgument')
    expect(xml).toContain('<request>https://salient.example/oai</request>');
});

test('while changes are written harvesters are asked to come back, and are told nothing by halves', async () => {
  const runner = server.dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.publishing]);
    const answer = await fetch(`${server.origin}/oai?verb=Identify`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}, 20_000);
