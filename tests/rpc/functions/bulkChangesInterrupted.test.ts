import {
  cancelBulkChange,
  findBulkChangePersons,
  getBulkChange,
  resumeBulkChange,
  startBulkChange,
  undoBulkChange,
} from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { removeProject } from '@salient/shared/areas/projects/projectMethods.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { argsOf, carriedOut, carryOut, hideFromDay, makeFamily } from './bulkChangeSteps.ts';
import { findChangesOf } from './changesOf.ts';

// What keeps a change of many, or its undo, from going on, and what then goes on.

let server: TestServer;
let editor: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const stateOf = (id: string, client = editor) => client.call(getBulkChange, { id });
const start = (familyname: string, client = editor) =>
  client.call(startBulkChange, { args: argsOf(familyname), action: hideFromDay });

/** Changes the account that began a change. */
const setOwner = (id: string, set: string) =>
  server.dataSource.query(`UPDATE app_user SET ${set} WHERE id = (SELECT user_id FROM bulk_change WHERE id = $1)`, [
    id,
  ]);

test('a change of an account that was closed is undone by an administrator, in whose name the history has it', async () => {
  const [first = ''] = await makeFamily(server, 'Dichtman', 2);
  const leaving = await server.signIn('normal');
  const { id } = await carriedOut(server, leaving, 'Dichtman');
  await setOwner(id, `status = 'suspended'`);
  expect(await admin.call(undoBulkChange, { id })).toMatchObject({ state: 'undoing', waiting: 2 });
  await carryOut(server);
  const { account: asked } = await carriedOut(server, admin, 'Niemand');
  expect(await stateOf(id, admin)).toMatchObject({ state: 'undone', undone: 2, undo_account: asked });
  const accounts = await server.dataSource.query<{ account: string }[]>(
    `SELECT account FROM audit_entry WHERE entity_id = $1 AND method = 'undoBulkChange'`,
    [first],
  );
  expect(accounts).toEqual([{ account: asked }]);
});

test('an account that was closed, or may only read since, changes nobody any more, and why is told; another goes on', async () => {
  await makeFamily(server, 'Stopman', 1_200);
  const leaving = await server.signIn('normal');
  const { id } = await start('Stopman', leaving);
  await carryOut(server, 1);
  await setOwner(id, `type = 'readonly'`);
  await carryOut(server);
  expect(await stateOf(id, admin)).toMatchObject({
    state: 'failed',
    reason: 'notPermitted',
    changed: 500,
    waiting: 700,
  });
  await setOwner(id, `type = 'normal', deleted = true`);
  await server.dataSource.query(`UPDATE bulk_change SET state = 'running' WHERE id = $1`, [id]);
  await carryOut(server);
  expect(await stateOf(id, admin)).toMatchObject({ state: 'failed', reason: 'accountClosed', changed: 500 });
  await admin.call(resumeBulkChange, { id });
  await carryOut(server);
  expect(await stateOf(id, admin)).toMatchObject({ state: 'done', reason: null, changed: 1_200, waiting: 0 });
});

test('a change and an undo into a project that is no more end, and it is said why', async () => {
  await makeFamily(server, 'Projectloos', 2);
  const { id: project } = await server.make.project('Verdwijnt');
  const asked = { args: argsOf('Projectloos'), action: { kind: 'addToProject', project } as const };
  const { id } = await editor.call(startBulkChange, asked);
  await admin.call(removeProject, { id: project } as never);
  await carryOut(server);
  expect(await stateOf(id)).toMatchObject({ state: 'failed', reason: 'projectGone', project_title: null, changed: 0 });

  const { id: other } = await server.make.project('Verdwijnt later');
  await carriedOut(server, editor, 'Projectloos', { kind: 'addToProject', project: other });
  const removed = await carriedOut(server, editor, 'Projectloos', { kind: 'removeFromProject', project: other });
  await admin.call(removeProject, { id: other } as never);
  await editor.call(undoBulkChange, { id: removed.id });
  await carryOut(server);
  expect(await stateOf(removed.id)).toMatchObject({ state: 'failed', reason: 'projectGone', undone: 0, waiting: 2 });
});

