import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '../../../lib/session/SessionStore.ts';
import { Store } from '../../../lib/store/Store.ts';
import { ContactRecorder } from './ContactRecorder.ts';
import { FakeDraftServer, MemoryStorage } from './fakeDraftServer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeSession extends Store<SessionState> {
  constructor() {
    super({ status: 'guest' });
  }
  signIn(id: string): void {
    this.set({ status: 'signedIn', user: { id, type: 'normal' } } as SessionState);
  }
  signOut(): void {
    this.set({ status: 'guest' });
  }
}

const person = { id: '0190d3a4-1c5e-7b2a-9f00-000000000070', firstName: 'Griet', lastName: 'Maes' };
const settle = () => vi.advanceTimersByTimeAsync(2_000);

async function signedIn() {
  const server = new FakeDraftServer();
  const session = new FakeSession();
  const recorder = new ContactRecorder({
    ...{ client: server.client, storage: new MemoryStorage() },
    session: session as never,
  });
  session.signIn('an');
  await settle();
  return { server, session, recorder };
}

test('what is typed is saved once nobody types, and it is told how safe it is [MOMENT-13]', async () => {
  const { server, recorder } = await signedIn();
  expect(recorder.get()).toMatchObject({ isKnown: true, moment: null });
  expect(recorder.start({ person, type: 'visit' })).toBe(true);
  expect(recorder.start({ person, type: 'phone' })).toBe(false);
  await settle();
  recorder.edit({ transcript: 'Zij begon.' });
  recorder.edit({ transcript: 'Zij begon. En toen?' });
  expect(recorder.get().saveStatus).toBe('saving');
  await settle();
  expect(recorder.get().saveStatus).toBe('saved');
  expect(server.draft).toMatchObject({ version: 2, moment: { transcript: 'Zij begon. En toen?' } });
});

test('a save that the network lost is tried again [MOMENT-30]', async () => {
  const { server, recorder } = await signedIn();
  server.reachability = 'offline';
  recorder.start({ person, type: 'visit', transcript: 'Zij begon.' });
  await settle();
  expect(recorder.get().saveStatus).toBe('offline');
  server.reachability = 'reachable';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(recorder.get().saveStatus).toBe('saved');
  expect(server.draft?.moment.transcript).toBe('Zij begon.');
});

test('a moment that was thrown away while the server was away is thrown away there as soon as it is back [MOMENT-19]', async () => {
  const { server, recorder } = await signedIn();
  recorder.start({ person, type: 'visit', transcript: 'Zij begon.' });
  await settle();
  server.reachability = 'offline';
  await recorder.discard();
  expect(recorder.get().moment).toBeNull();
  expect(server.draft).not.toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  server.reachability = 'reachable';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.draft).toBeNull();
});

test('a server that never answers is one that cannot be reached: the text stays, and it is tried again [MOMENT-30]', async () => {
  const { server, recorder } = await signedIn();
  server.reachability = 'silent';
  recorder.start({ person, type: 'visit', transcript: 'Zij begon.' });
  await vi.advanceTimersByTimeAsync(21_000);
  expect(recorder.get()).toMatchObject({ saveStatus: 'offline', moment: { transcript: 'Zij begon.' } });
  server.reachability = 'reachable';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(recorder.get().saveStatus).toBe('saved');
});

test('where the contact person was removed, the moment goes on with somebody else, and nothing typed is lost', async () => {
  const { server, recorder } = await signedIn();
  server.gone.set(person.id, { isErased: false });
  recorder.start({ person, type: 'visit', transcript: 'Zij begon.' });
  await settle();
  expect(recorder.get()).toMatchObject({ saveStatus: 'refused', personGone: 'removed', moment: { person } });
  const calls = server.calls.length;
  recorder.edit({ transcript: 'Zij begon. En toen?' });
  await settle();
  expect(recorder.get().personGone).toBe('removed');
  await vi.advanceTimersByTimeAsync(60_000);
  // Nobody is asked over and over what only a person can decide.
  expect(server.calls.length).toBe(calls + 1);
  const another = { id: '0190d3a4-1c5e-7b2a-9f00-000000000071', firstName: 'An', lastName: 'Maes' };
  await recorder.changePerson(another);
  expect(recorder.get()).toMatchObject({ saveStatus: 'saved', personGone: null });
  expect(server.draft?.moment).toMatchObject({ person: another, transcript: 'Zij begon. En toen?' });
});

test('where the contact person was erased, it is said, and the text goes when it is thrown away', async () => {
  const { server, recorder } = await signedIn();
  recorder.start({ person, type: 'visit', transcript: 'Zij begon.' });
  await settle();
  server.gone.set(person.id, { isErased: true });
  server.draft = null;
  await recorder.refresh();
  expect(recorder.get()).toMatchObject({ saveStatus: 'refused', personGone: 'erased' });
  await expect(recorder.finish()).rejects.toMatchObject({ name: 'contactPersonGone' });
  await recorder.discard();
  expect(recorder.get()).toMatchObject({ moment: null, personGone: null, leftovers: [] });
});

test('whoever signs in next sees nothing of it, whatever comes back late; it waits for the account [CONTACT-18]', async () => {
  const { server, session, recorder } = await signedIn();
  server.reachability = 'silent';
  recorder.start({ person, type: 'visit', transcript: 'Zij begon.' });
  await settle();
  session.signIn('bob');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recorder.get().moment).toBeNull();
  session.signOut();
  server.reachability = 'reachable';
  session.signIn('an');
  await settle();
  expect(server.draft?.moment.transcript).toBe('Zij begon.');
});

test('a record is a contribution once, and while a moment is active [MOMENT-21]', async () => {
  const { recorder } = await signedIn();
  const contribution = { type: 'person' as const, targetId: person.id, name: 'Jan' };
  expect(recorder.add(contribution)).toBe('noMoment');
  recorder.start({ person, type: 'visit' });
  expect([recorder.add(contribution), recorder.add(contribution)]).toEqual(['added', 'exists']);
  recorder.takeOut(contribution.targetId);
  expect(recorder.get().moment?.contributions).toEqual([]);
});
