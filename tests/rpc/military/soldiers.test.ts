import { mergeMilitaryEntities } from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { getMilitaryEntitySoldiers } from '@salient/shared/areas/persons/soldierMethods.ts';
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

const soldiers = (params: object, client = reader) => client.call(getMilitaryEntitySoldiers, params);

/** Makes a soldier of the family name. */
async function soldier(familyname: string, event: object) {
  const person = await server.make.person({ surname: 'Jan', familyname, victim_type: 'military' });
  await server.make.event('military', { person_id: person.id, enlisted_army: 'A.B.L.', ...event });
  return person;
}
const names = ({ data }: Awaited<ReturnType<typeof soldiers>>) => data.map(({ familyname }) => familyname);

describe('the soldiers of an entity', () => {
  test('are those whose events name it, and those whose events are linked to it, ten a page by name [MILITARY-26, MILITARY-30, M-083]', async () => {
    const entity = await server.make.militaryEntity({ army: 'A.B.L.', regiment: '9e Linie' });
    await soldier('Aerts', { enlisted_regt: '9e linie' });
    await soldier('Claes', { enlisted_regt: '9de Linieregiment', military_regiment_id: entity.id });
    await soldier('Baert', { enlisted_regt: '9e Linie', enlisted_unit: 'Bataljon', enlisted_nr: 'II' });
    await soldier('Dhont', { enlisted_regt: '10e Linie' });
    await soldier('Evers', { enlisted_regt: '9e Linie', enlisted_army: 'A.F.' });
    const asked = { army: 'A.B.L.', regiment: '9e Linie' };
    const all = await soldiers(asked);
    expect([names(all), all.total]).toEqual([['Aerts', 'Baert', 'Claes'], 3]);
    expect(names(await soldiers({ ...asked, unit: 'bataljon', unit_nr: 'II' }))).toEqual(['Baert']);
    expect(names(await soldiers({ ...asked, sort: ['name', -1], limit: 1, offset: 1 }))).toEqual(['Baert']);
    expect(names(await soldiers({ ...asked, filter: { familyname: 'cl' } }))).toEqual(['Claes']);
    expect(names(await soldiers({ ...asked, text: 'Baert' }))).toEqual(['Baert']);
    const [first] = (await soldiers({ ...asked, extend: ['military_events', 'memorials'] })).data;
    expect(first).toMatchObject({
      military_details: { regiment: '9e linie' },
      military_events: [{ type: 'military' }],
    });
    for (let number = 10; number < 21; number++) await soldier(`Velen ${number}`, { enlisted_regt: '11e Linie' });
    const page = await soldiers({ army: 'A.B.L.', regiment: '11e Linie' });
    expect([page.data.length, page.total]).toEqual([10, 11]);
  });

  test('of one that became part of another are soldiers of that one', async () => {
    const kept = await server.make.militaryEntity({ army: 'A.B.L.', regiment: '1e Gidsen' });
    const merged = await server.make.militaryEntity({ army: 'A.B.L.', regiment: '1er Guides' });
    await soldier('Peeters', { enlisted_regt: '1er Guides', military_regiment_id: merged.id });
    const editor = await server.signIn('normal');
    await editor.call(mergeMilitaryEntities, { idA: kept.id, idB: merged.id });
    expect(names(await soldiers({ army: 'A.B.L.', regiment: '1e Gidsen' }))).toEqual(['Peeters']);
  });

  test('are as many as the account may see: readers of one army see its soldiers, others their dataset [ROLE-15, USER-18]', async () => {
    await soldier('Belg', { enlisted_regt: 'Genie' });
    const british = await soldier('Brit', { enlisted_regt: 'Genie', enlisted_army: 'B.E.F.' });
    const befReader = await server.signIn('read-be-soldiers');
    expect(names(await soldiers({ regiment: 'Genie' }, befReader))).toEqual(['Brit']);
    expect((await soldiers({ regiment: 'Genie' }, befReader)).total).toBe(1);
    expect(names(await soldiers({ regiment: 'Genie' }))).toEqual(['Belg', 'Brit']);
    await server.dataSource.query('UPDATE person SET irish_memorial_records = true WHERE id = $1', [british.id]);
    const held = await server.signIn('readonly', { dataset: 'irish_memorial_records' });
    expect(names(await soldiers({ regiment: 'Genie' }, held))).toEqual(['Brit']);
  });

  test('of nothing, by an unknown filter, or for nobody who is signed in are refused [M-083]', async () => {
    await expect(soldiers({})).rejects.toMatchObject({
      name: 'invalidData',
      data: { none: ['none: AT_LEAST_ONE_FIELD_NEEDED'] },
    });
    await expect(soldiers({ army: 'A.F.', filter: { colour: 'red' } })).rejects.toMatchObject({ name: 'invalidData' });
    await expect(soldiers({ army: 'A.F.' }, server.guest)).rejects.toMatchObject({ name: 'noSession' });
  });
});
