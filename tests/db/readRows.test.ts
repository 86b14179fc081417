import { afterAll, beforeAll, expect, test } from 'vitest';
import { PersonEventEntity } from '../../core-server/src/areas/events/PersonEventEntity.ts';
import { PersonEntity } from '../../core-server/src/areas/persons/PersonEntity.ts';
import { readRows } from '../../core-server/src/lib/db/readRows.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('rows are read as the mapper reads them: the same properties with the same values', async () => {
  const { make } = server;
  const db = server.dataSource.manager;
  const { id } = await make.person({
    surname: 'Élise',
    familyname: "d'Hondt",
    alternative_familynames: ['Dhondt', 'a, "b"'],
    born_year: 1890,
    died_year: 1917,
    died_month: 2,
  });
  const memorial = await make.memorial({ name: 'Menenpoort' });
  await make.event('military', { person_id: id, start_year: 1915, enlisted_army: 'B.E.F.' });
  await make.event('memorated', { person_id: id, memorial_id: memorial.id });
  const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row }));
  const all = (column: string) => ({ where: `e.${column} = $1`, parameters: [id] });

  expect(plain(await readRows(db, PersonEntity, all('id')))).toStrictEqual(
    plain(await db.findBy(PersonEntity, { id })),
  );
  const events = await readRows(db, PersonEventEntity, {
    ...all('person_id'),
    where: 'e.person_id = $1 ORDER BY e.id',
  });
  const mapped = await db.find(PersonEventEntity, { where: { person_id: id }, order: { id: 'ASC' } });
  expect(events.length).toBeGreaterThan(2);
  expect(plain(events)).toStrictEqual(plain(mapped));
});

test('columns beside those of the entity are read with them', async () => {
  const { id } = await server.make.person({ surname: 'Jan', familyname: 'Beke' });
  const condition = { where: 'e.id = $1', parameters: [id] };
  const more = { whole: "e.surname || ' ' || e.familyname" };
  const [row] = await readRows<PersonEntity, { whole: string }>(
    server.dataSource.manager,
    PersonEntity,
    condition,
    more,
  );
  expect(row).toMatchObject({ familyname: 'Beke', whole: 'Jan Beke' });
});

test('columns that are left out are not read, and all others are', async () => {
  const { id } = await server.make.person({ familyname: 'Claes' });
  const db = server.dataSource.manager;
  const where = { where: 'e.id = $1', parameters: [id] };
  const [whole] = await readRows(db, PersonEntity, where);
  const [rest] = await readRows(db, PersonEntity, { ...where, without: ['sort_name', 'created_at'] as const });
  const { sort_name, created_at, ...others } = { ...whole };
  expect([typeof sort_name, created_at instanceof Date]).toEqual(['string', true]);
  expect({ ...rest }).toStrictEqual(others);
});

test('two tables of which one list of columns is left out are each read by their own', async () => {
  const { id } = await server.make.person({ familyname: 'Devos' });
  const db = server.dataSource.manager;
  await server.make.event('work', { person_id: id, work_profession: 'smid' });
  const without = ['created_at'] as const;
  const [person] = await readRows(db, PersonEntity, { where: 'e.id = $1', parameters: [id], without });
  const events = await readRows(db, PersonEventEntity, { where: 'e.person_id = $1', parameters: [id], without });
  expect(person).toMatchObject({ familyname: 'Devos' });
  expect(events).toContainEqual(expect.objectContaining({ work_profession: 'smid' }));
});
