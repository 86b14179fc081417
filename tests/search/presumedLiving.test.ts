import {
  getPublicDocument,
  getPublicDocumentsOfPerson,
  searchPublicDocuments,
} from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import { validatePersonFeedback } from '@salient/shared/areas/feedback/feedbackMethods.ts';
import { callFunction } from '@salient/shared/areas/functions/functionMethods.ts';
import { getPublicMemorial } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { getPersonFellows } from '@salient/shared/areas/persons/fellows/fellowMethods.ts';
import { findPublicPersonsOnMemorial } from '@salient/shared/areas/persons/memoratedMethods.ts';
import {
  findPerson,
  getPerson,
  getPersonsDetails,
  getPublicPerson,
} from '@salient/shared/areas/persons/personMethods.ts';
import { findPublicPersonsInUnit } from '@salient/shared/areas/persons/soldierMethods.ts';
import { narrowPersons } from '@salient/shared/areas/search/searchMethods.ts';
import { openShortAddress } from '@salient/shared/areas/short-addresses/shortAddressMethods.ts';
import type { MethodDeclaration, ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitemaps } from '../../core-server/src/app/pages/sitemaps.ts';
import { makeShortNames } from '../../core-server/src/areas/kiosk-content/short-names/makeShortNames.ts';
import { giveShortAddress } from '../../core-server/src/areas/short-addresses/giveShortAddress.ts';
import { indexPersons } from '../harness/indexPersons.ts';
import { startMeilisearch, type TestMeilisearch } from '../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';

/** A name that nobody else has. */
const name = 'Levendewaard';
const origin = 'https://names.example.org';
let meili: TestMeilisearch;
beforeAll(async () => {
  meili = await startMeilisearch();
});
afterAll(() => meili?.stop());

describe.each(['Meilisearch', 'PostgreSQL'])('with %s', (engine) => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof makeMuseum>>;
  beforeAll(async () => {
    server = await startServer({
      ...(engine === 'Meilisearch' ? { meili } : {}),
      mount: (koa, { dataSource }) => koa.use(sitemaps({ dataSource, publicUrl: origin }).routes()),
    });
    ids = await makeMuseum(server);
  });
  afterAll(() => server?.close());
  const state = async (stated: string) => {
    await server.dataSource.query(
      `UPDATE person SET stated_living_status = $2, living_status_reason = 'Zegt de familie.' WHERE id = $1`,
      [ids.person, stated],
    );
    await makeShortNames(server, new Date());
    if (engine === 'Meilisearch') await indexPersons(server, meili);
  };

  test('guests find somebody who may be alive nowhere, and everywhere once it is known that the person died', async () => {
    await state('dead');
    const dead = await whereFound(server, ids);
    expect(dead).toEqual(everywhere);
    await state('presumed_living');
    expect(await whereFound(server, ids)).toEqual([]);
    await state('computed');
    expect(await whereFound(server, ids)).toEqual([]);
  });

  test('staff find the person as any other, and read what it is taken for', async () => {
    const reader = await server.signIn('readonly');
    expect((await reader.call(findPerson, { text: name })).total).toBe(1);
    expect(await reader.call(getPerson, { id: ids.person })).toMatchObject({ living_status: 'presumed_living' });
  });
});

const everywhere = [
  ...['document', 'documents found', 'documents of the person', 'fellows', 'feedback', 'list', 'memorial'],
  ...[
    'names list',
    'its number',
    'number of all',
    'number on the memorial',
    'page',
    'person',
    'relatives',
    'search',
    'short address',
    'short names',
  ],
  ...['sitemap', 'some persons', 'unit'],
].sort();

