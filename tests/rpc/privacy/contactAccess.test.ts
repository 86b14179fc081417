import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  findContactPersonByName,
  findContactPersons,
  getContactPerson,
} from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import {
  findContactPersonEvents,
  getContactPersonEvent,
  getContactPersonEventsForPerson,
} from '@salient/shared/areas/contacts/moments/contactMomentMethods.ts';
import { findContactAccess } from '@salient/shared/areas/privacy/access/contactAccessMethods.ts';
import { getPersonalData } from '@salient/shared/areas/privacy/erase/erasureMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('every look at a contact person or a moment is noted once a call: who, when and how, never what was read', async () => {
  const admin = await server.signIn('admin');
  const { account, password } = await server.makeAccount({ type: 'revisor' });
  const revisor = await server.signInAs(account, password);
  const person = await server.make.contactPerson({ firstName: 'Griet', lastName: 'Wijffels' });
  const moment = await server.make.contactMoment({ contactPersonId: person.id, transcript: 'Over haar oom.' });
  await server.make.contactMoment({ contactPersonId: person.id });
  const contactPersonId = person.id;

  await revisor.call(getContactPerson, { id: contactPersonId });
  await revisor.call(findContactPersons, { text: 'Wijffels' });
  await revisor.call(findContactPersonByName, { lastName: 'wijff' });
  await revisor.call(getContactPersonEvent, { id: moment.id });
  await revisor.call(getContactPersonEventsForPerson, { contactPersonId });
  await revisor.call(findContactPersonEvents, { filter: { contactPersonId } });
  await revisor.call(findChanges, { type: 'contact_person', id: contactPersonId });
  await revisor.call(findChanges, { type: 'contact_person_event', id: moment.id });

  const looks = await admin.call(findContactAccess, { contactPersonId });
  expect(looks.data.map(({ method }) => method)).toEqual([
    ...['findChanges', 'findChanges', 'findContactPersonEvents', 'getContactPersonEventsForPerson'],
    ...['getContactPersonEvent', 'findContactPersonByName', 'findContactPersons', 'getContactPerson'],
  ]);
  expect(new Set(looks.data.map((look) => look.account))).toEqual(new Set([account]));
  expect(looks.data[0]?.contactPersonName).toBe('Griet Wijffels');
  const rows = JSON.stringify(await server.dataSource.query('SELECT * FROM contact_access'));
  expect(rows).not.toMatch(/Wijffels|oom|griet@/i);
  expect((await admin.call(findContactAccess, { account: 'nobody' })).total).toBe(0);
});

test('looking up what is held on somebody is a look too, at those who may be somebody else as well', async () => {
  const admin = await server.signIn('admin');
  const given = { firstName: 'Roza', lastName: 'Dehaene', phone: '' };
  const sought = await server.make.contactPerson({ ...given, email: 'roza@voorbeeld.org' });
  const namesake = await server.make.contactPerson({ ...given, email: 'ander@voorbeeld.org' });
  expect((await admin.call(getPersonalData, { contactPersonId: sought.id })).looks).toEqual([]);
  for (const { id } of [sought, namesake]) {
    const { data } = await admin.call(findContactAccess, { contactPersonId: id });
    expect(data.map(({ method }) => method)).toEqual(['getPersonalData']);
  }
});

test('a list of a hundred contact persons costs one statement more', async () => {
  for (let n = 0; n < 100; n++) await server.make.contactPerson({ firstName: 'Velen', lastName: `Lijst ${n}` });
  const revisor = await server.signIn('revisor');
  const [before] = await server.dataSource.query(
    'SELECT count(DISTINCT at)::int AS n, count(*)::int AS all FROM contact_access',
  );
  const { data } = await revisor.call(findContactPersons, { text: 'Velen', limit: 100 });
  const [after] = await server.dataSource.query(
    'SELECT count(DISTINCT at)::int AS n, count(*)::int AS all FROM contact_access',
  );
  expect(after.all - before.all).toBe(data.length);
  expect(after.n - before.n).toBe(1);
});
