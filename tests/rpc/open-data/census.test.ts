import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import { openSchemas } from '@salient/shared/areas/open-data/openRecord.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MilitaryEntityHistoryEntity } from '../../../core-server/src/areas/military/MilitaryEntityHistoryEntity.ts';
import { openProperties } from '../../../core-server/src/areas/open-data/reconcile/openProperties.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { fillMuseum, keepFresh, mayBeAlive } from './openMuseum.ts';

// What only staff may read is written into a museum everywhere where it can stand, and looked for in all that is given away.

let server: TestServer;
/** Texts that nobody but staff may read, by what they are. */
const secrets = new Map<string, string>();
const secret = (what: string) => {
  const text = `zz${randomBytes(6).toString('hex')}`;
  secrets.set(what, text);
  return text;
};
/** Ids that guests may know, and one that they may have kept from before. */
const known: string[] = [];

beforeAll(async () => {
  server = await startServer();
  const { make, dataSource } = server;
  const { jan, ieper, battalion, menin } = await fillMuseum(server);
  const hidden = await make.person({
    ...mayBeAlive,
    ...{ surname: secret('first name of who may be alive'), familyname: secret('last name of who may be alive') },
    alternative_familynames: [secret('other name of who may be alive')],
    description: secret('remarks on who may be alive'),
  });
  secrets.set('id of who may be alive', hidden.id);
  await make.event('where', { person_id: hidden.id, place_id: ieper.id, topo: secret('address of who may be alive') });
  await make.event('memorated', { person_id: hidden.id, memorial_id: menin.id });
  await dataSource.query(
    `INSERT INTO relation (id, person_id, related_person_id, relation, comments) VALUES (gen_random_uuid(), $1, $2, 'sibling', $3)`,
    [jan.id, hidden.id, secret('remarks on a relation')],
  );
  await dataSource.query(`UPDATE person SET living_status_reason = $2, stated_living_status = 'dead' WHERE id = $1`, [
    jan.id,
    secret('why somebody is dead'),
  ]);
  const event = await make.event('where', { person_id: jan.id, place_id: ieper.id });
  await dataSource.query('UPDATE person_event SET place_as_written = $2, batch = $3, csv_id = $4 WHERE id = $1', [
    event.id,
    ...[secret('place as a list wrote it'), secret('import'), secret('row of an import')],
  ]);
  const sponsored = await make.event('cwxrm', { person_id: jan.id });
  await dataSource.query('UPDATE person_event SET description = $2 WHERE id = $1', [
    sponsored.id,
    secret('about a sponsor'),
  ]);
  await dataSource.manager.insert(MilitaryEntityHistoryEntity, {
    ...{ id: uuidv7(), military_entity_id: battalion.id, type: 'track', from_date: '1917????', to_date: '????????' },
    ...{ entity_id: null, army: '', track_type: 'rest', place_id: ieper.id, topo: '' },
    description: secret('what staff write of a unit'),
  });
  const project = await make.project(secret('title of a project'));
  await dataSource.query('INSERT INTO project_membership (person_id, project_id, notes) VALUES ($1, $2, $3)', [
    ...[jan.id, project.id, secret('notes of a membership')],
  ]);
  await make.contactPerson({ firstName: secret('contact first name'), lastName: secret('contact last name') });
  await make.document({ title: secret('document that is not disclosed'), description: secret('its description') });
  await make.place({ languages: { nl: { name: 'Dorp' } }, alternative_names: [secret('name that no page shows')] });
  const { account } = await server.makeAccount();
  secrets.set('account', account);
  known.push(jan.id, ieper.id, battalion.id, menin.id, hidden.id);
  await keepFresh(server);
}, 60_000);
afterAll(() => server?.close());

