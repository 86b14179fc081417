import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerMs, DraftExchange, turnMs } from './DraftExchange.ts';
import { FakeDraftServer, MemoryStorage } from './fakeDraftServer.ts';
import { RecordingStore } from './RecordingStore.ts';
import { withDiscarded, withStarted } from './recording.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const moment = {
  ...{ id: '0190d3a4-1c5e-7b2a-9f00-000000000001', type: 'visit' as const, startsAt: '2026-11-26 14:05' },
  person: { id: '0190d3a4-1c5e-7b2a-9f00-000000000070', firstName: 'Griet', lastName: 'Maes' },
  ...{ contributions: [], transcript: 'Zij begon.' },
};

/** Tabs of one account's browser. */
function browser(server = new FakeDraftServer(), storage = new MemoryStorage()) {
  const tab = () => {
    const recordings = new RecordingStore(storage, 'an');
    return { recordings, exchange: new DraftExchange({ client: server.client, recordings }) };
  };
  return { server, storage, tab };
}

async function recorded() {
  const { server, tab } = browser();
  const { recordings, exchange } = tab();
  recordings.change((recording) => withStarted(recording, moment));
  await exchange.save();
  const type = (transcript: string) =>
    recordings.change((recording) => ({
      ...recording,
      moment: recording.moment && { ...recording.moment, transcript },
    }));
  return { server, tab, recordings, exchange, type };
}

/** Locks as browsers have them, for the tabs of this test. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) => {
    const before = last;
    const turn = new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      void before.then(() => !signal.aborted && resolve(undefined));
    });
    const result = turn.then(run);
    last = Promise.allSettled([before, result]);
    return result;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

test('the server is given what it lacks, and nothing more [MOMENT-13]', async () => {
  const { server, exchange, type } = await recorded();
  expect(server.draft).toMatchObject({ version: 1, moment });
  await exchange.save();
  expect(server.calls).toEqual(['saveContactMomentDraft']);
  type('Zij begon. En toen?');
  await exchange.refresh();
  expect(server.draft).toMatchObject({ version: 2, moment: { transcript: 'Zij begon. En toen?' } });
});

test('what another machine saved meanwhile is joined with what was typed here [MOMENT-14]', async () => {
  const { server, exchange, recordings, type } = await recorded();
  server.draft = { version: 2, updatedAt: '', moment: { ...moment, transcript: 'Zij begon. Daar.' } };
  type('Zij begon. Hier.');
  await exchange.save();
  const transcript = 'Zij begon. Daar.\n\n---\n\nHier.';
  expect(server.draft).toMatchObject({ version: 3, moment: { transcript } });
  expect(recordings.get()).toMatchObject({ version: 3, notice: 'joined', moment: { transcript } });
});

test('a moment that ended elsewhere ends here, with what was typed since as a leftover [MOMENT-14]', async () => {
  const { server, exchange, recordings, type } = await recorded();
  server.draft = null;
  type('Zij begon. Nog dit.');
  await exchange.refresh();
  expect(recordings.get()).toMatchObject({
    ...{ moment: null, notice: 'ended' },
    leftovers: [{ transcript: 'Zij begon. Nog dit.' }],
  });
  expect(await exchange.finish()).toBe(false);
});

test('the end takes along what was done on another machine, and happens once [MOMENT-17, MOMENT-30]', async () => {
  const { server, exchange, recordings } = await recorded();
  server.reachability = 'offline';
  await expect(exchange.finish()).rejects.toMatchObject({ name: 'network' });
  expect(recordings.get().moment).toEqual(moment);
  server.reachability = 'reachable';
  server.draft = { version: 2, updatedAt: '', moment: { ...moment, transcript: 'Zij begon. Daar.' } };
  expect(await exchange.finish()).toBe(true);
  expect(server.ended).toMatchObject([{ transcript: 'Zij begon. Daar.' }]);
  expect(recordings.get()).toMatchObject({ moment: null, leftovers: [] });
});

test.each([true, false])('a contact person who is gone is told of with the next call, erased: %s', async (isErased) => {
  const told = { name: 'contactPersonGone', data: { isErased } };
  for (const call of ['save', 'refresh', 'finish'] as const) {
    const { server, exchange, recordings, type } = await recorded();
    server.gone.set(moment.person.id, { isErased });
    server.draft = null;
    if (call === 'save') type('Zij begon. Nog dit.');
    await expect(exchange[call](), call).rejects.toMatchObject(told);
    // Whoever typed it decides.
    expect(recordings.get().moment?.transcript).toContain('Zij begon.');
  }
});

test('an end that is sent when nobody knew yet is told of a contact person who is gone', async () => {
  const { server, exchange, recordings } = await recorded();
  recordings.change((recording) => ({ ...recording, sent: recording.moment }));
  server.gone.set(moment.person.id, { isErased: true });
  await expect(exchange.finish()).rejects.toMatchObject({ name: 'contactPersonGone' });
});

test('a moment that was thrown away while the server was away is thrown away there before the next is saved', async () => {
  const { server, exchange, recordings } = await recorded();
  recordings.change(withDiscarded);
  server.reachability = 'offline';
  await expect(exchange.discard()).rejects.toMatchObject({ name: 'network' });
  server.reachability = 'reachable';
  const next = { ...moment, id: '0190d3a4-1c5e-7b2a-9f00-000000000002' };
  recordings.change((recording) => withStarted(recording, next));
  await exchange.save();
  expect(server.draft?.moment.id).toBe(next.id);
  expect(recordings.get().discarded).toEqual([]);
});

test('a call that is never answered fails after a while and lets the end through, in all tabs', async () => {
  stubLocks();
  const { server, tab, exchange, recordings, type } = await recorded();
  server.reachability = 'silent';
  type('Zij begon. Verder.');
  const saving = exchange.save().catch((error) => error.name);
  const ending = tab().exchange.finish();
  await vi.advanceTimersByTimeAsync(answerMs - 1);
  server.reachability = 'reachable';
  await vi.advanceTimersByTimeAsync(1);
  expect(await saving).toBe('network');
  expect(await ending).toBe(true);
  expect(recordings.read()).toMatchObject({ moment: null, leftovers: [] });
});

test('a tab that waits too long for another one fails, and can be asked again', async () => {
  stubLocks();
  const { tab, exchange } = await recorded();
  void navigator.locks.request(
    'contactMoment.an',
    { signal: new AbortController().signal },
    () => new Promise(() => {}),
  );
  const ending = [exchange, tab().exchange].map((each) => each.finish().catch((error) => error.name));
  await vi.advanceTimersByTimeAsync(turnMs);
  expect(await Promise.all(ending)).toEqual(['network', 'network']);
});

test('once the account is gone from the tab no call is made for it, and no answer taken [CONTACT-18]', async () => {
  const { server, exchange, recordings, type } = await recorded();
  type('Zij begon. Verder.');
  const before = server.calls.length;
  const saving = exchange.refresh();
  while (server.calls.length === before) await Promise.resolve();
  exchange.close();
  await expect(saving).rejects.toMatchObject({ name: 'sessionExpired' });
  await expect(exchange.save()).rejects.toMatchObject({ name: 'sessionExpired' });
  expect(server.calls.length).toBe(before + 1);
  expect(recordings.get().version).toBe(1);
});
