import { randomUUID } from 'node:crypto';
import type { BulkAction } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
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
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { argsOf, carriedOut, carryOut, hideFromDay, makeFamily } from './bulkChangeSteps.ts';
import { findChangesOf } from './changesOf.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const stateOf = (id: string, client = editor) => client.call(getBulkChange, { id });

test('what a preview says of all, and of each page of them, is what is then done', async () => {
  const listed = await makeFamily(server, 'Voorproef', 12, { in_namelist: true });
  await makeFamily(server, 'Voorproef a', 3, { in_namelist: false });
  await makeFamily(server, 'Voorproef b', 2, { in_namelist: false, war_casualty: false });
  const action = { kind: 'setFlag', flag: 'in_namelist', value: true } as const;
  const asked = { args: argsOf('Voorproef'), action };
  const { persons: first, ...counts } = await editor.call(previewBulkChange, asked);
  expect(counts).toEqual({ total: 17, changed: 3, unchanged: 12, refused: 2 });
  expect(first.map(({ id, outcome }) => [id, outcome])).toEqual(listed.slice(0, 10).map((id) => [id, 'unchanged']));
  const refused = await editor.call(previewBulkChange, { ...asked, outcome: 'refused' });
  expect(refused.persons.map(({ familyname }) => familyname)).toEqual(['Voorproef b 0000', 'Voorproef b 0001']);
  const secondPage = await editor.call(previewBulkChange, { ...asked, outcome: 'unchanged', offset: 10 });
  expect(secondPage.persons.map(({ id }) => id)).toEqual(listed.slice(10));
  expect(await carriedOut(server, editor, 'Voorproef', action)).toMatchObject({
    ...counts,
    state: 'done',
    undone: 0,
    kept: 0,
  });
});

test.each<[object, object]>([
  [{ surname: { value: '', mode: 'complete' } }, { surname: ['surname: REQUIRED'] }],
  [{ initials: { value: '. .', mode: 'head' } }, { initials: ['initials: REQUIRED'] }],
  [{ text: ' ', must: ['Ypres'] }, { text: ['text: REQUIRED'] }],
  [
    { events: [{ type: 'died', inputs: { reason: { value: ' ', mode: 'head' } } }] },
    { 'events.0.inputs.reason': ['events.0.inputs.reason: REQUIRED'] },
  ],
  [{ born: {} }, { born: ['born: REQUIRED'] }],
  [{ gender: 'male', died: { from: '????????' } }, { died: ['died: REQUIRED'] }],
  [{ age: {} }, { age: ['age: REQUIRED'] }],
  [
    { events: [{ type: 'died', inputs: { to: '????????' } }] },
    { 'events.0.inputs.from': ['events.0.inputs.from: REQUIRED'] },
  ],
  ...[
    { events: [] },
    { text: ' ' },
    { gender: 'any' },
    { victim_type: 'any', dataset: 'any' },
    { sounds_alike: true, widen: false },
  ].map((args): [object, object] => [args, { none: ['none: REQUIRED'] }]),
])('what filters nothing as yet is not taken for everybody: %j', async (given, errors) => {
  const args = given as Record<string, unknown>;
  const action = { kind: 'setFlag', flag: 'in_namelist', value: true } as const;
  for (const method of [previewBulkChange, startBulkChange])
    await expect(editor.call(method, { args, action })).rejects.toMatchObject({ code: 1013, data: errors });
  expect(await editor.call(previewBulkChange, { args: { surname: { mode: 'empty' } }, action })).toHaveProperty(
    'total',
  );
});

test('a flag is set on everybody a search finds, each a version with its entry in the trail, and set back by one undo', async () => {
  const ids = await makeFamily(server, 'Vlaggeman', 1_100);
  const done = await carriedOut(server, editor, 'Vlaggeman');
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
  await carryOut(server);
  expect(await stateOf(done.id)).toMatchObject({ state: 'undone', undone: 1_099, kept: 1 });
  const [left] = await server.dataSource.query(
    `SELECT count(*)::integer AS n FROM person WHERE familyname LIKE 'Vlaggeman%' AND not_for_loop`,
  );
  expect(left.n).toBe(0);
});

