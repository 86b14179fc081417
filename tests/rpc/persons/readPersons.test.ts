import { createCollectionDocument, removeCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { callFunction, getFunction } from '@salient/shared/areas/functions/functionMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import {
  findPerson,
  getPerson,
  getPersons,
  getPersonsDetails,
  updatePerson,
} from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let reader: TestClient;
beforeAll(async () => {
  server = await startServer();
  reader = await server.signIn('readonly');
});
afterAll(() => server.close());

const nobody = '00000000-0000-7000-8000-000000000000';
const idsOf = (persons: readonly { id: string }[]) => persons.map(({ id }) => id);

describe('findPerson', () => {
  const find = (params: object) => reader.call(findPerson, params);
  const years = ({ data }: { data: Person[] }) => data.map(({ born_year }) => born_year);

  test('lists {data, total} with the fields of a person, sorted by name unless asked otherwise [PERSON-64, RPC-07, LIST-11, LIST-12]', async () => {
    for (const [surname, familyname] of [
      ['Bea', 'Lijst'],
      ['Els', 'Élijst'],
      ['Ada', 'lijst'],
      ['', 'Lijst'],
    ] as const) {
      await server.make.person({ surname, familyname: familyname.replace('Élijst', 'Lijst-Élan') });
    }
    const { data, total } = await find({ text: 'lijst', sort: ['name', 1] });
    expect(total).toBe(4);
    expect(data.map(({ surname, familyname }) => `${familyname} ${surname}`.trim())).toEqual([
      'Lijst',
      'lijst Ada',
      'Lijst Bea',
      'Lijst-Élan Els',
    ]);
    const unasked = await find({ limit: 1000 });
    expect(idsOf(unasked.data)).toEqual(idsOf((await find({ limit: 1000, sort: ['name', 1] })).data));
    const [first] = data;
    expect(first).not.toHaveProperty('relations');
    expect(first).not.toHaveProperty('events');
  });

  test('pages without gaps or repeats, also where many are equal [LIST-12, CONST-01]', async () => {
    for (let count = 0; count < 25; count++) await server.make.person({ surname: 'Jan', familyname: 'Bladeraar' });
    for (const sort of [
      ['name', 1],
      ['name', -1],
      ['born', 1],
      ['died', -1],
    ] as const) {
      const seen: string[] = [];
      for (let offset = 0; offset < 30; offset += 10) {
        const { data, total } = await find({ text: 'bladeraar', offset, sort });
        expect(total).toBe(25);
        seen.push(...idsOf(data));
      }
      expect(seen).toHaveLength(25);
      expect(new Set(seen).size).toBe(25);
    }
  });

  test('sorts by birth and death, unknown dates last when ascending [DATE-12, LIST-05]', async () => {
    for (const born_year of [1890, null, 1880]) await server.make.person({ familyname: 'Sorteervraag', born_year });
    expect(years(await find({ text: 'sorteervraag', sort: ['born', 1] }))).toEqual([1880, 1890, '?']);
    expect(years(await find({ text: 'sorteervraag', sort: ['born', -1] }))).toEqual(['?', 1890, 1880]);
  });

  test('limits to a dataset [PERSON-02, PERSON-09]', async () => {
    const make = (surname: string, fields: object) =>
      server.make.person({ surname, familyname: 'Verzameling', ...fields });
    const victim = await make('A', {});
    const soldier = await make('B', { victim_type: 'military', irish_memorial_records: true });
    const survivor = await make('C', { war_casualty: false, in_namelist: false });
    const unlisted = await make('D', { in_namelist: false });
    const inDataset = async (dataset: string) =>
      idsOf((await find({ text: 'verzameling', dataset, sort: ['name', 1] })).data);
    expect(await inDataset('any')).toEqual(idsOf([victim, soldier, survivor, unlisted]));
    expect(await inDataset('deaths')).toEqual(idsOf([victim, soldier, unlisted]));
    expect(await inDataset('survivors')).toEqual(idsOf([survivor]));
    expect(await inDataset('namelist')).toEqual(idsOf([victim, soldier]));
    expect(await inDataset('irish_memorial_records')).toEqual(idsOf([soldier]));
    expect(await inDataset('military')).toEqual(idsOf([soldier]));
    for (const dataset of ['stories', 'stories_1', 'stories_4', 'with_documentation', 'contacts']) {
      expect(await inDataset(dataset), dataset).toEqual([]);
    }
    const editor = await server.signIn('normal');
    const references = [{ type: 'person' as const, id: survivor.id, relation: 'author' as const }];
    const { id } = await editor.call(createCollectionDocument, { document: { title: 'Dagboek', references } });
    expect(await inDataset('with_documentation')).toEqual(idsOf([survivor]));
    await editor.call(removeCollectionDocument, { id });
    expect(await inDataset('with_documentation')).toEqual([]);
    await server.make.contactMoment({ contributions: [{ person_id: soldier.id }] });
    expect(await inDataset('contacts')).toEqual(idsOf([soldier]));
  });

  test('offers the dataset with contacts to staff, and to no guest [PERSON-02, PERSON-10, CONTACT-18]', async () => {
    const offered = async (client: TestClient, name: string) =>
      (await client.call(getFunction, { name })).arguments.flatMap((each) =>
        each.name === 'dataset' ? (each.options ?? []) : [],
      );
    expect(await offered(reader, 'FindPersonAdvancedInternal')).toContain('contacts');
    expect(await offered(server.guest, 'FindPersonAdvancedPublic')).not.toContain('contacts');
    const asked = { name: 'FindPersonAdvancedPublic', args: { dataset: 'contacts' } };
    await expect(server.guest.call(callFunction, asked)).rejects.toMatchObject({ code: 1013 });
    await expect(server.guest.call(findPerson, { dataset: 'any' })).rejects.toMatchObject({ code: 1000 });
  });

  test('puts the best match first unless an order is asked for, and says why each was found [beyond 21]', async () => {
    const jan = await server.make.person({ surname: 'Jan', familyname: 'Vandenbeste' });
    const also = await server.make.person({
      ...{ surname: 'Adam', familyname: 'Aerts', alternative_familynames: ['Vandenbeste'] },
    });
    const johannes = await server.make.person({ surname: 'Johannes', familyname: 'Vandenbeste' });
    const { data } = await find({ text: 'jan vandenbeste' });
    expect(data.map(({ id, match }) => [id, match?.reason])).toEqual([
      [jan.id, 'name'],
      [johannes.id, 'given'],
    ]);
    expect(idsOf((await find({ text: 'vandenbeste' })).data)).toEqual(idsOf([jan, johannes, also]));
    expect(idsOf((await find({ text: 'vandenbeste', sort: ['name', 1] })).data)).toEqual(idsOf([also, jan, johannes]));
  });

  test('counts exactly, through every kind of change [LIST-12]', async () => {
    const totals = async () =>
      Promise.all(
        ['any', 'deaths', 'survivors', 'military'].map(async (dataset) => (await find({ dataset, limit: 0 })).total),
      );
    const before = await totals();
    const { id } = await server.make.person({ victim_type: 'military' });
    const change = (by: number[]) => before.map((total, index) => total + (by[index] ?? 0));
    expect(await totals()).toEqual(change([1, 1, 0, 1]));
    await server.dataSource.query('UPDATE person SET war_casualty = false, in_namelist = false WHERE id = $1', [id]);
    expect(await totals()).toEqual(change([1, 0, 1, 1]));
    await server.dataSource.query('DELETE FROM person WHERE id = $1', [id]);
    expect(await totals()).toEqual(before);
  });

  test('filters columns: names by their start, choices as they are; a text in filter is the search box [RPC-20]', async () => {
    const jan = await server.make.person({ surname: 'Jan', familyname: 'Kolomfilter', gender: 'male' });
    const an = await server.make.person({ surname: 'An', familyname: 'Kolomfilter', gender: 'female' });
    const filtered = async (filter: unknown) => idsOf((await find({ filter, sort: ['name', 1] })).data);
    expect(await filtered({ familyname: 'kolomf' })).toEqual(idsOf([an, jan]));
    expect(await filtered({ familyname: 'kolomf', surname: 'ja' })).toEqual(idsOf([jan]));
    expect(await filtered({ familyname: 'filter' })).toEqual([]);
    expect(await filtered({ familyname: 'kolomfilter', gender: 'FEMALE' })).toEqual(idsOf([an]));
    expect(await filtered('kolomfilter')).toEqual(idsOf([an, jan]));
    for (const filter of [{ salary: '1' }, { gender: 'other' }, { dataset: 'nobody' }, { surname: 'x'.repeat(501) }]) {
      await expect(find({ filter }), JSON.stringify(filter)).rejects.toMatchObject({
        code: 1013,
        data: { filter: ['filter: INVALID_OPTION'] },
      });
    }
  });

  test('adds memorials and military events when asked, the active service first [PERSON-04, PERSON-05, EVENT-29]', async () => {
    const { id } = await server.make.person({ familyname: 'Uitgebreid' });
    const memorial = await server.make.memorial({ name: 'Tyne Cot' });
    await server.make.event('memorated', { person_id: id, memorial_id: memorial.id });
    await server.make.event('military', {
      person_id: id,
      enlisted_reason: 'enlisted',
      enlisted_army: 'C.E.F.',
      start_year: 1917,
    });
    await server.make.event('military', {
      person_id: id,
      enlisted_army: 'B.E.F.',
      enlisted_rank: 'Private',
      start_year: 1914,
    });
    const [plain] = (await find({ text: 'uitgebreid' })).data;
    expect(plain).not.toHaveProperty('memorials');
    const [full] = (await find({ text: 'uitgebreid', extend: ['memorials', 'military_events'] })).data;
    expect(full).toMatchObject({
      memorials: [{ id: memorial.id, name: 'Tyne Cot', kind: 'current' }],
      military_details: { army: 'B.E.F.', rank: 'Private' },
    });
    expect(full?.military_events?.map(({ enlisted_army }) => enlisted_army)).toEqual(['B.E.F.', 'C.E.F.']);
  });
});

