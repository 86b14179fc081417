import { mergePlaces } from '@salient/shared/areas/places/placeMergeMethods.ts';
import type { ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import {
  getCollectionReference,
  searchCollectionReferences,
} from '@salient/shared/areas/references/referenceMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let reader: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
  reader = await server.signIn('readonly');
});
afterAll(() => server.close());

const search = (type: string, query: string, more = {}, client = reader) =>
  client.call(searchCollectionReferences, { type: type as ReferenceType, query, ...more });

test('finds records of every type by what they are called, with what tells namesakes apart [REFERENCE-03, REFERENCE-05, REFERENCE-07, REFERENCE-08, REFERENCE-11, M-121, M-122]', async () => {
  const { make } = server;
  const person = await make.person({ surname: 'Emiel', familyname: 'Zandvliet', born_year: 1894, died_year: 1917 });
  const place = await make.place({ languages: { nl: { name: 'Zandvlietbeek' }, fr: { name: 'Ruisseau Zandvliet' } } });
  const memorial = await make.memorial({ name: 'Zandvliet Cemetery', place_id: place.id });
  const unit = await make.militaryEntity({ regiment: 'Zandvliet Rifles', army: 'B.E.F.' });
  const project = await make.project('Zandvliet 1917');
  const key = await make.keyLocation({ name: 'Zandvlietpoort', number: 7 });
  const contact = await make.contactPerson({ firstName: 'Zoë', lastName: 'Zandvliet' });
  const expected = {
    person: { id: person.id, type: 'person', name: 'Emiel Zandvliet', info: '1894–1917' },
    place: { id: place.id, type: 'place', name: 'Zandvlietbeek', info: 'België' },
    memorial: { id: memorial.id, type: 'memorial', name: 'Zandvliet Cemetery', info: 'Zandvlietbeek' },
    military_entity: { id: unit.id, type: 'military_entity', name: 'Zandvliet Rifles', info: 'B.E.F.' },
    project: { id: project.id, type: 'project', name: 'Zandvliet 1917', info: '' },
    key_location: { id: key.id, type: 'key_location', name: 'Zandvlietpoort', info: '7' },
  };
  for (const [type, found] of Object.entries(expected)) {
    expect(await search(type, 'zandvliet'), type).toEqual([found]);
    expect(await reader.call(getCollectionReference, { type: type as ReferenceType, id: found.id })).toEqual(found);
  }
  expect(await search('place', 'zandvliet', { language: 'fr' })).toMatchObject([
    { name: 'Ruisseau Zandvliet', info: 'Belgique' },
  ]);
  expect(await reader.call(searchCollectionReferences, { type: 'person', text: 'zandvliet' })).toHaveLength(1);
  // Contact persons are personal data.
  expect(await search('contact-person', 'zoe zandvliet', {}, editor)).toMatchObject([
    { id: contact.id, name: 'Zoë Zandvliet' },
  ]);
  expect(await search('contact-person', 'zandvliet')).toEqual([]);
  const hidden = reader.call(getCollectionReference, { type: 'contact-person', id: contact.id });
  await expect(hidden).rejects.toMatchObject({ name: 'notFound' });
  for (const type of ['toponym', 'empty'] as const) expect(await search(type, 'zandvliet'), type).toEqual([]);
  await expect(reader.call(getCollectionReference, { type: 'place', id: noId })).rejects.toMatchObject({
    name: 'notFound',
  });
});

test('a record is told by the one that it became part of', async () => {
  const [kept, merged] = [await server.make.place(), await server.make.place()];
  await editor.call(mergePlaces, { idA: kept.id, idB: merged.id });
  const { name } = await reader.call(getCollectionReference, { type: 'place', id: kept.id });
  expect(await reader.call(getCollectionReference, { type: 'place', id: merged.id })).toMatchObject({
    id: kept.id,
    name,
  });
});
