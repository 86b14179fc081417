import { callFunction } from '@salient/shared/areas/functions/functionMethods.ts';
import { callArguments } from '@salient/shared/areas/functions/query/searchQuery.ts';
import {
  type FellowGroup,
  fellowsLimit,
  getPersonFellows,
} from '@salient/shared/areas/persons/fellows/fellowMethods.ts';
import { getPublicPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PersonEventEntity } from '../../../core-server/src/areas/events/PersonEventEntity.ts';
import { linkToFellows } from '../../../public-web/src/app/pages/linkToFellows.ts';
import { parseSearch } from '../../../public-web/src/areas/search/searchAddress.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const fellowsOf = (id: string) => server.guest.call(getPersonFellows, { id });
const dayOfDeath = { died_day: 4, died_month: 10, died_year: 1917 };
const battalion = {
  ...{ enlisted_army: 'B.E.F.', enlisted_regt: 'Royal Scots', enlisted_unit: 'Bn.' },
  enlisted_nr: '2nd',
};

/** Somebody of a unit, with what else is given. */
async function soldier(person: object, service: Partial<typeof battalion> = {}) {
  const made = await server.make.person({ victim_type: 'military', ...person });
  await server.make.event('military', { person_id: made.id, ...battalion, ...service });
  return made;
}

test('tells who died on the same day in the same battalion, and who served in it', async () => {
  const person = await soldier({ familyname: 'Eerste', ...dayOfDeath });
  const sameDay = await soldier({ familyname: 'Tweede', ...dayOfDeath });
  const later = await soldier({ familyname: 'Derde', ...dayOfDeath, died_day: 5 });
  await soldier({ familyname: 'Vierde', ...dayOfDeath }, { enlisted_nr: '12th' });
  await server.make.person({ familyname: 'Vijfde', ...dayOfDeath });
  const [dayAndUnit, unit, ...more] = await fellowsOf(person.id);
  expect(more).toEqual([]);
  expect(dayAndUnit).toMatchObject({ kind: 'dayAndUnit', count: 1, hasMore: false, persons: [{ id: sameDay.id }] });
  expect(dayAndUnit?.unit).toEqual({ id: null, army: 'B.E.F.', regiment: 'Royal Scots', unit: 'Bn.', unit_nr: '2nd' });
  expect(unit?.count).toBe(2);
  expect(unit?.persons.map(({ id }) => id)).toEqual([later.id, sameDay.id]);
});

test('tells who died on the same day in the same place, and who was born in one', async () => {
  const place = await server.make.place({ languages: { nl: { name: 'Dikkebus' } } });
  const at = async (person: object, type: 'born' | 'died') => {
    const made = await server.make.person(person);
    await server.dataSource.manager.update(PersonEventEntity, { person_id: made.id, type }, { place_id: place.id });
    return made;
  };
  const person = await at({ ...dayOfDeath }, 'died');
  const other = await at({ ...dayOfDeath, familyname: 'Zelfde' }, 'died');
  await at({ ...dayOfDeath, died_day: null }, 'died');
  const [group, ...more] = await fellowsOf(person.id);
  expect(more).toEqual([]);
  expect(group).toMatchObject({ kind: 'dayAndPlace', count: 1, persons: [{ id: other.id, lastName: 'Zelfde' }] });
  expect(group?.place).toMatchObject({ id: place.id, place: { names: { nl: 'Dikkebus' } } });

  const child = await at({ born_year: 1890 }, 'born');
  await at({ born_year: 1891 }, 'born');
  expect(await fellowsOf(child.id)).toMatchObject([{ kind: 'birthplace', count: 1 }]);
});

test('the list of those who fell on the same day has as many as are told, and nobody of whom the day is not known', async () => {
  const unit = { enlisted_regt: 'Zelfde Dag' };
  const person = await soldier({ ...dayOfDeath }, unit);
  await soldier({ ...dayOfDeath }, unit);
  await soldier({ ...dayOfDeath, died_day: null }, unit);
  await soldier({ died_year: 1917 }, unit);
  const [group] = await fellowsOf(person.id);
  expect(group).toMatchObject({ kind: 'dayAndUnit', count: 1 });
  const address = { base: '', route: null, params: [] };
  const link = linkToFellows(address, group as FellowGroup, '19171004', 'nl');
  const { query } = parseSearch([...new URL(link, 'http://localhost').searchParams]);
  const list = await server.guest.call(callFunction, { name: 'FindPersonAdvancedPublic', args: callArguments(query) });
  expect(list).toMatchObject({ total: 2 });
});

