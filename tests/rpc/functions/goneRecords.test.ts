import { randomUUID } from 'node:crypto';
import { callFunction, validateFunction } from '@salient/shared/areas/functions/functionMethods.ts';
import { removePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { mergePlaces } from '@salient/shared/areas/places/placeMergeMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// Records that a question names by their ids.

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const name = 'FindPersonAdvancedInternal';
const chosen = (id: string) => ({ value: 'Gekozen', mode: 'selected', id });
const validate = (args: object, client = admin, of = name) =>
  client.call(validateFunction, { name: of, args: { ...args } });

/** A question that names a record of each kind. */
const asking = (ids: Record<'project' | 'person' | 'collection' | 'place' | 'memorial' | 'unit', string>) => ({
  project: ids.project,
  related: chosen(ids.person),
  collection: chosen(ids.collection),
  events: [
    { type: 'died', inputs: { place: { ...chosen(ids.place), radius_km: 5 } } },
    { type: 'memorated', inputs: { memorial: chosen(ids.memorial), place: chosen(ids.place) } },
    { type: 'event', inputs: { served_with: chosen(ids.unit), entity: chosen(ids.unit) } },
  ],
});

test('each record that a question names and that was removed is told at its field, and the question is still answered', async () => {
  const { make } = server;
  const made = {
    project: (await make.project()).id,
    person: (await make.person()).id,
    collection: (await make.collection()).id,
    place: (await make.place()).id,
    memorial: (await make.memorial()).id,
    unit: (await make.militaryEntity()).id,
  };
  expect(await validate(asking(made))).toEqual({ status: 'OK' });
  const gone = Object.fromEntries(Object.keys(made).map((kind) => [kind, randomUUID()])) as typeof made;
  const answer = await validate(asking(gone));
  const fields = [
    ...['project', 'related', 'collection', 'events.0.inputs.place', 'events.1.inputs.memorial'],
    ...['events.1.inputs.place', 'events.2.inputs.served_with', 'events.2.inputs.entity'],
  ];
  expect(answer).toEqual({
    status: 'NOK',
    data: Object.fromEntries(fields.map((field) => [field, [`${field}: DOES_NOT_EXIST`]])),
  });
  expect(await admin.call(callFunction, { name, args: asking(gone) })).toMatchObject({ total: 0 });
  // What is wrong otherwise is told first.
  expect(await validate({ ...asking(gone), gender: 'X' })).toMatchObject({ data: { gender: expect.any(Array) } });

  await admin.call(removePerson, { id: made.person });
  expect(await validate({ related: chosen(made.person) })).toMatchObject({ data: { related: expect.any(Array) } });
});

test('a record that became part of another one is still there', async () => {
  const kept = await server.make.place();
  const merged = await server.make.place();
  await admin.call(mergePlaces, { idA: kept.id, idB: merged.id });
  expect(await validate({ events: [{ type: 'died', inputs: { place: chosen(merged.id) } }] })).toEqual({
    status: 'OK',
  });
});

test('nobody learns by a question of a person whom their account may not know, and a guest is told nothing of records', async () => {
  const { id } = await server.make.person({ victim_type: 'civilian' });
  const reader = await server.signIn('read-be-soldiers', { army: 'A.B.L.' });
  const hidden = await validate({ related: chosen(id) }, reader);
  expect(hidden).toEqual(await validate({ related: chosen(randomUUID()) }, reader));
  expect(hidden).toMatchObject({ status: 'NOK' });
  expect(await validate({ project: randomUUID() }, server.guest, 'FindPersonAdvancedPublic')).toEqual({ status: 'OK' });
});
