import { getPerson, getPublicPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const nobody = '00000000-0000-7000-8000-000000000000';
const read = (id: string) => server.guest.call(getPublicPerson, { id });

test('a guest reads exactly the public fields of a person, under the public names [PUBLIC-19, PUBLIC-20, PUBLIC-39, ROLE-23]', async () => {
  const other = await server.make.person({
    surname: 'Marie',
    familyname: 'Peeters',
    gender: 'female',
    born_year: 1892,
  });
  const { id } = await server.make.person({
    ...{ surname: 'Jan', familyname: 'Peeters', alternative_surnames: ['Jean'], alternative_familynames: ['Peters'] },
    ...{ initials: 'J.', nationality: 'Belg', gender: 'male', description: 'Zoon van Pieter', victim_type: 'military' },
    ...{ born_day: 10, born_month: 3, born_year: 1890, died_day: 9, died_month: 3, died_year: 1917, died_age: 99 },
  });
  await server.dataSource.query(
    `INSERT INTO relation (id, person_id, related_person_id, relation, comments) VALUES (gen_random_uuid(), $1, $2, 'sibling', 'intern')`,
    [id, other.id],
  );
  await server.make.event('military', {
    ...{
      person_id: id,
      enlisted_army: 'A.B.L.',
      enlisted_regt: '2e Linie',
      enlisted_unit: 'Compagnie',
      enlisted_nr: '3',
    },
    ...{ enlisted_sub: 'Peloton 1', enlisted_number: '12/3456', enlisted_rank: 'Soldaat' },
  });
  const person = await read(id);
  expect(person).toEqual({
    id,
    ...{ firstName: 'Jan', name: 'Jan', lastName: 'Peeters', familyName: 'Peeters' },
    ...{ alternativeFirstNames: ['Jean'], alternativeLastNames: ['Peters'] },
    ...{ initials: 'J.', nationality: 'Belg', familyInfo: 'Zoon van Pieter', gender: 'male' },
    ...{ bornDate: '18900310', diedDate: '19170309', age: 26 },
    ...{ victimType: 'military', victimTypeDetails: 'unknown', warCasualty: true, inNamelist: true },
    ...{ army: 'A.B.L.', regiment: '2e Linie', unit: 'Compagnie', unit_nr: '3', sub: 'Peloton 1' },
    ...{ number: '12/3456', rank: 'Soldaat' },
    relations: [
      {
        relation: 'sibling',
        person_id: other.id,
        person: {
          firstName: 'Marie',
          lastName: 'Peeters',
          gender: 'female',
          bornDate: '1892????',
          diedDate: '????????',
          portrait: null,
        },
      },
    ],
    events: [expect.anything(), expect.anything(), expect.anything()],
    improvements: 0,
    story: null,
    portrait: null,
    placePicture: null,
    short_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/),
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(await server.guest.call(getPerson, { id, extend: ['documents'] })).toEqual(person);
});

test('a person leads to their published story, at its key when it is read there, and to no draft [PUBLIC-32, PUBLIC-33]', async () => {
  const storyOf = async (story: object) => {
    const made = await server.make.story(story);
    return { id: made.id, read: (await read(made.person_id_ref)).story };
  };
  const atMuseum = await storyOf({ targets: ['museum'] });
  expect(atMuseum.read).toEqual({ id: atMuseum.id, target: 'museum' });
  const { id: key } = await server.make.keyLocation({});
  const atKey = await storyOf({ targets: ['museum', 'key'], key_location_id: key });
  expect(atKey.read).toEqual({ id: atKey.id, target: 'key' });
  expect((await storyOf({})).read).toBeNull();
});

describe('events', () => {
  test('stand in timeline order with type, dates, place names in every language and their own filled fields [PUBLIC-15, PUBLIC-16, PUBLIC-19, EVENT-26]', async () => {
    const { id } = await server.make.person({ born_year: 1890 });
    const place = await server.make.place({
      languages: { nl: { name: 'Ieper', country: 'België' }, fr: { name: 'Ypres' } },
      ...{ lat: 50.85, lon: 2.88 },
    });
    const memorial = await server.make.memorial({ name: 'Menenpoort', type: 'plate', place_id: place.id });
    await server.make.event('memorated', {
      person_id: id,
      memorial_id: memorial.id,
      memorial_kind: 'none',
      memorial_ref: 'Paneel 9',
    });
    await server.make.event('injured', {
      person_id: id,
      place_id: place.id,
      topo: 'Menenstraat',
      injured_wound: 'been',
      start_year: 1915,
      end_year: 1916,
    });
    const { events } = await read(id);
    expect(events.map(({ type }) => type)).toEqual(['born', 'injured', 'died', 'memorated']);
    const publicPlace = {
      names: { nl: 'Ieper', fr: 'Ypres' },
      type: 'locality',
      country_code: 'BE',
      country_guessed: false,
      loc: { lat: 50.85, lon: 2.88 },
    };
    expect(events[1]).toEqual({
      id: expect.any(String),
      ...{ type: 'injured', start: '1915????', end: '1916????', topo: 'Menenstraat', description: '' },
      place: publicPlace,
      details: { injured_wound: 'been' },
      detailsInLanguages: {},
      memorial: null,
      unit: null,
    });
    expect(events[3]).toMatchObject({
      details: { memorial_kind: 'none', memorial_ref: 'Paneel 9' },
      memorial: { name: 'Menenpoort', type: 'plate', place: publicPlace },
    });
    expect(events[3]?.details).not.toHaveProperty('memorial_id');
  });

  test('say a profession, a rank and a cause of death in each language, a woman by a woman’s word [P15]', async () => {
    const { id } = await server.make.person({ gender: 'female', died_year: 1917 });
    await server.make.event('work', { person_id: id, work_profession: 'Schoolteacher', start_year: 1910 });
    await server.make.event('military', { person_id: id, enlisted_rank: 'Pte.', start_year: 1915 });
    await server.dataSource.query(
      `UPDATE person_event SET death_reason = 'missing, presumed killed' WHERE person_id = $1 AND type = 'died'`,
      [id],
    );
    await server.make.event('extra', { person_id: id, description: 'Schoolteacher' });
    const { events } = await read(id);
    const said = Object.assign({}, ...events.map(({ detailsInLanguages }) => detailsInLanguages));
    expect(said).toEqual({
      work_profession: { nl: 'onderwijzeres', en: 'Schoolteacher', fr: 'institutrice', de: 'Lehrerin' },
      enlisted_rank: { nl: 'soldaat', en: 'private', fr: 'soldat', de: 'Soldat' },
      death_reason: {
        nl: 'vermist, vermoedelijk gesneuveld',
        en: 'missing, presumed killed',
        fr: 'disparue, présumée tuée',
        de: 'vermisst, vermutlich gefallen',
      },
    });
  });

  test('of a sponsorship say that there is one, and no more [EVENT-42, ROLE-23]', async () => {
    const { person_id } = await server.make.event('cwxrm', {
      first_name: 'Ann',
      email: 'a@b.c',
      sponsor_name: 'S',
      description: 'belde',
      start_year: 2014,
    });
    const { events } = await read(person_id);
    expect(events.find(({ type }) => type === 'cwxrm')).toEqual({
      id: expect.any(String),
      ...{
        type: 'cwxrm',
        start: '2014????',
        end: '????????',
        place: null,
        topo: '',
        description: '',
        details: {},
        detailsInLanguages: {},
        memorial: null,
        unit: null,
      },
    });
  });
});

describe('age', () => {
  test.each([
    [{ born_year: 1890, born_month: 5, died_year: 1917, died_month: 6 }, 27],
    [{ born_year: 1890, died_year: 1917, died_age: 26 }, 26],
    [{ born_year: 1890, died_year: 1917 }, null],
    [{ died_age: 30 }, 30],
    [{}, null],
  ])('of %j is %s: counted where the dates leave no doubt, else as stated [PERSON-26]', async (fields, age) => {
    const { id } = await server.make.person(fields);
    expect((await read(id)).age).toBe(age);
  });
});

test('military columns are blank for who never served, and unknown persons are 1011', async () => {
  const { id } = await server.make.person();
  expect(await read(id)).toMatchObject({
    army: '',
    regiment: '',
    unit: '',
    unit_nr: '',
    sub: '',
    number: '',
    rank: '',
    relations: [],
  });
  await expect(read(nobody)).rejects.toMatchObject({ code: 1011, data: { entity: 'person', id: nobody } });
});

test('of two military events of the same day the same one is shown in lists and on the page', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await server.make.person({ familyname: `Tweedienst ${round}` });
    for (const enlisted_rank of ['Corporal', 'Private', 'Sergeant'])
      await server.make.event('military', { person_id: id, enlisted_rank });
    const params = { name: 'FindPersonAdvancedPublic', args: { familyname: { value: `Tweedienst ${round}` } } };
    const answer = await server.guest.post({ jsonrpc: '2.0', id: 1, method: 'callFunction', params });
    const [row] = (answer as { result: { data: { rank: string }[] } }).result.data;
    expect((await read(id)).rank).toBe(row?.rank);
  }
});
