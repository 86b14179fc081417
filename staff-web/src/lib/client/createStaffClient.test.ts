import type { AuthenticatedUser } from '@salient/shared/areas/users/user.ts';
import { describe, expect, test } from 'vitest';
import { guestToken, SessionStore, tokenKey } from '../session/SessionStore.ts';
import { SignInGate } from '../session/SignInGate.ts';
import { createStaffClient } from './createStaffClient.ts';

/** A browser's storage, empty or with a token in it. */
function storageWith(token?: string): Storage {
  const items = new Map(token ? [[tokenKey, token]] : []);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

const user = {
  id: null,
  type: 'normal',
  account: 'an',
  name: 'An',
  email: '',
  language: 'nl',
  army: null,
  dataset: 'any',
  readsContactData: false,
} as const;

/** A server that knows one token, and the tokens and methods that it was called with. */
function workplace({ good = 'good', kept }: { good?: string; kept?: string } = {}) {
  const session = new SessionStore(storageWith(kept));
  const gate = new SignInGate();
  const calls: string[] = [];
  const client = createStaffClient({
    session,
    gate,
    fetch: async (_url, init) => {
      init?.signal?.throwIfAborted();
      const { method, params } = JSON.parse(String(init?.body));
      calls.push(`${method} ${params.token}`);
      const ended = { error: { code: 1009, message: 'sessionExpired' } };
      return new Response(JSON.stringify(params.token === good ? { result: user } : ended));
    },
  });
  return { session, gate, client, calls };
}

describe('a call whose session has ended', () => {
  test('waits for a new sign-in and is then repeated [AUTH-26, AUTH-27]', async () => {
    const { session, gate, client, calls } = workplace({ kept: 'stale' });
    const call = client.getArmyList({ text: 'b' });
    await expect.poll(() => gate.get()).toBe(1);
    session.begin({ token: 'good', user });
    gate.open();
    await expect(call).resolves.toEqual(user);
    expect(calls).toEqual(['getArmyList stale', 'getArmyList good']);
    expect(gate.get()).toBe(0);
  });

  test('fails as it did when the sign-in is cancelled [AUTH-27]', async () => {
    const { gate, client } = workplace({ kept: 'stale' });
    const call = client.getArmyList({ text: 'b' });
    await expect.poll(() => gate.get()).toBe(1);
    gate.refuse();
    await expect(call).rejects.toMatchObject({ name: 'sessionExpired', code: 1009 });
  });

  test('shares one sign-in with all others [AUTH-30]', async () => {
    const { session, gate, client } = workplace({ kept: 'stale' });
    const all = Promise.all([1, 2, 3].map((each) => client.getArmyList({ text: String(each) })));
    await expect.poll(() => gate.get()).toBe(3);
    session.begin({ token: 'good', user });
    gate.open();
    await expect(all).resolves.toHaveLength(3);
  });

  test('asks for nothing when somebody signed in while it was under way', async () => {
    const { session, gate, client, calls } = workplace({ kept: 'stale' });
    const call = client.getArmyList({ text: 'b' });
    session.begin({ token: 'good', user });
    await expect(call).resolves.toEqual(user);
    expect(calls.at(-1)).toBe('getArmyList good');
    expect(gate.get()).toBe(0);
  });

  test('asks no longer when nobody waits for its answer', async () => {
    const { gate, client } = workplace({ kept: 'stale' });
    const abort = new AbortController();
    const call = client.getArmyList({ text: 'b' }, { signal: abort.signal });
    await expect.poll(() => gate.get()).toBe(1);
    abort.abort();
    await expect(call).rejects.toBeDefined();
    await expect.poll(() => gate.get()).toBe(0);
  });
});

describe('a call of one account', () => {
  const accounts: Readonly<Record<string, AuthenticatedUser>> = {
    ofAn: { ...user, id: 'an' },
    ofBob: { ...user, id: 'bob', account: 'bob' },
  };

  /** A server that knows who has which token until that ends, and what it was asked by whom. */
  async function office() {
    const storage = storageWith('ofAn');
    const session = new SessionStore(storage);
    const gate = new SignInGate();
    const ended = new Set<string>();
    const calls: string[] = [];
    let isReachable = true;
    const client = createStaffClient({
      ...{ session, gate },
      fetch: async (_url, init) => {
        const { method, params } = JSON.parse(String(init?.body));
        if (!isReachable) throw new TypeError('no network here');
        const who = ended.has(params.token) ? undefined : accounts[params.token];
        if (method !== 'getAuthenticatedUser') calls.push(`${method} by ${who?.id}`);
        return Response.json(who ? { result: who } : { error: { code: 1009, message: 'sessionExpired' } });
      },
    });
    await session.load(client);
    ended.add('ofAn');
    const cutOff = () => {
      isReachable = false;
    };
    return { session, gate, client, calls, cutOff };
  }
  const refused = { name: 'sessionExpired', code: 1009 };

  test('is not repeated for somebody else who signs in where it waits [AUTH-27]', async () => {
    const { session, gate, client, calls } = await office();
    const call = client.getArmyList({ text: 'b' });
    await expect.poll(() => gate.get()).toBe(1);
    session.begin({ token: 'ofBob', user: accounts.ofBob as AuthenticatedUser });
    gate.open();
    await expect(call).rejects.toMatchObject(refused);
    expect(calls).toEqual(['getArmyList by undefined']);
  });

  test('is not repeated for somebody who signed in while it was under way', async () => {
    const { session, client, calls } = await office();
    const call = client.getArmyList({ text: 'b' });
    session.begin({ token: 'ofBob', user: accounts.ofBob as AuthenticatedUser });
    await expect(call).rejects.toMatchObject(refused);
    expect(calls).not.toContain('getArmyList by bob');
  });

  test('waits until it is known who signed in in another tab, and is refused if that is somebody else', async () => {
    const { session, client, calls } = await office();
    const adopted = session.adopt('ofBob', client);
    await expect(client.getArmyList({ text: 'b' })).rejects.toMatchObject(refused);
    await adopted;
    expect(session.userId).toBe('bob');
    expect(calls).toEqual([]);
  });

  test('is not made while nobody can tell whose session it is by now', async () => {
    const { session, client, calls, cutOff } = await office();
    cutOff();
    await session.adopt('ofBob', client);
    await expect(client.getArmyList({ text: 'b' })).rejects.toMatchObject({ name: 'network' });
    expect(calls).toEqual([]);
  });
});

describe('the session', () => {
  test('of this browser goes on with the kept token [AUTH-25]', async () => {
    const { session, client } = workplace({ kept: 'good' });
    expect(session.get().status).toBe('loading');
    await session.load(client);
    expect(session.get()).toEqual({ status: 'signedIn', user });
  });

  test('is forgotten when the server does not know it any more', async () => {
    const { session, client, gate } = workplace({ kept: 'stale' });
    await session.load(client);
    expect(session.get()).toEqual({ status: 'guest' });
    expect(session.token).toBe(guestToken);
    expect(gate.get()).toBe(0);
  });

  test('without a token is a guest’s, and asks nobody [AUTH-24, AUTH-25]', async () => {
    const { session, client, calls } = workplace();
    await session.load(client);
    expect(session.get()).toEqual({ status: 'guest' });
    expect(session.token).toBe('GUEST');
    expect(calls).toEqual([]);
  });

  test('that the server cannot tell about just now is not forgotten', async () => {
    const storage = storageWith('good');
    const session = new SessionStore(storage);
    const client = createStaffClient({
      session,
      gate: new SignInGate(),
      fetch: () => Promise.reject(new Error('offline')),
    });
    await session.load(client);
    expect(session.get()).toMatchObject({ status: 'failed', error: { name: 'network' } });
    expect(storage.getItem(tokenKey)).toBe('good');
  });
});
