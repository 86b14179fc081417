import { randomUUID } from 'node:crypto';
import type { BulkAction, BulkChange } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import {
  cancelBulkChange,
  findBulkChangePersons,
  findBulkChanges,
  getBulkChange,
  previewBulkChange,
  startBulkChange,
  undoBulkChange,
} from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { getPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOutBulkChanges } from '../../../core-server/src/areas/bulk-changes/carryOutBulkChanges.ts';
import { makeNamed } from '../../harness/records/makeNamed.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { findChangesOf } from './changesOf.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const carryOut = (forMs = 60_000) =>
  carryOutBulkChanges({ ...server.services, dataSource: server.dataSource }, { forMs });
const argsOf = (familyname: string) => ({ familyname: { value: familyname, mode: 'head' } });
const stateOf = (id: string, client = editor) => client.call(getBulkChange, { id });

/** Persons of one family name, with a number behind it. */
function makeFamily(familyname: string, count: number, given = {}): Promise<string[]> {
  const names = Array.from({ length: count }, (_, at) => `${familyname} ${String(at).padStart(4, '0')}`);
  return makeNamed(server, names, given);
}

async function carriedOut(args: object, action: BulkAction, client = editor): Promise<BulkChange> {
  const { id } = await client.call(startBulkChange, { args: args as never, action });
  await carryOut();
  return stateOf(id, client);
}

test('what a preview says of all and of the first ten is what is then done', async () => {
  const listed = await makeFamily('Voorproef', 12, { in_namelist: true });
  await makeFamily('Voorproef a', 3, { in_namelist: false });
  await makeFamily('Voorproef b', 2, { in_namelist: false, war_casualty: false });
  const action = { kind: 'setFlag', flag: 'in_namelist', value: true } as const;
  const asked = { args: argsOf('Voorproef'), action };
  const { first, ...counts } = await editor.call(previewBulkChange, asked);
  expect(counts).toEqual({ total: 17, changed: 3, unchanged: 12, refused: 2 });
  expect(first.map(({ id, outcome }) => [id, outcome])).toEqual(listed.slice(0, 10).map((id) => [id, 'unchanged']));
  expect(await carriedOut(asked.args, action)).toMatchObject({ ...counts, state: 'done', undone: 0, kept: 0 });
});

test('a flag is set on everybody a search finds, each a version with its entry in the trail, and set back by one undo', async () => {
  const ids = await makeFamily('Vlaggeman', 1_100);
  const done = await carriedOut(argsOf('Vlaggeman'), { kind: 'setFlag', flag: 'not_for_loop', value: true });
  expect(done).toMatchObject({ state: 'done', total: 1_100, changed: 1_100, unchanged: 0, refused: 0 });
  const [first = ''] = ids;
  expect(await editor.call(getPerson, { id: first })).toMatchObject({ not_for_loop: true, version: 2 });
  expect(await findChangesOf(server, first)).toMatchObject([
    { source: 'function', method: 'startBulkChange', before: { not_for_loop: false }, after: { not_for_loop: true } },
  ]);

  // Whoever was changed again meanwhile stays as somebody left them.
  const person = await editor.call(getPerson, { id: first });
  await editor.call(updatePerson, { person: { ...person, not_for_loop: false } as never });
  await editor.call(undoBulkChange, { id: done.id });
  await carryOut();
  expect(await stateOf(done.id)).toMatchObject({ state: 'undone', undone: 1_099, kept: 1 });
  const [left] = await server.dataSource.query(
    `SELECT count(*)::integer AS n FROM person WHERE familyname LIKE 'Vlaggeman%' AND not_for_loop`,
  );
  expect(left.n).toBe(0);
});

test('persons come into a project and go out of it, with their notes when that is undone', async () => {
  const project = (await server.make.project('Bulkproject')).id;
  const [noted = ''] = await makeFamily('Projectman', 3);
  const db = server.dataSource;
  await db.query(`INSERT INTO project_membership (person_id, project_id, notes) VALUES ($1, $2, 'zie brief')`, [
    noted,
    project,
  ]);
  const members = async () =>
    (await db.query('SELECT notes FROM project_membership WHERE project_id = $1 ORDER BY notes', [project])).map(
      ({ notes }: { notes: string }) => notes,
    );
  const added = await carriedOut(argsOf('Projectman'), { kind: 'addToProject', project });
  expect(added).toMatchObject({ changed: 2, unchanged: 1, project_title: 'Bulkproject' });
  expect(await members()).toEqual(['', '', 'zie brief']);
  const removed = await carriedOut(argsOf('Projectman'), { kind: 'removeFromProject', project });
  expect(await members()).toEqual([]);
  await editor.call(undoBulkChange, { id: removed.id });
  await carryOut();
  expect(await members()).toEqual(['', '', 'zie brief']);
  await editor.call(undoBulkChange, { id: added.id });
  await carryOut();
  expect(await members()).toEqual(['zie brief']);
});

