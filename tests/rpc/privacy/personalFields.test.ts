import { personalData } from '@salient/shared/app/personalRecords.ts';
import { getContactPerson } from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { getContactPersonEvent } from '@salient/shared/areas/contacts/moments/contactMomentMethods.ts';
import { getPersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { getPersonFeedback } from '@salient/shared/areas/feedback/feedbackMethods.ts';
import { accountTypes } from '@salient/shared/areas/users/user.ts';
import { getUser } from '@salient/shared/areas/users/userMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { leaveTraces, type Traces } from './fortyTraces.ts';

let server: TestServer;
let traces: Traces;
beforeAll(async () => {
  server = await startServer();
  traces = await leaveTraces(server.dataSource);
});
afterAll(() => server.close());

/** What a call answers, or nothing where it is refused. */
const answerOf = (call: Promise<object>): Promise<object> =>
  call.catch((error: { code?: number }) => {
    if (error.code === 1010 || error.code === 1011) return {};
    throw error;
  });

test('each type of account is sent the personal fields that docs/rights.md says it reads, and no other', async () => {
  const idOf = async (sql: string) => (await server.dataSource.query<{ id: string }[]>(sql))[0]?.id ?? '';
  const moment = await idOf('SELECT id FROM contact_person_event');
  const event = await idOf(`SELECT id FROM person_event WHERE type = 'cwxrm'`);
  const user = await idOf(`SELECT id FROM app_user WHERE account = 'opnemer'`);
  const replies: Readonly<Record<string, (client: TestClient) => Promise<object>>> = {
    'contact person': (client) => client.call(getContactPerson, { id: traces.contactId, extend: ['place'] }),
    'contact moment': (client) => client.call(getContactPersonEvent, { id: moment }),
    feedback: (client) => client.call(getPersonFeedback, { id: traces.feedbackId }),
    'sponsorship (`cwxrm`)': (client) => client.call(getPersonEvent, { id: event }),
    account: (client) => client.call(getUser, { id: user }),
  };
  expect(new Set(personalData.map(({ record }) => record))).toEqual(new Set(Object.keys(replies)));
  // Of soldiers of one army alone, whom the sponsored person is not among.
  const types = accountTypes.filter((type) => type !== 'read-be-soldiers');
  for (const type of types) {
    const client = await server.signIn(type);
    for (const [record, read] of Object.entries(replies)) {
      const declared = personalData.filter((each) => each.record === record);
      const answer = await answerOf(read(client));
      const sent = declared.filter(({ field }) => Object.hasOwn(answer, field)).map(({ field }) => field);
      expect(sent, `${type}: ${record}`).toEqual(
        declared.filter(({ mayRead }) => mayRead({ type })).map(({ field }) => field),
      );
    }
  }
});
