import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import {
  callFunction,
  findPersonAdvanced,
  getFunction,
  getFunctions,
  validateFunction,
} from '@salient/shared/areas/functions/functionMethods.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// A form is drawn from a definition, so whatever a definition offers must be answered.

let server: TestServer;
let admin: TestClient;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
  const { make } = server;
  ids = {
    places: (await make.place()).id,
    memorials: (await make.memorial()).id,
    projects: (await make.project()).id,
    military_entities: (await make.militaryEntity()).id,
    persons: (await make.person()).id,
    collections: (await make.collection()).id,
  };
});
afterAll(() => server.close());

/** Every value that a form can send for an argument. */
function valuesOf(argument: FunctionArgument): unknown[] {
  const { name, kind, modes = [], options = [], of, types = [], suggestions } = argument;
  switch (kind) {
    case 'checkbox':
      return [true, false];
    case 'select':
      return [...options];
    case 'words':
      return [['Jan'], []];
    case 'date':
      return ['19170731', '1917????'];
    case 'datetime':
      return ['2026-05-04', '2026-05-04 09:30'];
    case 'country':
      return ['BE', 'fr'];
    case 'number':
      return [7, '30'];
    case 'range':
      return of === 'date' ? [{ from: '1914????', to: '19181111' }] : [{ from: 18, to: 40 }];
    case 'text':
    case 'location':
      if (modes.length === 0) return ['Jan'];
      return modes.map((mode) => ({
        value: mode === 'empty' ? '' : 'Ieper',
        mode,
        ...(mode === 'selected' ? { id: ids[suggestions ?? `${name}s`] } : {}),
      }));
    case 'repeatable':
      return types.flatMap(({ type, inputs }) => [
        [{ type, inputs: {} }],
        ...inputs.flatMap((input) => valuesOf(input).map((value) => [{ type, inputs: { [input.name]: value } }])),
      ]);
    default:
      throw new Error(`${name}: no form sends values of kind ${kind}`);
  }
}

describe.each(['FindPerson', 'FindPersonAdvancedPublic', 'FindPersonAdvancedInternal'])('%s', (name) => {
  test('answers every option and mode of every argument that its definition offers', async () => {
    const definition = await admin.call(getFunction, { name });
    for (const argument of definition.arguments) {
      for (const value of valuesOf(argument)) {
        const answer = admin.call(callFunction, { name, args: { [argument.name]: value }, limit: 1 });
        await expect(answer, JSON.stringify({ [argument.name]: value })).resolves.toMatchObject({
          data: expect.any(Array),
        });
      }
    }
  });
});

test('every report answers each of its arguments and each of its columns as an order, in every language [FUNC-03, FUNC-07, FUNC-08, FUNC-14]', async () => {
  const reports = (await admin.call(getFunctions, {})).filter(({ name }) => !name.startsWith('FindPerson'));
  expect(reports.length).toBeGreaterThan(18);
  for (const { name } of reports) {
    const definition = await admin.call(getFunction, { name });
    if (definition.result === 'text') continue;
    const answer = await admin.call(callFunction, { name, args: {} });
    if (typeof answer === 'string') throw new Error(`${name} answers with a text`);
    expect(answer, name).toMatchObject({ elementType: definition.elementType, total: expect.any(Number) });
    expect(answer.actions, name).toEqual(definition.actions.map(({ name: action }) => action));
    for (const argument of definition.arguments) {
      for (const value of valuesOf(argument)) {
        const asked = { name, args: { [argument.name]: value }, limit: 1 };
        await expect(admin.call(callFunction, asked), JSON.stringify(asked)).resolves.toMatchObject({
          total: expect.any(Number),
        });
      }
    }
    for (const { key } of answer.columns.filter(({ sortable }) => sortable)) {
      for (const language of languages) {
        const asked = { name, language, sort: [[key, -1]] as [[string, -1]] };
        await expect(admin.call(callFunction, asked), JSON.stringify(asked)).resolves.toMatchObject({
          total: answer.total,
        });
      }
    }
  }
});

test('who may run which function is told and kept [FUNC-09, FUNC-12, FUNC-18, M-169, M-170]', async () => {
  const namesFor = async (client: TestClient) => (await client.call(getFunctions, {})).map(({ name }) => name);
  expect(await namesFor(server.guest)).toEqual(['FindPersonAdvancedPublic']);
  const [reader, admin] = [await server.signIn('readonly'), await server.signIn('admin')];
  const searches = ['FindPerson', ...['Extended', 'Internal', 'Public'].map((kind) => `FindPersonAdvanced${kind}`)];
  expect((await namesFor(reader)).toSorted()).toEqual(searches);
  expect((await namesFor(admin)).toSorted()).toEqual([...server.services.functions.keys()].toSorted());
  for (const { definition } of server.services.functions.values()) {
    const { name, access } = definition;
    const asked = { name };
    expect(await admin.call(getFunction, asked)).toEqual(definition);
    const byGuest = server.guest.call(getFunction, asked);
    if (access === 'guest') expect(await byGuest).toEqual(definition);
    else await expect(byGuest, name).rejects.toMatchObject({ code: 1000 });
    const byReader = reader.call(getFunction, asked);
    if (access === 'admin') await expect(byReader, name).rejects.toMatchObject({ code: 1010 });
    else expect(await byReader).toEqual(definition);
  }
  await expect(admin.call(getFunction, { name: 'Nothing' })).rejects.toMatchObject({ code: 1011 });
  await expect(server.guest.call(callFunction, { name: 'FindPerson', args: {} })).rejects.toMatchObject({ code: 1000 });
});

test('findPersonAdvanced answers whole persons for the arguments of the staff search [ADVSEARCH-37]', async () => {
  const { id } = await server.make.person({ surname: 'Geert', familyname: 'Zuidmeers', gender: 'male' });
  await server.make.person({ surname: 'Greta', familyname: 'Zuidmeers', gender: 'female' });
  const query = { familyname: { value: 'zuidm', mode: 'head' }, gender: 'MALE', kiosk: 'any' };
  const { data, total } = await admin.call(findPersonAdvanced, { query, sort: [['name', 1]] });
  expect(total).toBe(1);
  expect(data).toMatchObject([{ id, surname: 'Geert', memorials: [], military_events: [] }]);
  await expect(admin.call(findPersonAdvanced, { query: { hat: 'bowler' } })).rejects.toMatchObject({
    code: 1013,
    data: { hat: ['hat: SHOULD_BE_EMPTY'] },
  });
});

test.each([
  [{ related: { value: 'Jan', mode: 'selected' } }, 'related.id: REQUIRED'],
  [
    { events: [{ type: 'died', inputs: { place: { value: 'Ieper', mode: 'selected' } } }] },
    'events.0.inputs.place.id: REQUIRED',
  ],
  [
    { events: [{ type: 'memorated', inputs: { memorial: { mode: 'selected' } } }] },
    'events.0.inputs.memorial.id: REQUIRED',
  ],
  [
    { events: [{ type: 'where', inputs: { place: { value: 'Ieper', mode: 'head', radius_km: 5 } } }] },
    'events.0.inputs.place.radius_km: SHOULD_BE_EMPTY',
  ],
])(
  'a chosen record without its id, or a radius around nothing, is not passed over: %j [ADVSEARCH-22, ADVSEARCH-33]',
  async (args, error) => {
    const field = error.slice(0, error.indexOf(':'));
    const staff = await server.signIn('normal');
    expect(await staff.call(validateFunction, { name: 'FindPersonAdvancedInternal', args })).toEqual({
      status: 'NOK',
      data: { [field]: [error] },
    });
  },
);
