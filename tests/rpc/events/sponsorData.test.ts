import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { findPersonEvents, getPersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { previewMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { getPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const secrets = { email: 'sponsor@example.org', sponsor_name: 'Familie Claes', mail_labels: 'Kerkstraat 7, Ieper' };
const words = Object.values(secrets);

async function sponsored() {
  const { person_id, id } = await server.make.event('cwxrm', { first_name: 'Ann', ...secrets });
  return { person_id, id };
}

test.each(['readonly', 'api-read', 'normal-civilian', 'normal'] as const)(
  "sponsors' mail and post addresses do not reach %s accounts",
  async (type) => {
    const { person_id, id } = await sponsored();
    const reader = await server.signIn(type);
    const answers = [
      await reader.call(getPerson, { id: person_id, extend: ['events-with-places'] }),
      await reader.call(findPersonEvents, { person_id }),
      await reader.call(getPersonEvent, { id }),
    ];
    for (const answer of answers) {
      expect(JSON.stringify(answer)).toContain('"first_name":"Ann"');
      for (const word of words) expect(JSON.stringify(answer)).not.toContain(word);
    }
  },
);

test.each(['revisor', 'admin'] as const)("%s accounts read sponsors' addresses", async (type) => {
  const { person_id, id } = await sponsored();
  const reader = await server.signIn(type);
  expect(await reader.call(getPersonEvent, { id })).toMatchObject(secrets);
  const { events } = (await reader.call(getPerson, { id: person_id, extend: ['events-with-places'] })) as {
    events?: unknown[];
  };
  expect(events).toContainEqual(expect.objectContaining(secrets));
});

test('nor does history, a merge or a lost save tell an editor what it may not read, and its own save keeps it', async () => {
  const { person_id, id } = await sponsored();
  const [editor, revisor] = [await server.signIn('normal'), await server.signIn('revisor')];
  const change = (client: typeof editor, version: number, fields: object) =>
    client.call(updatePersonEvent, { event: { id, version, type: 'cwxrm', ...fields } });
  await change(revisor, 1, { sponsor_name: 'Familie Maes', group: 'De Klas' });
  const lost = await change(editor, 1, { group: 'x' }).catch((error: unknown) => error);
  expect(lost).toMatchObject({ code: 1020, data: { changedFields: ['group'] } });
  expect(JSON.stringify(lost)).not.toContain('Familie');
  const history = JSON.stringify(await editor.call(findChanges, { type: 'person', id: person_id }));
  expect(history).toContain('De Klas');
  expect(history).not.toContain('Familie');
  const other = await server.make.person();
  const preview = JSON.stringify(await editor.call(previewMerge, { idA: other.id, idB: person_id }));
  expect(preview).toContain('De Klas');
  for (const word of [...words, 'Familie']) expect(preview).not.toContain(word);

  const saved = await change(editor, 2, { group: 'De Buurt', email: '', sponsor_name: null, mail_labels: '' });
  expect(saved).toMatchObject({ group: 'De Buurt' });
  expect(saved).not.toHaveProperty('email');
  expect(await revisor.call(getPersonEvent, { id })).toMatchObject({ ...secrets, sponsor_name: 'Familie Maes' });
});