/** A sister of a victim, named wherever a person can be. */
async function makeMuseum({ make, dataSource }: TestServer) {
  const victim = await make.person({ familyname: 'Gevallen', died_day: 31, died_month: 7, died_year: 1917 });
  const place = await make.place();
  const { id: memorial } = await make.memorial();
  const { id: unit } = await make.militaryEntity({ type: 'regiment', army: 'B.E.F.', regiment: 'Hampshire Regiment' });
  // By mistake among the victims: the year of birth says that she was none.
  const person = await make.person({ surname: 'Marie', familyname: name, born_year: 1990 });
  for (const person_id of [victim.id, person.id]) {
    await dataSource.query(`UPDATE person_event SET place_id = $2 WHERE person_id = $1 AND type = 'born'`, [
      ...[person_id, place.id],
    ]);
    await make.event('memorated', { person_id, memorial_id: memorial });
    await make.event('military', {
      ...{ person_id, enlisted_reason: 'active service', enlisted_army: 'B.E.F.', enlisted_regt: 'Hampshire Regiment' },
    });
  }
  await dataSource.query(
    `INSERT INTO relation (id, person_id, related_person_id, relation) VALUES (gen_random_uuid(), $1, $2, 'sibling')`,
    [victim.id, person.id],
  );
  const { id: document } = await make.document({ disclosed: true, category: 'DIBORN', title: 'Een brief' });
  await dataSource.query(
    `INSERT INTO document_reference (type, person_id, document_id, position) VALUES ('person', $1, $2, 0)`,
    [person.id, document],
  );
  const code = await giveShortAddress(dataSource.manager, { kind: 'person', id: person.id });
  return { person: person.id, victim: victim.id, memorial, unit, document, code: String(code) };
}

/** What of all that guests may ask names the person, or leads to it. */
async function whereFound(server: TestServer, ids: Awaited<ReturnType<typeof makeMuseum>>): Promise<string[]> {
  const { guest, origin: address, dataSource } = server;
  const { person, victim, memorial, unit, document, code } = ids;
  const asked: Record<string, boolean> = {};
  const ask = async <M extends MethodDeclaration>(what: string, method: M, params: ParamsOf<M>, sought = name) => {
    const answer = await guest.call(method, params).catch(() => null);
    asked[what] = JSON.stringify(answer).includes(sought);
  };
  const hides = async <M extends MethodDeclaration>(what: string, method: M, params: ParamsOf<M>, sought: object) => {
    const answer = await guest.call(method, params).catch(() => ({}));
    asked[what] = Object.entries(sought).every(([key, value]) => (answer as Record<string, unknown>)[key] === value);
  };
  await ask('page', getPublicPerson, { id: person });
  await ask('person', getPerson, { id: person });
  await ask('relatives', getPublicPerson, { id: victim });
  await ask('some persons', getPersonsDetails, { ids: [person] });
  await ask('fellows', getPersonFellows, { id: victim });
  await ask('memorial', findPublicPersonsOnMemorial, { memorialId: memorial });
  await hides('number on the memorial', getPublicMemorial, { id: memorial }, { nbr_of_persons: 2 });
  await ask('unit', findPublicPersonsInUnit, { unitId: unit });
  await ask('document', getPublicDocument, { id: document });
  await hides('documents of the person', getPublicDocumentsOfPerson, { person_id: person }, { total: 1 });
  await hides('documents found', searchPublicDocuments, { text: name }, { total: 1 });
  await ask('short address', openShortAddress, { code }, person);
  await hides('feedback', validatePersonFeedback, { feedback: feedbackAbout(person) }, { status: 'OK' });
  await ask('list', narrowPersons, { text: '' });
  // The words that were typed stand in the answer anyhow.
  await ask('search', narrowPersons, { text: name }, person);
  await ask('names list', callFunction, { name: 'FindPersonAdvancedPublic', args: { dataset: 'namelist' } });
  await hides(
    'its number',
    callFunction,
    { name: 'FindPersonAdvancedPublic', args: { dataset: 'namelist' } },
    { total: 2 },
  );
  await hides('number of all', callFunction, { name: 'FindPersonAdvancedPublic', args: {} }, { total: 2 });
  const index = await (await fetch(`${address}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[0-9a-f-]{36}\.xml)<\/loc>/g)].map(([, path]) => path);
  const texts = await Promise.all(files.map(async (path) => (await fetch(address + path)).text()));
  asked.sitemap = texts.join().includes(person);
  const chunks = await dataSource.query<{ content: Buffer }[]>('SELECT content FROM short_names_chunk');
  asked['short names'] = chunks.some(({ content }) => content.toString().includes(name));
  return Object.keys(asked)
    .filter((what) => asked[what])
    .sort();
}

const feedbackAbout = (person_id: string) => ({
  ...{ person_id, email: 'an@example.org', description: 'Zij heette Maria.', language: 'nl' as const },
});