describe('getPerson', () => {
  test('answers staff the whole person, with more when asked', async () => {
    const { id } = await server.make.person({ surname: 'Jan', born_day: 1, born_month: 2, born_year: 1890 });
    const place = await server.make.place({ languages: { nl: { name: 'Ieper' }, fr: { name: 'Ypres' } } });
    await server.make.event('where', { person_id: id, place_id: place.id });
    const plain = await reader.call(getPerson, { id });
    expect(plain).toMatchObject({
      id,
      version: 1,
      relations: [],
      project_memberships: [],
      memorials: [],
      military_events: [],
      military_details: null,
    });
    expect(plain).not.toHaveProperty('events');
    const { events } = (await reader.call(getPerson, { id, extend: ['events-with-places'] })) as Person;
    expect(events?.map(({ type, extend_place }) => [type, extend_place?.names])).toEqual([
      ['born', undefined],
      ['where', { nl: 'Ieper', fr: 'Ypres' }],
      ['died', undefined],
    ]);
    const related = await server.make.person({ surname: 'Remi', familyname: 'Broeder' });
    const editor = await server.signIn('normal');
    const relations = [{ person_id: related.id, relation: 'sibling' as const }];
    await editor.call(updatePerson, { person: { id, version: 1, relations } });
    expect(await reader.call(getPerson, { id, extend: ['relation-persons'] })).toMatchObject({
      relations: [{ person_id: related.id, person: { surname: 'Remi', familyname: 'Broeder' } }],
    });
  });

  test('answers 1011 for nobody, to staff and to guests', async () => {
    for (const client of [reader, server.guest]) {
      await expect(client.call(getPerson, { id: nobody })).rejects.toMatchObject({
        code: 1011,
        data: { entity: 'person', id: nobody },
      });
    }
  });
});

describe('by ids', () => {
  test('persons come in the order asked, each once, unknown ones left out', async () => {
    const [a, b] = [await server.make.person(), await server.make.person()];
    const ids = [b.id, nobody, a.id, b.id];
    expect(idsOf(await reader.call(getPersons, { ids }))).toEqual([b.id, a.id]);
    expect(await reader.call(getPersons, { ids: [] })).toEqual([]);
  });

  test('details are names and dates alone, for guests too [PUBLIC-20]', async () => {
    const person = await server.make.person({
      surname: 'Jan',
      familyname: 'Peeters',
      gender: 'male',
      born_year: 1890,
      description: 'x',
    });
    expect(await server.guest.call(getPersonsDetails, { ids: [nobody, person.id, person.id] })).toEqual([
      {
        id: person.id,
        firstName: 'Jan',
        lastName: 'Peeters',
        gender: 'male',
        bornDate: '1890????',
        diedDate: '????????',
      },
    ]);
  });
});
