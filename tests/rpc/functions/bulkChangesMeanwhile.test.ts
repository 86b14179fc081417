import type { BulkAction, BulkOutcome } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import {
  findBulkChangePersons,
  getBulkChange,
  startBulkChange,
  undoBulkChange,
} from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { mergePersons } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { getPerson, removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { argsOf, carriedOut, carryOut, hideFromDay, makeFamily } from './bulkChangeSteps.ts';

// What somebody else did while a change of many ran, or between it and its undo.

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

async function save(id: string, changed: object): Promise<void> {
  const person = await editor.call(getPerson, { id });
  await editor.call(updatePerson, { person: { ...person, ...changed } as never });
}

async function undo(id: string) {
  await editor.call(undoBulkChange, { id });
  await carryOut(server);
  return editor.call(getBulkChange, { id });
}

/** Ids of those with an outcome, as the list of the change gives them. */
async function idsWith(id: string, outcome: BulkOutcome): Promise<string[]> {
  const { data, total } = await editor.call(findBulkChangePersons, { id, outcome, limit: 100 });
  expect(data).toHaveLength(total);
  return data.map((person) => person.id);
}

const flag = (name: 'in_namelist' | 'irish_memorial_records', value: boolean): BulkAction => ({
  kind: 'setFlag',
  flag: name,
  value,
});

test('one person of whom the former value no longer holds stays, and the undo takes all others back', async () => {
  const listed = await makeFamily(server, 'Terugman', 3, { in_namelist: true });
  const done = await carriedOut(server, editor, 'Terugman', flag('in_namelist', false));
  const [first = '', ...others] = listed;
  await save(first, { war_casualty: false });
  expect(await undo(done.id)).toMatchObject({ state: 'undone', undone: 2, kept: 1, waiting: 0 });
  expect(await idsWith(done.id, 'kept')).toEqual([first]);
  expect(await idsWith(done.id, 'undone')).toEqual(others);

  const irish = { irish_memorial_records: true, victim_type: 'military' };
  const [soldier = ''] = await makeFamily(server, 'Ierman', 2, irish);
  const unset = await carriedOut(server, editor, 'Ierman', flag('irish_memorial_records', false));
  await save(soldier, { victim_type: 'civilian' });
  expect(await undo(unset.id)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
});

test('whose field somebody changed and changed back stays; who was changed in something else is taken back', async () => {
  const [back = '', other = ''] = await makeFamily(server, 'Heenman', 3);
  const done = await carriedOut(server, editor, 'Heenman');
  for (const not_for_loop of [false, true]) await save(back, { not_for_loop });
  await save(other, { description: 'Uit een brief.' });
  expect(await undo(done.id)).toMatchObject({ state: 'undone', undone: 2, kept: 1 });
  expect(await idsWith(done.id, 'kept')).toEqual([back]);
  expect(await editor.call(getPerson, { id: back })).toMatchObject({ not_for_loop: true });
});

test('who was taken out of the project and put in again stays in it', async () => {
  const { id: project } = await server.make.project('Heen en weer');
  const [again = ''] = await makeFamily(server, 'Wederman', 2);
  const done = await carriedOut(server, editor, 'Wederman', { kind: 'addToProject', project });
  await save(again, { project_memberships: [] });
  await save(again, { project_memberships: [{ project, notes: '' }] });
  expect(await undo(done.id)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
  expect(await idsWith(done.id, 'kept')).toEqual([again]);
});

test('a later change of many that was itself taken back stands in the way of no undo; one that stands does', async () => {
  await makeFamily(server, 'Stapelman', 2);
  const set = await carriedOut(server, editor, 'Stapelman');
  const unset = await carriedOut(server, editor, 'Stapelman', { ...hideFromDay, value: false } as BulkAction);
  expect(await undo(unset.id)).toMatchObject({ undone: 2 });
  expect(await undo(set.id)).toMatchObject({ state: 'undone', undone: 2, kept: 0 });

  const first = await carriedOut(server, editor, 'Stapelman');
  await carriedOut(server, editor, 'Stapelman', { ...hideFromDay, value: false } as BulkAction);
  await carriedOut(server, editor, 'Stapelman');
  expect(await undo(first.id)).toMatchObject({ state: 'undone', undone: 0, kept: 2 });
});

test('undos are done in the order in which they are asked for, not in that of their changes', async () => {
  await makeFamily(server, 'Rijman', 2);
  const changes: string[] = [];
  for (const value of [true, false, true]) {
    const { id } = await carriedOut(server, editor, 'Rijman', { ...hideFromDay, value } as BulkAction);
    changes.unshift(id);
  }
  for (const id of changes) await editor.call(undoBulkChange, { id });
  await carryOut(server);
  for (const id of changes)
    expect(await editor.call(getBulkChange, { id })).toMatchObject({ state: 'undone', undone: 2, kept: 0 });
});

test('who was removed or merged away meanwhile is counted apart, and stands in the list by name', async () => {
  const [removed = '', merged = '', survivor = ''] = await makeFamily(server, 'Wegman', 4);
  const { id } = await editor.call(startBulkChange, { args: argsOf('Wegman'), action: hideFromDay });
  await editor.call(removePerson, { id: removed });
  await editor.call(mergePersons, { idA: survivor, idB: merged });
  await carryOut(server);
  const counts = { changed: 2, unchanged: 0, refused: 0, gone: 1, merged: 1, waiting: 0 };
  expect(await editor.call(getBulkChange, { id })).toMatchObject({ state: 'done', total: 4, ...counts });
  const gone = await editor.call(findBulkChangePersons, { id, outcome: 'gone' });
  expect(gone).toEqual({
    data: [{ id: removed, surname: 'Jan', familyname: 'Wegman 0000', outcome: 'gone' }],
    total: 1,
  });
  const intoOther = await editor.call(findBulkChangePersons, { id, outcome: 'merged' });
  expect(intoOther.data).toMatchObject([{ id: merged, familyname: 'Wegman 0001' }]);
  expect((await editor.call(findBulkChangePersons, { id })).data).toHaveLength(4);

  // Gone before the undo: it says so too.
  await editor.call(removePerson, { id: survivor });
  expect(await undo(id)).toMatchObject({ state: 'undone', undone: 1, kept: 0, gone: 2, merged: 1, waiting: 0 });
  expect(await idsWith(id, 'gone')).toEqual(expect.arrayContaining([removed, survivor]));
});
