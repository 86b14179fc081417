import { getUnitPlaces, updateMilitaryEntity } from '@salient/shared/areas/military/militaryMethods.ts';
import { getUnitByMonth } from '@salient/shared/areas/persons/soldierMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A battalion with a track of its own in July 1917, in a brigade with one in August. */
async function battalionInBrigade(number: number) {
  const editor = await server.signIn('normal');
  const place = (name: string) => server.make.place({ languages: { nl: { name } }, lat: 50.9, lon: 2.9 });
  const [pilkem, proven] = [await place('Pilkem'), await place('Proven')];
  const { id: brigadeId } = await server.make.militaryEntity({ type: 'brigade', brigade: `${number}th Brigade` });
  const { id } = await server.make.militaryEntity({ type: 'unit', unit: 'Bn.', unit_nr: `${number}th` });
  const track = { type: 'track', track_type: 'rest', description: 'private' };
  const write = (entityId: string, history: object[]) =>
    editor.call(updateMilitaryEntity, { entity: { id: entityId, version: 1, history } as never });
  await write(brigadeId, [{ ...track, from_date: '19170805', to_date: '19170820', place_id: proven.id }]);
  await write(id, [
    { type: 'structure', entity_id: brigadeId, from_date: '1915????', to_date: '1918????' },
    { ...track, from_date: '19170731', to_date: '19170804', place_id: pilkem.id },
  ]);
  return { id, pilkem };
}

test('everybody reads where a unit was on a day, by its own track or by that of the unit above it', async () => {
  const { id } = await battalionInBrigade(113);
  const at = (from_date: string, to_date?: string) =>
    server.guest.call(getUnitPlaces, { id, from_date, ...(to_date ? { to_date } : {}) });
  const [own] = await at('19170801');
  expect(own).toEqual({
    ...{ from_date: '19170731', to_date: '19170804', track_type: 'rest', topo: '', by: 'own', unit: null },
    place: expect.objectContaining({ names: { nl: 'Pilkem' } }),
  });
  expect(await at('19170810')).toMatchObject([
    { by: 'structure', unit: { brigade: '113th Brigade' }, place: { names: { nl: 'Proven' } } },
  ]);
  expect(await at('19170801', '1918????')).toMatchObject([{ by: 'own' }]);
  expect(await at('19140801')).toEqual([]);
  await expect(server.guest.call(getUnitPlaces, { id: noId, from_date: '1917????' })).rejects.toMatchObject({
    name: 'notFound',
  });
  // A day that cannot be is refused instead of touching everything.
  for (const day of ['19181399', '19170230']) await expect(at(day)).rejects.toMatchObject({ code: -32602 });
  await expect(at('19170801', '19171399')).rejects.toMatchObject({ code: -32602 });
});

test('staff read month by month where a unit was and where its people died', async () => {
  const { id, pilkem } = await battalionInBrigade(114);
  const died = { died_year: 1917, died_month: 7, died_day: 31 };
  for (const place_id of [pilkem.id, pilkem.id, null]) {
    const person = await server.make.person(died);
    await server.make.event('military', { person_id: person.id, military_entity_id: id });
    await server.dataSource.query(`UPDATE person_event SET place_id = $1 WHERE person_id = $2 AND type = 'died'`, [
      place_id,
      person.id,
    ]);
  }
  const reader = await server.signIn('readonly');
  const months = await reader.call(getUnitByMonth, { id });
  expect(months.map(({ month, stays }) => [month, stays.map(({ by }) => by)])).toEqual([
    ['1917-07', ['own']],
    ['1917-08', ['own']],
  ]);
  expect(months[0]?.deaths.map(({ place, count }) => [place?.names.nl ?? null, count])).toEqual([
    ['Pilkem', 2],
    [null, 1],
  ]);
  await expect(reader.call(getUnitByMonth, { id: noId })).rejects.toMatchObject({ name: 'notFound' });
});
