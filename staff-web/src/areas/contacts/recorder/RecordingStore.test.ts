import { expect, test } from 'vitest';
import { MemoryStorage } from './fakeDraftServer.ts';
import { RecordingStore } from './RecordingStore.ts';
import { nothingRecorded, withStarted } from './recording.ts';

const moment = {
  ...{ id: '0190d3a4-1c5e-7b2a-9f00-000000000001', type: 'visit' as const, startsAt: '2026-11-26 14:05' },
  person: { id: '0190d3a4-1c5e-7b2a-9f00-000000000070', firstName: 'Griet', lastName: 'Maes' },
  ...{ contributions: [], transcript: 'Zij begon.' },
};
const typed = (transcript: string) => (recording: typeof nothingRecorded) => ({
  ...recording,
  moment: recording.moment && { ...recording.moment, transcript },
});

test('two tabs of an account have one recording, and another account has its own [MOMENT-13, MOMENT-14]', () => {
  const storage = new MemoryStorage();
  const [here, there, other] = ['an', 'an', 'bob'].map((userId) => new RecordingStore(storage, userId));
  here?.change((recording) => withStarted(recording, moment));
  there?.change(typed('Zij begon. Daar.'));
  expect(here?.read().moment?.transcript).toBe('Zij begon. Daar.');
  // What this tab changes next, it changes in what the other one wrote.
  here?.change((recording) => ({ ...recording, notice: 'joined' }));
  expect(there?.read()).toMatchObject({ notice: 'joined', moment: { transcript: 'Zij begon. Daar.' } });
  expect(other?.read()).toEqual(nothingRecorded);
});

test('tells of a change once, and of none where nothing changed', () => {
  const store = new RecordingStore(new MemoryStorage(), 'an');
  let heard = 0;
  store.subscribe(() => {
    heard += 1;
  });
  store.change((recording) => recording);
  store.change((recording) => withStarted(recording, moment));
  store.read();
  expect(heard).toBe(1);
});

test('where the browser keeps nothing, this tab still has it', () => {
  const storage = new MemoryStorage();
  const store = new RecordingStore(storage, 'an');
  store.change((recording) => withStarted(recording, moment));
  storage.isFull = true;
  store.change(typed('Zij begon. Verder.'));
  expect(store.read().moment?.transcript).toBe('Zij begon. Verder.');
  storage.isFull = false;
  store.change(typed('Zij begon. Verder. Klaar.'));
  expect(new RecordingStore(storage, 'an').get().moment?.transcript).toBe('Zij begon. Verder. Klaar.');
});

test('is forgotten only once the server has it [CONTACT-18]', () => {
  const storage = new MemoryStorage();
  const store = new RecordingStore(storage, 'an');
  store.change((recording) => withStarted(recording, moment));
  store.forget();
  expect(storage.length).toBe(1);
  store.change((recording) => ({ ...recording, base: moment, version: 1 }));
  store.forget();
  expect(storage.length).toBe(0);
});