test('it is stopped between two batches, goes on after a process was ended, and what was done can be undone', async () => {
  await makeFamily('Haltman', 1_200);
  const action = { kind: 'setFlag', flag: 'not_for_loop', value: true } as const;
  const { id } = await editor.call(startBulkChange, { args: argsOf('Haltman'), action });
  // A turn that is over after its first batch, as that of a process which is ended.
  await carryOut(1);
  const { changed, state } = await stateOf(id);
  expect(state).toBe('running');
  expect(changed).toBe(500);
  await carryOut(1);
  expect(await editor.call(cancelBulkChange, { id })).toMatchObject({ state: 'cancelled', changed: 1_000 });
  await carryOut();
  expect(await stateOf(id)).toMatchObject({ state: 'cancelled', changed: 1_000 });
  const waiting = await editor.call(findBulkChangePersons, { id, limit: 1_000 });
  expect(waiting.total).toBe(1_200);
  expect(waiting.data.filter(({ outcome }) => outcome === null).length).toBeLessThanOrEqual(200);
  await editor.call(undoBulkChange, { id });
  await carryOut();
  expect(await stateOf(id)).toMatchObject({ state: 'undone', undone: 1_000, kept: 0 });
});

test('an account changes only whom it may change, and hears only of its own changes', async () => {
  const soldier = { victim_type: 'military' as const };
  await makeFamily('Burgerman', 2);
  await makeFamily('Burgerman s', 2, soldier);
  const civilian = await server.signIn('normal-civilian');
  const asked = { args: argsOf('Burgerman'), action: { kind: 'setFlag', flag: 'not_for_loop', value: true } as const };
  expect(await civilian.call(previewBulkChange, asked)).toMatchObject({ total: 4, changed: 2, refused: 2 });
  const done = await carriedOut(asked.args, asked.action, civilian);
  expect(done).toMatchObject({ changed: 2, refused: 2 });
  const refused = await civilian.call(findBulkChangePersons, { id: done.id, outcome: 'refused' });
  expect(refused.data.map(({ familyname }) => familyname)).toEqual(['Burgerman s 0000', 'Burgerman s 0001']);
  await expect(stateOf(done.id)).rejects.toMatchObject({ name: 'notFound' });
  for (const method of [undoBulkChange, cancelBulkChange])
    await expect(editor.call(method, { id: done.id })).rejects.toMatchObject({ name: 'notFound' });
  expect((await editor.call(findBulkChanges, {})).data.map(({ id }) => id)).not.toContain(done.id);
  expect((await (await server.signIn('admin')).call(findBulkChanges, {})).data[0]?.id).toBe(done.id);
});

test('whoever was removed meanwhile is counted as refused, and an account that was closed changes nothing', async () => {
  const [gone = ''] = await makeFamily('Wegman', 2);
  const action = { kind: 'setFlag', flag: 'not_for_loop', value: true } as const;
  const { id } = await editor.call(startBulkChange, { args: argsOf('Wegman'), action });
  await server.dataSource.query('DELETE FROM person WHERE id = $1', [gone]);
  await carryOut();
  expect(await stateOf(id)).toMatchObject({ state: 'done', changed: 1, refused: 1 });

  await makeFamily('Dichtman', 1);
  const leaving = await server.signIn('normal');
  const started = await leaving.call(startBulkChange, { args: argsOf('Dichtman'), action });
  await server.dataSource.query(
    'UPDATE app_user SET deleted = true WHERE id = (SELECT user_id FROM bulk_change WHERE id = $1)',
    [started.id],
  );
  await carryOut();
  expect(await stateOf(started.id, await server.signIn('admin'))).toMatchObject({ state: 'failed', changed: 0 });
});

test('what is wrong with what is asked is told beside its field', async () => {
  const refusal = (args: object, action: BulkAction) =>
    editor.call(startBulkChange, { args: args as never, action }).catch(({ data }: { data: unknown }) => data);
  expect(await refusal({}, { kind: 'addToProject', project: randomUUID() })).toEqual({
    'action.project': ['action.project: DOES_NOT_EXIST'],
  });
  const action = { kind: 'setFlag', flag: 'not_for_loop', value: true } as const;
  expect(await refusal({ gender: 'X' }, action)).toEqual({ gender: ['gender: INVALID_OPTION'] });
});
