import { hashToken } from '../../../core-server/src/areas/users/readSession.ts';
import { SessionEntity } from '../../../core-server/src/areas/users/SessionEntity.ts';
import { createAccountToken } from '../../../core-server/src/areas/users/tokens/accountTokens.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { account } from './records.ts';
import type { ValidParams } from './ValidParams.ts';

export const usersParams = {
  authenticate2: ({ makeAccount }) => makeAccount(),
  getAuthenticatedUser: async () => ({}),
  logout: async () => ({}),
  findSessions: async () => ({ offset: 0, limit: 10 }),
  endSession: async (server, client) => ({ id: await sessionId(server, client ?? (await server.signIn('normal'))) }),
  activateUser: async (server) => ({ key: await key(server, 'pending'), password: 'klaproos in de wind' }),
  resetUserPassword: async (server) => ({ key: await key(server, 'checked'), password: 'klaproos in de wind' }),
  requestUserPasswordReset: async (server) => ({ email: (await account(server)).email }),
  resendUserInvitationMail: async (server) => ({ id: (await account(server, { status: 'pending' })).id }),
  findUsers: async () => ({
    text: 'a',
    filter: { type: 'normal', status: 'checked', language: 'nl', dataset: 'any', account: 'normal' },
    offset: 0,
    limit: 10,
    sort: [
      ['type', 1],
      ['account', -1],
    ],
  }),
  getUser: async (server) => ({ id: (await account(server)).id }),
  createUser: async () => ({ user: userInput() }),
  updateUser: async (server) => ({ user: { ...userInput(), id: (await account(server)).id, version: 1 } }),
  validateUser: async () => ({ user: userInput(), mode: 'create' }),
  suspendUser: async (server) => ({ id: (await account(server)).id, version: 1 }),
  resumeUser: async (server) => ({ id: (await account(server)).id, version: 1 }),
  removeUser: async (server) => ({ id: (await account(server)).id, version: 1 }),
} satisfies Partial<ValidParams>;

let accounts = 0;

/** What an administrator may send for a new account, every field filled in. */
const userInput = () => ({
  type: 'read-be-soldiers',
  account: `an.peeters${++accounts}`,
  name: 'An Peeters',
  email: `an.peeters${accounts}@example.org`,
  phone: '+32 (0)57 12 34 56',
  description: 'Vrijwilliger op dinsdag',
  language: 'fr',
  army: 'B.E.F.',
  dataset: 'military',
});

async function key(server: TestServer, status: 'pending' | 'checked'): Promise<string> {
  const { id } = await account(server, { status });
  const purpose = status === 'pending' ? 'invitation' : 'passwordReset';
  return createAccountToken(server.dataSource.manager, id, purpose, new Date());
}

async function sessionId(server: TestServer, { token }: TestClient): Promise<string> {
  const hashed = hashToken(token);
  return (await server.dataSource.manager.findOneByOrFail(SessionEntity, { token_hash: hashed })).id;
}