test('counts a large unit up to a bound, and names those with a face first', async () => {
  const large = { enlisted_regt: 'Groot Regiment', enlisted_unit: '', enlisted_nr: '' };
  const person = await soldier({}, large);
  await server.dataSource.query(
    `WITH made AS (INSERT INTO person (id, familyname) SELECT gen_random_uuid(), 'Velen' FROM generate_series(1, $1) RETURNING id)
     INSERT INTO person_event (id, person_id, type, army_key, regt_key)
     SELECT gen_random_uuid(), id, 'military', 'b.e.f.', 'groot regiment' FROM made`,
    [fellowsLimit - 1],
  );
  const storied = await soldier({ familyname: 'Zichtbaar' }, large);
  await server.make.story({ person_id_ref: storied.id, targets: ['museum'] });
  const [group] = await fellowsOf(person.id);
  expect(group).toMatchObject({ kind: 'unit', count: fellowsLimit, hasMore: false });
  expect(group?.persons).toHaveLength(6);
  expect(group?.persons[0]).toMatchObject({
    id: storied.id,
    portrait: { credit: { nl: { text: 'Stad Ieper', language: 'nl' } } },
  });
  await soldier({}, large);
  expect(await fellowsOf(person.id)).toMatchObject([{ count: fellowsLimit, hasMore: true }]);
});

test('a face is of the person’s own published story and allowed on the web, on the page and beside relatives [P13, beyond 17]', async () => {
  const [sister, brother] = [await server.make.person(), await server.make.person()];
  await server.dataSource.query(
    `INSERT INTO relation (id, person_id, related_person_id, relation) VALUES (gen_random_uuid(), $1, $2, 'sibling')`,
    [sister.id, brother.id],
  );
  const read = async ({ id }: { readonly id: string }) => server.guest.call(getPublicPerson, { id });
  const { id: draft } = await server.make.story({ person_id_ref: brother.id });
  expect((await read(brother)).portrait).toBeNull();
  await server.dataSource.query(`UPDATE person_story SET published_date = now(), targets = '{museum}' WHERE id = $1`, [
    draft,
  ]);
  const { portrait } = await read(brother);
  expect(portrait).toMatchObject({
    credit: { nl: { text: 'Stad Ieper', language: 'nl' } },
    picture: { src: expect.stringMatching(/^\/api\/photo\//) },
  });
  const related = await read(sister);
  expect(related.portrait).toBeNull();
  expect(related.relations[0]?.person.portrait).toEqual(portrait);
  await server.dataSource.query(`UPDATE attachment SET usable_for = '{kiosk}' WHERE collection_id = $1`, [draft]);
  expect((await read(brother)).portrait).toBeNull();
});

test('without a face a photo of where the person is remembered stands in its place, under the name of that [P13]', async () => {
  const person = await server.make.person();
  const memorial = await server.make.memorial({ name: 'Menenpoort' });
  await server.make.event('memorated', { person_id: person.id, memorial_id: memorial.id, memorial_kind: 'none' });
  const read = async () => (await server.guest.call(getPublicPerson, { id: person.id })).placePicture;
  expect(await read()).toBeNull();
  const { id } = await server.make.attachment(memorial.id, { collection: 'memorials' });
  expect(await read()).toMatchObject({ memorial: { id: memorial.id, name: 'Menenpoort' }, photo: { id } });
  await server.dataSource.query(`UPDATE attachment SET usable_for = '{print}' WHERE id = $1`, [id]);
  expect(await read()).toBeNull();
});

test('of somebody who is not there nobody shares anything', async () => {
  await expect(fellowsOf('00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({ name: 'notFound' });
  const alone = await server.make.person();
  expect(await fellowsOf(alone.id)).toEqual([]);
});
