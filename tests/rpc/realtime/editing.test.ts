import { createPersonEvent, removePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { logout } from '@salient/shared/areas/users/sessionMethods.ts';
import { connectRealtime } from '@salient/shared/lib/realtime/connectRealtime.ts';
import { type Editor, realtimeLimits, type SavedHint } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recordChange } from '../../../core-server/src/lib/changes/recordChange.ts';
import { Listener } from '../../harness/Listener.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// Two processes' worth of server on one database: what one is told, those at the other hear.
let here: TestServer;
let there: TestServer;
let editor: TestClient;
const open: { close: () => void }[] = [];
beforeAll(async () => {
  here = await startServer({ realtime: { sweepEveryMs: 100 } });
  there = await startServer({
    database: { url: here.databaseUrl, drop: () => Promise.resolve() },
    realtime: { sweepEveryMs: 100 },
  });
  editor = await here.signIn('normal');
});
afterAll(async () => {
  await there.close();
  await here.close();
});
afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
});

async function enter(server: TestServer, token: string): Promise<Listener> {
  const listener = new Listener(server.origin, { auth: { token } });
  open.push(listener);
  expect(await listener.outcome()).toBe('connected');
  return listener;
}
const personRecord = async () => ({ type: 'person', id: (await here.make.person()).id }) as const;

describe('who else edits a record', () => {
  test('is told when somebody comes and goes, at every process', async () => {
    const record = await personRecord();
    const [ann, bert] = [await here.signIn('revisor'), await here.signIn('normal-civilian')];
    const [atAnn, atBert] = [await enter(here, ann.token), await enter(there, bert.token)];
    await atAnn.edit(record);
    await atAnn.until((each) => each.editors(record).length === 1);
    await atBert.edit(record);
    await atAnn.until((each) => each.editors(record).length === 2);
    await atBert.until((each) => each.editors(record).length === 2);
    expect(atAnn.editors(record).map((account) => account.replace(/-[0-9a-f]+$/, ''))).toEqual([
      'normal-civilian',
      'revisor',
    ]);
    await atBert.leave(record);
    await atAnn.until((each) => each.editors(record).length === 1);
    await atBert.edit(record);
    await atAnn.until((each) => each.editors(record).length === 2);
    atBert.close();
    await atAnn.until((each) => each.editors(record).length === 1);
  });

  test('forgets whoever gives no sign of life, and knows them again with the next one', async () => {
    const hasty = await startServer({
      database: { url: here.databaseUrl, drop: () => Promise.resolve() },
      realtime: { goneAfterMs: 200, sweepEveryMs: 40 },
    });
    open.push({ close: () => void hasty.close() });
    const record = await personRecord();
    const [quiet, watching] = [await enter(hasty, editor.token), await enter(here, editor.token)];
    await watching.edit(record);
    await quiet.edit(record);
    // How many were told each time: what holds for a moment only may be over before anybody looks.
    const told = () =>
      watching.heard.flatMap(([name, hint]) =>
        name === 'editors' && hint.record.id === record.id ? [hint.editors.length] : [],
      );
    await watching.until(() => /2.*1/.test(told().join()));
    expect(quiet.socket.connected).toBe(true);
    await quiet.edit(record);
    await watching.until(() => /2.*1.*2/.test(told().join()));
  });

  test('is for editors who may see the record, and only while they may [ROLE-02, ROLE-12]', async () => {
    const record = await personRecord();
    for (const type of ['readonly', 'read-be-soldiers', 'api-read', 'api-write'] as const) {
      const listener = await enter(here, (await here.signIn(type)).token);
      expect(await listener.edit(record)).toEqual({ ok: false, code: 1010 });
    }
    const [account] = await here.dataSource.query<{ id: string }[]>('SELECT id FROM app_user LIMIT 1');
    const user = { type: 'app_user', id: account?.id ?? '' } as const;
    const listener = await enter(here, editor.token);
    expect(await listener.edit(user)).toEqual({ ok: false, code: 1011 });
    const admin = await enter(here, (await here.signIn('admin')).token);
    expect(await admin.edit(user)).toEqual({ ok: true });

    const demoted = await here.signIn('normal');
    const atDemoted = await enter(here, demoted.token);
    expect(await atDemoted.edit(record)).toEqual({ ok: true });
    await listener.edit(record);
    await listener.until((each) => each.editors(record).length === 2);
    await here.dataSource.query(
      `UPDATE app_user SET type = 'readonly' WHERE id = (SELECT user_id FROM session WHERE token_hash = sha256($1::bytea))`,
      [Buffer.from(demoted.token)],
    );
    await listener.until((each) => each.editors(record).length === 1);
    expect(await atDemoted.edit(record)).toEqual({ ok: false, code: 1010 });
  });

  test('is bounded for each connection', async () => {
    const listener = await enter(here, editor.token);
    for (let count = 0; count < realtimeLimits.records; count++) {
      expect(await listener.edit({ type: 'person', id: uuidv7() })).toEqual({ ok: true });
    }
    expect(await listener.edit({ type: 'person', id: uuidv7() })).toEqual({ ok: false, code: 1029 });
  });
});