test('a connection that is lost once ends no change', async () => {
  const [held = ''] = await makeFamily(server, 'Valman', 3);
  const { id } = await start('Valman');
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT FROM person WHERE id = $1 FOR UPDATE', [held]);
    const turn = carryOut(server);
    // The batch waits for the person, and its connection ends meanwhile.
    const terminate = () =>
      server.dataSource.query<unknown[]>(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR NO KEY UPDATE'`,
      );
    await expect.poll(terminate, { timeout: 20_000 }).toHaveLength(1);
    await turn;
    expect(await stateOf(id)).toMatchObject({ state: 'running', changed: 0 });
    await client.query('ROLLBACK');
  } finally {
    await client.end();
  }
  await expect
    .poll(
      async () => {
        await carryOut(server);
        return (await stateOf(id)).state;
      },
      { timeout: 20_000 },
    )
    .toBe('done');
  expect(await stateOf(id)).toMatchObject({ changed: 3, reason: null });
});

test('a fault of the data ends a change with its reason, and it goes on when that is mended', async () => {
  const [bad = ''] = await makeFamily(server, 'Foutman', 2);
  const { id } = await start('Foutman');
  await server.dataSource.query(`ALTER TABLE person ADD CONSTRAINT foutman CHECK (id <> '${bad}' OR NOT not_for_loop)`);
  await carryOut(server);
  expect(await stateOf(id)).toMatchObject({ state: 'failed', reason: 'fault', changed: 0, waiting: 2 });
  await server.dataSource.query('ALTER TABLE person DROP CONSTRAINT foutman');
  expect(await editor.call(resumeBulkChange, { id })).toMatchObject({ state: 'running', reason: null, ended_at: null });
  await carryOut(server);
  expect(await stateOf(id)).toMatchObject({ state: 'done', changed: 2, waiting: 0 });
  // One that is done has nothing to go on with.
  expect(await editor.call(resumeBulkChange, { id })).toMatchObject({ state: 'done' });
});

test('a change that was stopped goes on with whom it had not come to, and so does its undo', async () => {
  await makeFamily(server, 'Verderman', 700);
  const { id } = await start('Verderman');
  await carryOut(server, 1);
  expect(await editor.call(cancelBulkChange, { id })).toMatchObject({ state: 'cancelled', changed: 500, waiting: 200 });
  const waiting = await editor.call(findBulkChangePersons, { id, outcome: 'waiting' });
  expect(waiting.total).toBe(200);
  await editor.call(resumeBulkChange, { id });
  await carryOut(server);
  expect(await stateOf(id)).toMatchObject({ state: 'done', changed: 700, waiting: 0 });

  await editor.call(undoBulkChange, { id });
  await carryOut(server, 1);
  await server.dataSource.query(`UPDATE bulk_change SET state = 'failed', reason = 'fault' WHERE id = $1`, [id]);
  expect((await editor.call(findBulkChangePersons, { id, outcome: 'changed' })).total).toBe(200);
  expect(await editor.call(resumeBulkChange, { id })).toMatchObject({ state: 'undoing', undone: 500, waiting: 200 });
  await carryOut(server);
  expect(await stateOf(id)).toMatchObject({ state: 'undone', undone: 700, waiting: 0 });
});

test('of twelve that one account asks for at once five are begun, and the others told how many may be', async () => {
  const many = await server.signIn('normal');
  const [person = ''] = await makeFamily(server, 'Veelman', 1);
  const asked = await Promise.allSettled(Array.from({ length: 12 }, () => start('Veelman', many)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const [refused] = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toMatchObject({ name: 'tooManyBulkChanges', data: { most: 5 } });
  await carryOut(server);
  expect(await findChangesOf(server, person)).toHaveLength(1);
  await start('Veelman', many);
});
