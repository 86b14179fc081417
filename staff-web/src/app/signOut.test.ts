import type { AuthenticatedUser } from '@salient/shared/areas/users/user.ts';
import { createTexts } from '@salient/shared/lib/i18n/createTexts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from '../lib/session/followOtherTabs.ts';
import { tokenKey } from '../lib/session/SessionStore.ts';
import { signOut } from '../lib/session/signOut.ts';
import { createServices } from './createServices.ts';
import { loadTexts } from './texts.ts';

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

const signedIn = { account: 'griet', type: 'normal' } as AuthenticatedUser;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network here');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function tabWithPick() {
  const tabStorage = memoryStorage();
  const services = createServices({
    storage: memoryStorage(),
    tabStorage,
    texts: createTexts('en', await loadTexts('en')),
    hasScreen: () => true,
  });
  services.mergePick.pick({ id: '1', name: 'William McGee' });
  services.chosenPersons.choose('{}', new Map([['1', { id: '1', name: 'William McGee' }]]));
  return { services, tabStorage };
}

const signOutElsewhere = () =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: tokenKey, newValue: null }));

test('signing out forgets the person that was picked for a merge, and those chosen in a search', async () => {
  const { services, tabStorage } = await tabWithPick();
  await signOut(services);
  expect([services.mergePick.get(), tabStorage.length]).toEqual([null, 0]);
  expect(services.chosenPersons.get().rows.size).toBe(0);
});

test('signing out in another tab forgets the person that was picked for a merge', async () => {
  const { services, tabStorage } = await tabWithPick();
  followOtherTabs(services);
  signOutElsewhere();
  expect([services.mergePick.get(), tabStorage.length]).toEqual([null, 0]);
});

test('a tab with unsaved work stays as it is, and forgets the pick all the same', async () => {
  const { services } = await tabWithPick();
  followOtherTabs(services);
  const before = services.session.get();
  services.unsavedWork.add();
  signOutElsewhere();
  expect([services.mergePick.get(), services.session.get()]).toEqual([null, before]);
});

test('somebody else who signs in where a session ended finds nothing of whoever was signed in: neither text nor calls that wait [AUTH-27, CONTACT-18]', async () => {
  const storage = memoryStorage();
  const owners: Record<string, string> = { ofFirst: 'first' };
  const saved: string[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    const { method, params } = JSON.parse(String(init.body));
    const who = owners[params.token];
    if (!who) return Response.json({ error: { code: 1009, message: 'sessionExpired' } });
    if (method !== 'saveContactMomentDraft') return Response.json({ result: null });
    saved.push(`${params.moment.transcript} by ${who}`);
    return Response.json({ result: { version: 1, updatedAt: '', moment: params.moment } });
  });
  const services = createServices({
    ...{ storage, tabStorage: memoryStorage(), hasScreen: () => true },
    texts: createTexts('en', await loadTexts('en')),
  });
  const { session, contactRecorder, gate, client, queries, unsavedWork } = services;
  const user = (id: string, token: string) => ({ token, user: { ...signedIn, id } });
  session.begin(user('first', 'ofFirst'));
  delete owners.ofFirst;
  queries.setQueryData(['getContactPerson'], { email: 'griet@example.org' });
  unsavedWork.add();
  const person = { id: crypto.randomUUID(), firstName: 'Griet', lastName: 'Maes' };
  contactRecorder.start({ person, type: 'visit', transcript: 'Told to the first alone.' });
  const other = client.discardContactMomentDraft({ id: person.id }).catch((error) => error.name);
  await expect.poll(() => gate.get()).toBeGreaterThan(1);

  owners.ofSecond = 'second';
  session.begin(user('second', 'ofSecond'));
  gate.open();
  expect(await other).toBe('sessionExpired');
  await contactRecorder.refresh();
  expect([saved, contactRecorder.get().moment, gate.get(), unsavedWork.any]).toEqual([[], null, 0, false]);
  expect(queries.getQueryData(['getContactPerson'])).toBeUndefined();
  expect(JSON.stringify(contactRecorder.get())).not.toContain('alone');

  // It waits for whoever wrote it.
  owners.ofFirst = 'first';
  session.begin(user('first', 'ofFirst'));
  expect(contactRecorder.get().moment).toMatchObject({ person, transcript: 'Told to the first alone.' });
  await expect.poll(() => saved).toEqual(['Told to the first alone. by first']);
  contactRecorder.forget();
});

test('whoever signs in next in this browser sees nothing of the contact moment that was recorded; it waits for whoever wrote it [MOMENT-13, CONTACT-18]', async () => {
  const storage = memoryStorage();
  const user = (id: string) => ({ token: id, user: { ...signedIn, id } });
  const services = createServices({
    ...{ storage, tabStorage: memoryStorage(), hasScreen: () => true },
    texts: createTexts('en', await loadTexts('en')),
  });
  const { session, contactRecorder } = services;
  session.begin(user('first'));
  const person = { id: crypto.randomUUID(), firstName: 'Griet', lastName: 'Maes' };
  expect(contactRecorder.start({ person, type: 'visit', transcript: 'Zij vertelt.' })).toBe(true);
  await signOut(services);
  expect(contactRecorder.get().moment).toBeNull();
  session.begin(user('second'));
  expect(contactRecorder.get().moment).toBeNull();
  // The server never had it.
  session.begin(user('first'));
  expect(contactRecorder.get().moment).toMatchObject({ person, transcript: 'Zij vertelt.' });
  contactRecorder.forget();
});
