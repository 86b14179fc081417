import { randomUUID } from 'node:crypto';
import type { BulkAction } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import {
  getBulkChange,
  previewBulkChange,
  startBulkChange,
} from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { removePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { argsOf, carryOut, hideFromDay, makeFamily } from './bulkChangeSteps.ts';

// A change of some of the persons whom a search finds, chosen one by one.

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const flagged = async (familyname: string): Promise<string[]> => {
  const rows = await server.dataSource.query<{ id: string }[]>(
    'SELECT id FROM person WHERE familyname LIKE $1 AND not_for_loop ORDER BY sort_name',
    [`${familyname}%`],
  );
  return rows.map(({ id }) => id);
};

test('only the chosen are previewed and changed, each once, also whom the search no longer finds', async () => {
  const [first = '', second = ''] = await makeFamily(server, 'Kiesman', 4);
  const [third = ''] = await makeFamily(server, 'Anderman', 1);
  const asked = { args: argsOf('Kiesman'), ids: [second, third, first, second], action: hideFromDay };
  const { persons, ...counts } = await editor.call(previewBulkChange, asked);
  expect(counts).toEqual({ total: 3, changed: 3, unchanged: 0, refused: 0 });
  expect(persons.map(({ id }) => id)).toEqual([third, first, second]);
  const { id, is_chosen } = await editor.call(startBulkChange, asked);
  expect(is_chosen).toBe(true);
  await carryOut(server);
  expect(await editor.call(getBulkChange, { id })).toMatchObject({ state: 'done', total: 3, changed: 3 });
  expect(await flagged('Kiesman')).toEqual([first, second]);
  expect(await flagged('Anderman')).toEqual([third]);
  const whole = await editor.call(startBulkChange, { args: argsOf('Kiesman'), action: hideFromDay });
  expect(whole).toMatchObject({ total: 4, is_chosen: false });
});

test('who was chosen and is not there is told each by the place in the list, and nothing is begun', async () => {
  const [first = '', removed = ''] = await makeFamily(server, 'Wegman', 2);
  await editor.call(removePerson, { id: removed });
  const ids = [first, removed, randomUUID()];
  const data = { 'ids.1': ['ids.1: DOES_NOT_EXIST'], 'ids.2': ['ids.2: DOES_NOT_EXIST'] };
  for (const method of [previewBulkChange, startBulkChange]) {
    const asking = editor.call(method, { args: {}, ids, action: hideFromDay });
    await expect(asking).rejects.toMatchObject({ code: 1013, data });
  }
  const project: BulkAction = { kind: 'addToProject', project: randomUUID() };
  await expect(editor.call(startBulkChange, { args: {}, ids: [removed], action: project })).rejects.toMatchObject({
    data: { 'action.project': expect.any(Array), 'ids.0': expect.any(Array) },
  });
  expect(await flagged('Wegman')).toEqual([]);
});

test('of the chosen an account changes only whom it may, and a list that is too long, empty or no list is refused', async () => {
  const [civilian = ''] = await makeFamily(server, 'Rechtman', 1);
  const [soldier = ''] = await makeFamily(server, 'Rechtman s', 1, { victim_type: 'military' });
  const limited = await server.signIn('normal-civilian');
  const asked = { args: argsOf('Rechtman'), action: hideFromDay };
  expect(await limited.call(previewBulkChange, { ...asked, ids: [civilian, soldier] })).toMatchObject({
    ...{ total: 2, changed: 1, refused: 1 },
  });
  const tooMany = Array.from({ length: 5_001 }, () => civilian);
  for (const ids of [[], tooMany, ['Jan'], civilian, null]) {
    for (const method of [previewBulkChange, startBulkChange])
      await expect(editor.call(method, { ...asked, ids } as never)).rejects.toMatchObject({ code: -32602 });
  }
  await expect(
    (await server.signIn('readonly')).call(startBulkChange, { ...asked, ids: [civilian] }),
  ).rejects.toMatchObject({ code: 1010 });
});
