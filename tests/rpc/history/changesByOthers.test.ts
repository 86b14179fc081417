import { findChangesByOthers } from '@salient/shared/areas/changes/changeMethods.ts';
import { createPersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { createPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { startPlaceLookup } from '@salient/shared/areas/places/placeHealingMethods.ts';
import { mergePlaces } from '@salient/shared/areas/places/placeMergeMethods.ts';
import { updatePlace } from '@salient/shared/areas/places/placeMethods.ts';
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

test('neither a merge nor the look-up of places makes the records of others one’s own, nor fills what is told', async () => {
  const { make, dataSource } = server;
  const [a, b] = [await make.place(), await make.place()];
  const theirs = await make.event('injured', { place_id: b.id });
  const { id } = await bert.call(createPerson, { person: { surname: 'Leo', familyname: 'Smets' } });
  await bert.call(createPersonEvent, { event: { person_id: id, type: 'injured', place_id: b.id } });
  const carla = await server.signIn('normal');
  const told = async (who: TestClient) =>
    (await who.call(findChangesByOthers, {})).map(({ method, part_of, record }) => [method, (part_of ?? record).id]);
  const before = await told(bert);
  await carla.call(mergePlaces, { idA: a.id, idB: b.id });
  // Carla merged places: that the persons at them are changed by others is nothing to her.
  await bert.call(updatePerson, { person: { id: theirs.person_id, version: 1, nationality: 'Belg' } });
  expect(await told(carla)).toEqual([]);
  // Nor is it to Bert that an event of his came along.
  expect(await told(bert)).toEqual(before);
  // The merged place itself is hers.
  await bert.call(updatePlace, { place: { id: a.id, version: 2, type: 'neighborhood' } });
  expect(await told(carla)).toEqual([['updatePlace', a.id]]);

  const looked = await make.place();
  await dataSource.query(
    `INSERT INTO audit_entry (user_id, account, method, source, entity, entity_id, version, before, after)
     SELECT user_id, account, $1, 'staff', 'place', $2, 2, '{}', '{}' FROM audit_entry
     WHERE method = 'mergePlaces' AND entity_id = $3 LIMIT 1`,
    [startPlaceLookup.name, looked.id, a.id],
  );
  await bert.call(updatePlace, { place: { id: looked.id, version: 1, type: 'neighborhood' } });
  expect(await told(carla)).toEqual([['updatePlace', a.id]]);
  expect((await told(bert)).map(([method]) => method)).not.toContain(startPlaceLookup.name);
});