/** All that is given away, by where it stood. */
async function everything(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(server.origin + path, { redirect: 'manual', ...init });
    const body = Buffer.from(await answer.arrayBuffer());
    const text = path.endsWith('.gz') ? gunzipSync(body).toString('utf8') : body.toString('utf8');
    answers.set(`${path} ${init?.body ?? ''}`, JSON.stringify([...answer.headers]) + text);
    return text;
  };
  const index = JSON.parse(await ask('/open-data/index.json')) as { files: { name: string }[] };
  for (const { name } of index.files) await ask(`/open-data/${name}.gz`);
  const post = (field: string, value: object) =>
    ask('/reconcile', { method: 'POST', body: new URLSearchParams({ [field]: JSON.stringify(value) }) });
  const properties = [...new Set(openKinds.flatMap((kind) => openProperties[kind].map(({ id }) => id)))];
  await post('extend', { ids: known, properties: properties.map((id) => ({ id })) });
  for (const text of ['Pemberton', 'Ieper', 'Warwickshire', 'Menenpoort', 'Dorp', ...known, ...secrets.values()]) {
    await post('queries', { q0: { query: text, limit: 25 } });
    await ask(`/reconcile/suggest/entity?prefix=${encodeURIComponent(text)}`);
  }
  for (const id of known) {
    for (const path of ['/reconcile/preview?id=', '/reconcile/flyout/entity?id=', '/open-data/id/'])
      await ask(path + id);
    await ask(`/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:salient.example:${id}`);
  }
  await ask('/oai?verb=ListRecords&metadataPrefix=oai_dc');
  await ask('/oai?verb=ListIdentifiers&metadataPrefix=oai_dc');
  return answers;
}

/** An answer without what it repeats of the question: an id under which values were asked for, the arguments of a harvester. */
const withoutEcho = (answer: string) =>
  answer.replaceAll(`"${secrets.get('id of who may be alive')}":{`, '{').replace(/<request[^>]*>/, '');

test('nothing that only staff may read stands in anything that is given away', async () => {
  const answers = await everything();
  const all = [...answers.values()].join('\n');
  // The search works: what is public is found.
  for (const text of ['Pemberton', 'Menin Gate', 'Rijselstraat', 'Dorp']) expect(all).toContain(text);
  const leaks: string[] = [];
  for (const [what, text] of secrets) {
    for (const [where, answer] of answers) {
      if (withoutEcho(answer).includes(text)) leaks.push(`${what}: ${where}`);
    }
  }
  expect(leaks).toEqual([]);
  expect(secrets.size).toBeGreaterThan(15);
});

test('every field that is given away is one of the list that says so', async () => {
  const said = Object.fromEntries(openKinds.map((kind) => [kind, Object.keys(openSchemas[kind].shape)]));
  expect(said).toMatchInlineSnapshot(`
    {
      "memorial": [
        "id",
        "url",
        "name",
        "alternative_names",
        "type",
        "plate_type",
        "cemetery_type",
        "cemetery_exists",
        "cemetery_nationality",
        "description",
        "start",
        "address",
        "trench_coordinates",
        "place_id",
        "place",
        "country_code",
        "latitude",
        "longitude",
        "position_of",
      ],
      "person": [
        "id",
        "url",
        "first_name",
        "family_name",
        "alternative_first_names",
        "alternative_family_names",
        "initials",
        "gender",
        "nationality",
        "description",
        "born",
        "died",
        "birth_place",
        "death_place",
        "age",
        "victim_type",
        "victim_type_details",
        "war_casualty",
        "in_names_list",
        "army",
        "regiment",
        "unit",
        "unit_number",
        "sub_unit",
        "rank",
        "service_number",
        "relations",
        "events",
      ],
      "place": [
        "id",
        "name",
        "names",
        "type",
        "country_code",
        "country_guessed",
        "latitude",
        "longitude",
      ],
      "unit": [
        "id",
        "url",
        "name",
        "type",
        "army",
        "corps",
        "division",
        "brigade",
        "regiment",
        "unit",
        "unit_number",
        "history",
      ],
    }
  `);
});