describe('a saved record', () => {
  test('is told with its new version to who edits it, at every process, and to nobody else', async () => {
    const [record, other] = [await personRecord(), await personRecord()];
    const [near, far, elsewhere] = [
      await enter(here, editor.token),
      await enter(there, editor.token),
      await enter(here, editor.token),
    ];
    await Promise.all([near.edit(record), far.edit(record), elsewhere.edit(other)]);
    await editor.call(updatePerson, { person: { id: record.id, version: 1, surname: 'Nieuw' } });
    for (const listener of [near, far]) {
      expect(await listener.until((each) => each.saved(record)[0])).toMatchObject({
        version: 2,
        removed: false,
        part_of: null,
        account: expect.stringMatching(/^normal-/),
      });
    }
    await editor.call(removePerson, { id: record.id, version: 2 });
    expect(await near.until((each) => each.saved(record)[1])).toMatchObject({ removed: true });
    expect(elsewhere.saved(record)).toEqual([]);
  });

  test('is told to who edits its person when it is an event', async () => {
    const record = await personRecord();
    const listener = await enter(here, editor.token);
    await listener.edit(record);
    const event = await editor.call(createPersonEvent, { event: { type: 'school', person_id: record.id } });
    const of = { type: 'person_event', id: event.id } as const;
    expect(await listener.until((each) => each.saved(of)[0])).toMatchObject({
      record: { type: 'person_event', id: event.id },
      part_of: record,
    });
    await editor.call(removePersonEvent, { id: event.id, version: 1 });
    expect(await listener.until((each) => each.saved(of)[1])).toMatchObject({ removed: true });
  });

  test('is never told before the commit, nor after a rollback', async () => {
    const record = await personRecord();
    const listener = await enter(here, editor.token);
    await listener.edit(record);
    const change = (version: number) => ({
      actor: { id: null, account: 'test' },
      method: 'test',
      entity: 'person' as const,
      entityId: record.id,
      version,
      before: { surname: 'a' },
      after: { surname: 'b' },
    });
    const rolledBack = here.dataSource.transaction(async (db) => {
      await recordChange(db, change(7));
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await here.dataSource.transaction(async (db) => {
      await recordChange(db, change(8));
      // Anything said before the commit would have come by with this answer.
      await listener.edit(record);
      expect(listener.saved(record)).toEqual([]);
    });
    expect(await listener.until((each) => each.saved(record)[0])).toMatchObject({ version: 8 });
    expect(listener.saved(record)).toHaveLength(1);
  });
});

describe('the client', () => {
  const connect = (server: TestServer, token: string, onRefused?: (code: number) => void) => {
    const realtime = connectRealtime({
      origin: server.origin,
      token: () => token,
      ...(onRefused ? { onRefused } : {}),
    });
    open.push(realtime);
    return realtime;
  };
  /** A listener that can be waited for. */
  function ear() {
    let wakeUp = () => {};
    const state = { others: [] as readonly Editor[], saved: [] as SavedHint[], back: 0 };
    const note = () => wakeUp();
    return {
      state,
      listener: {
        onEditors: (others: readonly Editor[]) => {
          state.others = others;
          note();
        },
        onSaved: (hint: SavedHint) => {
          state.saved.push(hint);
          note();
        },
        onBack: () => {
          state.back += 1;
          note();
        },
      },
      async until(done: () => boolean) {
        while (!done()) {
          await new Promise<void>((resolve) => {
            wakeUp = resolve;
          });
        }
      },
    };
  }

  test('tells of others, not of oneself, and of saved records', async () => {
    const record = await personRecord();
    const [ann, bert] = [await here.signIn('normal'), await here.signIn('normal')];
    const [atAnn, atBert] = [ear(), ear()];
    connect(here, ann.token).edit(record, atAnn.listener);
    const leave = connect(there, bert.token).edit(record, atBert.listener);
    await atAnn.until(() => atAnn.state.others.length === 1);
    await atBert.until(() => atBert.state.others.length === 1);
    expect(atAnn.state.others[0]?.account).not.toBe(atBert.state.others[0]?.account);
    await ann.call(updatePerson, { person: { id: record.id, version: 1, surname: 'Ann' } });
    await atBert.until(() => atBert.state.saved.length === 1);
    expect(atBert.state.saved[0]).toMatchObject({ version: 2 });
    leave();
    await atAnn.until(() => atAnn.state.others.length === 0);
  });

  test('comes back after a lost connection, says again what is edited and that something may be missed', async () => {
    const record = await personRecord();
    const passing = await startServer({ database: { url: here.databaseUrl, drop: () => Promise.resolve() } });
    const { state, listener, until } = ear();
    const [ann, bert] = [await here.signIn('normal'), await here.signIn('normal')];
    const atAnn = ear();
    connect(here, ann.token).edit(record, atAnn.listener);
    connect(passing, bert.token).edit(record, listener);
    await atAnn.until(() => atAnn.state.others.length === 1);
    const port = Number(new URL(passing.origin).port);
    await passing.close();
    await atAnn.until(() => atAnn.state.others.length === 0);
    const again = await startServer({ port, database: { url: here.databaseUrl, drop: () => Promise.resolve() } });
    open.push({ close: () => void again.close() });
    await until(() => state.back === 1);
    await atAnn.until(() => atAnn.state.others.length === 1);
  });

  test('says that the session has ended, and stays away until it has another', async () => {
    const client = await here.signIn('normal');
    let refused: (code: number) => void = () => {};
    const refusal = new Promise<number>((resolve) => {
      refused = resolve;
    });
    const { state, listener, until } = ear();
    let { token } = client;
    const realtime = connectRealtime({ origin: here.origin, token: () => token, onRefused: (code) => refused(code) });
    open.push(realtime);
    const record = await personRecord();
    const other = await enter(here, editor.token);
    await other.edit(record);
    realtime.edit(record, listener);
    await until(() => state.others.length === 1);
    await client.call(logout, {});
    expect(await refusal).toBe(1009);
    token = (await here.signIn('normal')).token;
    realtime.reconnect();
    await other.until((each) => each.editors(record).length === 2);
  });
});
