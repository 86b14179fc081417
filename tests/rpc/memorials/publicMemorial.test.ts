import { getPublicMemorial, removeMemorial } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { findPublicPersonsOnMemorial } from '@salient/shared/areas/persons/memoratedMethods.ts';
import { getPublicPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { memorialWithPictures } from '../../harness/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a visitor reads what a memorial is, where it lies and how many names it bears [MEMORIAL-16]', async () => {
  const place = await server.make.place({
    languages: { nl: { name: 'Veldendorp' } },
    country_code: 'BE',
    lat: 50.9,
    lon: 3,
  });
  const { id } = await server.make.memorial({
    ...{ name: 'Velden', cemetery_kind: 'military', place_id: place.id, address: 'Veldweg', start_year: 1920 },
    british_trench_coordinates: '28.I12',
  });
  await server.make.event('memorated', { memorial_id: id });
  expect(await server.guest.call(getPublicMemorial, { id })).toEqual({
    ...{ id, name: 'Velden', alternative_names: [], type: 'cemetery', type_plate_details: null, description: '' },
    type_cemetery_details: { kind: 'military', exists: null, nationality: null },
    ...{ start_date: '1920????', address: 'Veldweg', nbr_of_persons: 1, photos: [], updated_at: expect.any(String) },
    place: { names: { nl: 'Veldendorp' }, country_code: 'BE', country_guessed: false },
    british_trench_coordinates: '28.I12',
    position: { source: 'place', position: { lat: 50.9, lon: 3 } },
  });
});

test('a visitor sees only images whose rights allow the web', async () => {
  const { memorial } = await memorialWithPictures(server);
  expect((await server.guest.call(getPublicMemorial, { id: memorial.id })).photos).toEqual([]);
  await server.dataSource.query(
    `UPDATE attachment SET licence = 'own', usable_for = '{web}' WHERE collection_id = $1`,
    [memorial.id],
  );
  const { photos } = await server.guest.call(getPublicMemorial, { id: memorial.id });
  expect(photos).toHaveLength(1);
  const picture = await fetch(server.origin + photos[0]?.src);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/')]);
});

test('a memorial that was never there is not found, one that was removed is gone', async () => {
  const editor = await server.signIn('normal');
  const { id } = await server.make.memorial();
  await editor.call(removeMemorial, { id });
  const { guest } = server;
  for (const [asked, name] of [
    [id, 'gone'],
    [noId, 'notFound'],
  ] as const) {
    const refusal = { name, data: { id: asked } };
    await expect(guest.call(getPublicMemorial, { id: asked })).rejects.toMatchObject(refusal);
    await expect(guest.call(findPublicPersonsOnMemorial, { memorialId: asked })).rejects.toMatchObject(refusal);
  }
});

test('a visitor pages and searches the names, and reads of each what everybody may [PUBLIC-40]', async () => {
  const { id: memorialId } = await server.make.memorial();
  for (const [surname, familyname] of [
    ['Jan', 'Peeters'],
    ['An', 'Claes'],
    ['Piet', 'Claes'],
  ] as const) {
    const { id: person_id } = await server.make.person({ surname, familyname, died_year: 1917, description: 'x' });
    await server.make.event('memorated', { memorial_id: memorialId, person_id, memorial_ref: 'II. 4' });
  }
  const find = (params: object) => server.guest.call(findPublicPersonsOnMemorial, { memorialId, ...params });
  const first = await find({ limit: 1 });
  expect(first).toEqual({
    data: [
      {
        ...{ id: expect.any(String), firstName: 'An', lastName: 'Claes', bornDate: '????????', diedDate: '1917????' },
        mentions: [{ kind: 'current', ref: 'II. 4' }],
      },
    ],
    total: 3,
  });
  expect((await find({ offset: 2 })).data.map(({ firstName }) => firstName)).toEqual(['Jan']);
  expect((await find({ text: 'claes p' })).data.map(({ firstName }) => firstName)).toEqual(['Piet']);
  const person = await server.guest.call(getPublicPerson, { id: first.data[0]?.id ?? '' });
  expect(person.events.at(-1)?.memorial?.id).toBe(memorialId);
});