test('persons come into a project and go out of it, with their notes when that is undone', async () => {
  const project = (await server.make.project('Bulkproject')).id;
  const [noted = ''] = await makeFamily(server, 'Projectman', 3);
  const db = server.dataSource;
  await db.query(`INSERT INTO project_membership (person_id, project_id, notes) VALUES ($1, $2, 'zie brief')`, [
    noted,
    project,
  ]);
  const members = async () =>
    (await db.query('SELECT notes FROM project_membership WHERE project_id = $1 ORDER BY notes', [project])).map(
      ({ notes }: { notes: string }) => notes,
    );
  const added = await carriedOut(server, editor, 'Projectman', { kind: 'addToProject', project });
  expect(added).toMatchObject({ changed: 2, unchanged: 1, project_title: 'Bulkproject' });
  expect(await members()).toEqual(['', '', 'zie brief']);
  const removed = await carriedOut(server, editor, 'Projectman', { kind: 'removeFromProject', project });
  expect(await members()).toEqual([]);
  await editor.call(undoBulkChange, { id: removed.id });
  await carryOut(server);
  expect(await members()).toEqual(['', '', 'zie brief']);
  await editor.call(undoBulkChange, { id: added.id });
  await carryOut(server);
  expect(await members()).toEqual(['zie brief']);
});

test('it is stopped between two batches, goes on after a process was ended, and what was done can be undone', async () => {
  await makeFamily(server, 'Haltman', 1_200);
  const { id } = await editor.call(startBulkChange, { args: argsOf('Haltman'), action: hideFromDay });
  // A turn that is over after its first batch, as that of a process which is ended.
  await carryOut(server, 1);
  const { changed, state } = await stateOf(id);
  expect(state).toBe('running');
  expect(changed).toBe(500);
  await carryOut(server, 1);
  expect(await editor.call(cancelBulkChange, { id })).toMatchObject({ state: 'cancelled', changed: 1_000 });
  await carryOut(server);
  expect(await stateOf(id)).toMatchObject({ state: 'cancelled', changed: 1_000 });
  const waiting = await editor.call(findBulkChangePersons, { id, limit: 1_000 });
  expect(waiting.total).toBe(1_200);
  expect(waiting.data.filter(({ outcome }) => outcome === null).length).toBeLessThanOrEqual(200);
  await editor.call(undoBulkChange, { id });
  await carryOut(server);
  expect(await stateOf(id)).toMatchObject({ state: 'undone', undone: 1_000, kept: 0 });
});

test('an account changes only whom it may change, and hears only of its own changes', async () => {
  const soldier = { victim_type: 'military' as const };
  await makeFamily(server, 'Burgerman', 2);
  await makeFamily(server, 'Burgerman s', 2, soldier);
  const civilian = await server.signIn('normal-civilian');
  const asked = { args: argsOf('Burgerman'), action: hideFromDay };
  expect(await civilian.call(previewBulkChange, asked)).toMatchObject({ total: 4, changed: 2, refused: 2 });
  const done = await carriedOut(server, civilian, 'Burgerman');
  expect(done).toMatchObject({ changed: 2, refused: 2 });
  const refused = await civilian.call(findBulkChangePersons, { id: done.id, outcome: 'refused' });
  expect(refused.data.map(({ familyname }) => familyname)).toEqual(['Burgerman s 0000', 'Burgerman s 0001']);
  await expect(stateOf(done.id)).rejects.toMatchObject({ name: 'notFound' });
  for (const method of [undoBulkChange, cancelBulkChange])
    await expect(editor.call(method, { id: done.id })).rejects.toMatchObject({ name: 'notFound' });
  expect((await editor.call(findBulkChanges, {})).data.map(({ id }) => id)).not.toContain(done.id);
  expect((await (await server.signIn('admin')).call(findBulkChanges, {})).data[0]?.id).toBe(done.id);
});

test('what is wrong with what is asked is told beside its field', async () => {
  const refusal = (args: object, action: BulkAction) =>
    editor.call(startBulkChange, { args: args as never, action }).catch(({ data }: { data: unknown }) => data);
  expect(await refusal({}, { kind: 'addToProject', project: randomUUID() })).toEqual({
    'action.project': ['action.project: DOES_NOT_EXIST'],
  });
  expect(await refusal({ gender: 'X' }, hideFromDay)).toEqual({ gender: ['gender: INVALID_OPTION'] });
  // Everybody is meant by an empty search alone, never by none.
  for (const method of [startBulkChange, previewBulkChange])
    await expect(editor.call(method, { action: hideFromDay } as never)).rejects.toMatchObject({ code: -32602 });
  expect((await editor.call(previewBulkChange, { args: {}, action: hideFromDay })).total).toBeGreaterThan(1_000);
});
