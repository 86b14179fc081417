import { findChanges, restoreRemoved } from '@salient/shared/areas/changes/changeMethods.ts';
import { createKeyLocation, removeKeyLocation } from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { mergePersons, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { getPublicPerson, removePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { openShortAddress } from '@salient/shared/areas/short-addresses/shortAddressMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveShortAddress } from '../../../core-server/src/areas/short-addresses/giveShortAddress.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const keyLocation = { name: 'Lakenhalle', year: 2018, position: { lat: 50.8512, lon: 2.8859 } };

test('a key location has its short address from the start, and anybody is led by it', async () => {
  const editor = await server.signIn('normal');
  const { id, short_code } = await editor.call(createKeyLocation, { keyLocation });
  expect(short_code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  const target = { kind: 'key_location', id, second_id: null };
  expect(await server.guest.call(openShortAddress, { code: short_code })).toEqual(target);
  expect(await server.guest.call(openShortAddress, { code: short_code.toLowerCase() })).toEqual(target);
});

test('after a removal it is gone, and means the same again when the record is brought back', async () => {
  const admin = await server.signIn('admin');
  const { id, short_code: code } = await admin.call(createKeyLocation, { keyLocation });
  await admin.call(removeKeyLocation, { id, version: 1 });
  await expect(server.guest.call(openShortAddress, { code })).rejects.toMatchObject({
    name: 'gone',
    data: { entity: 'key_location', id },
  });
  const { data } = await admin.call(findChanges, { type: 'key_location', id });
  await admin.call(restoreRemoved, { change: data[0]?.id ?? '' });
  expect(await server.guest.call(openShortAddress, { code })).toMatchObject({ id });
});

test('a code that was never given is not found', async () => {
  await expect(server.guest.call(openShortAddress, { code: 'ZZZZZZ' })).rejects.toMatchObject({ name: 'notFound' });
});

test('the codes of two stories lead to both side by side, and no other two do [beyond 6, K19]', async () => {
  const db = server.dataSource.manager;
  const [one, two] = [await server.make.story({ targets: ['museum'] }), await server.make.story({ targets: ['key'] })];
  const first = await giveShortAddress(db, { kind: 'person_story', id: one.id });
  const second = await giveShortAddress(db, { kind: 'remembrance_key', id: two.id });
  const pair = { kind: 'story_pair', id: one.id, second_id: two.id };
  expect(await server.guest.call(openShortAddress, { code: `${first}-${second}` })).toEqual(pair);
  expect(await server.guest.call(openShortAddress, { code: ` ${first.toLowerCase()}-${second} ` })).toEqual(pair);
  const person = await giveShortAddress(db, { kind: 'person', id: (await server.make.person()).id });
  for (const code of [
    `${first}-ZZZZZZ`,
    `${first}-${person}`,
    `${first}-${second}-${first}`,
    `${first}-`,
    `-${first}`,
  ]) {
    await expect(server.guest.call(openShortAddress, { code })).rejects.toMatchObject({ name: 'notFound' });
  }
  await db.query(
    `UPDATE person_story SET targets = '{}', published_date = NULL, unpublished_date = now() WHERE id = ANY($1)`,
    [[one.id, two.id]],
  );
  const withdrawn = server.guest.call(openShortAddress, { code: `${first}-${second}` });
  await expect(withdrawn).rejects.toMatchObject({ name: 'gone' });
});

test('a code is never given twice, also when chance draws one that is in use', async () => {
  const db = server.dataSource.manager;
  const [first, second] = [await server.make.person(), await server.make.person()];
  const draws = ['AAAAAA', 'AAAAAA', 'BBBBBB'];
  const draw = () => draws.shift() ?? '';
  expect(await giveShortAddress(db, { kind: 'person_story', id: first.id }, draw)).toBe('AAAAAA');
  expect(await giveShortAddress(db, { kind: 'person_story', id: second.id }, draw)).toBe('BBBBBB');
});

test('a page keeps its code; the two pages of a story and the pairs it stands in have codes of their own', async () => {
  const db = server.dataSource.manager;
  const [id, second_id] = [(await server.make.person()).id, (await server.make.person()).id];
  const targets = [
    { kind: 'person_story', id },
    { kind: 'remembrance_key', id },
    { kind: 'story_pair', id, second_id },
  ] as const;
  const codes = await Promise.all(targets.map((target) => giveShortAddress(db, target)));
  expect(new Set(codes).size).toBe(3);
  expect(await Promise.all(targets.map((target) => giveShortAddress(db, target)))).toEqual(codes);
});

test('a person has one from the start, which follows a merge and its undo, and a removal [beyond 4]', async () => {
  const editor = await server.signIn('admin');
  const [kept, merged] = [await server.make.person(), await server.make.person()];
  const codeOf = async ({ id }: { readonly id: string }) =>
    (await server.guest.call(getPublicPerson, { id })).short_code;
  const [keptCode, code] = [await codeOf(kept), await codeOf(merged)];
  expect(code).not.toBe(keptCode);
  const leadsTo = async () => server.guest.call(openShortAddress, { code });
  expect(await leadsTo()).toEqual({ kind: 'person', id: merged.id, second_id: null });

  const two = { idA: kept.id, idB: merged.id, versionA: 1, versionB: 1 };
  const { merge_id } = await editor.call(mergePersons, two);
  expect(await leadsTo()).toMatchObject({ id: kept.id });
  await editor.call(undoMerge, { id: merge_id });
  expect(await leadsTo()).toMatchObject({ id: merged.id });

  await editor.call(removePerson, { id: merged.id });
  await expect(leadsTo()).rejects.toMatchObject({ name: 'gone', data: { entity: 'person', id: merged.id } });
  const { data } = await editor.call(findChanges, { type: 'person', id: merged.id });
  await editor.call(restoreRemoved, { change: data[0]?.id ?? '' });
  expect(await codeOf(merged)).toBe(code);
  expect(await leadsTo()).toMatchObject({ id: merged.id });
});

test('persons written in one statement get a code each', async () => {
  const rows = await server.dataSource.query<{ codes: string }[]>(
    `WITH made AS (INSERT INTO person (id, familyname) SELECT gen_random_uuid(), 'Veel' FROM generate_series(1, 2000) RETURNING id)
     SELECT count(*)::text AS codes FROM made`,
  );
  expect(rows).toEqual([{ codes: '2000' }]);
  const [given] = await server.dataSource.query<{ n: number }[]>(
    `SELECT count(DISTINCT s.code)::integer AS n FROM short_address s JOIN person p ON p.id = s.record_id
     WHERE s.kind = 'person' AND p.familyname = 'Veel'`,
  );
  expect(given?.n).toBe(2000);
});
