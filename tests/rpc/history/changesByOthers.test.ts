import { findChangesByOthers } from '@salient/shared/areas/changes/changeMethods.ts';
import { createPersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { createPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let an: TestClient;
let bert: TestClient;
beforeAll(async () => {
  server = await startServer();
  an = await server.signIn('normal');
  bert = await server.signIn('normal');
});
afterAll(() => server.close());

test('what others did to a record that one changed is told, not what one did oneself, nor what one has no part in [beyond SHELL-26]', async () => {
  const { id } = await an.call(createPerson, { person: { surname: 'Jan', familyname: 'Claes' } });
  const elsewhere = await bert.call(createPerson, { person: { surname: 'Piet', familyname: 'Maes' } });
  await bert.call(updatePerson, { person: { id: elsewhere.id, version: 1, nationality: 'Belg' } });
  expect(await an.call(findChangesByOthers, {})).toEqual([]);

  await bert.call(updatePerson, { person: { id, version: 1, nationality: 'Belg' } });
  await bert.call(createPersonEvent, { event: { person_id: id, type: 'injured', start_year: 1917 } });
  await an.call(updatePerson, { person: { id, version: 2, surname: 'Johan' } });
  const told = await an.call(findChangesByOthers, {});
  expect(told.map(({ kind, record, part_of }) => [kind, record.type, (part_of ?? record).id])).toEqual([
    ['created', 'person_event', id],
    ['changed', 'person', id],
  ]);
  expect(told[0]?.record).toMatchObject({ event_type: 'injured', event_date: '1917????' });
  expect(await an.call(findChangesByOthers, { limit: 1 })).toHaveLength(1);
  // Bert learns of Jan what An did after him.
  const toldBert = await bert.call(findChangesByOthers, {});
  expect(toldBert.map(({ method }) => method)).toEqual(['updatePerson', 'createPerson']);
});
