import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { getPersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import {
  findMilitaryMerges,
  mergeMilitaryEntities,
  previewMilitaryMerge,
  undoMilitaryMerge,
} from '@salient/shared/areas/military/militaryMergeMethods.ts';
import {
  canRemoveMilitaryEntity,
  getMilitaryEntitiesIn,
  getMilitaryEntity,
  getUnitPlaces,
  updateMilitaryEntity,
} from '@salient/shared/areas/military/militaryMethods.ts';
import {
  findPublicPersonsInUnit,
  getUnitByMonth,
  getUnitLosses,
} from '@salient/shared/areas/persons/soldierMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const nobody = '0198c3a0-0000-7000-8000-000000000001';
const entity = (id: string) => editor.call(getMilitaryEntity, { id });
const write = async (id: string, history: object[]) => {
  const { version } = await entity(id);
  return editor.call(updateMilitaryEntity, { entity: { id, version, history: history as never } });
};
const merge = (idA: string, idB: string, more: object = {}) =>
  editor.call(mergeMilitaryEntities, { idA, idB, reason: 'Twee schrijfwijzen', ...more });

/** Two spellings of a regiment, with soldiers, a history each, and a battalion that belongs to the second. */
async function doubles() {
  const [a, b] = [await server.make.militaryEntity(), await server.make.militaryEntity()];
  const battalion = await server.make.militaryEntity({ type: 'unit', regiment: b.regiment });
  const both = { type: 'attached', army: 'A.F.', from_date: '1914????' };
  await write(a.id, [both]);
  await write(b.id, [both, { type: 'attached', army: 'B.E.F.', from_date: '1916????' }]);
  await write(battalion.id, [{ type: 'structure', entity_id: b.id, from_date: '1914????' }]);
  const event = await server.make.event('military', { military_regiment_id: b.id, enlisted_regt: b.regiment });
  return { a: a.id, b: b.id, battalion: battalion.id, event: event.id };
}

describe('merging two entities', () => {
  test('shows what would move, before anything does [MILITARY-34]', async () => {
    const { a, b, battalion } = await doubles();
    const preview = await editor.call(previewMilitaryMerge, { idA: a, idB: b });
    expect([preview.entityA.id, preview.entityB.id]).toEqual([a, b]);
    expect(preview.merged).toMatchObject({ id: a, regiment: preview.entityA.regiment });
    expect(preview.merged.history.map(({ army }) => army)).toEqual(['A.F.', 'B.E.F.']);
    expect(preview.references).toMatchObject([
      { code: 'REFERENCED_BY_MILITARY_ENTITY', count: 1, records: [{ type: 'military_entity', id: battalion }] },
      { code: 'REFERENCED_BY_PERSON_EVENT', count: 1 },
    ]);
    expect((await editor.call(previewMilitaryMerge, { idA: b, idB: a })).references).toEqual([]);
  });

  test('lets events, history and sub-entities follow to the first, and the second answer where it went [MILITARY-32, MILITARY-33, M-080]', async () => {
    const { a, b, battalion, event } = await doubles();
    const before = await entity(a);
    const saved = await merge(a, b);
    expect(saved).toMatchObject({ id: a, regiment: before.regiment, version: before.version + 1 });
    expect(saved.history.map(({ army }) => army)).toEqual(['A.F.', 'B.E.F.']);
    expect((await entity(battalion)).history[0]?.entity_id).toBe(a);
    const { military_regiment_id, version } = await editor.call(getPersonEvent, { id: event });
    expect([military_regiment_id, version]).toEqual([a, 1]);
    const { id: other } = await server.make.militaryEntity();
    const calls = [
      entity(b),
      editor.call(updateMilitaryEntity, { entity: { id: b, version: before.version } }),
      editor.call(canRemoveMilitaryEntity, { id: b }),
      editor.call(getMilitaryEntitiesIn, { id: b }),
      editor.call(previewMilitaryMerge, { idA: b, idB: other }),
      editor.call(previewMilitaryMerge, { idA: other, idB: b }),
      editor.call(getUnitPlaces, { id: b, from_date: '1917????' }),
      editor.call(getUnitByMonth, { id: b }),
      editor.call(getUnitLosses, { unitId: b }),
      editor.call(findPublicPersonsInUnit, { unitId: b }),
    ];
    const moved = { name: 'merged', data: { to: a } };
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(moved)));
    expect(await editor.call(findMilitaryMerges, { military_entity_id: a })).toMatchObject([
      { id: saved.merge_id, kept_id: a, merged_id: b, reason: 'Twee schrijfwijzen', undone_at: null },
    ]);
  });

  test('keeps one of two connections to the same parent in the same days, with what both say of it [VALID-16, MILITARY-33]', async () => {
    const { a, b } = await doubles();
    const event = { type: 'attached', army: 'C.E.F.', from_date: '1917????' };
    await write(a, [{ ...event, description: 'Volgens de ene lijst' }]);
    await write(b, [{ ...event, description: 'Volgens de andere lijst' }]);
    const saved = await merge(a, b);
    expect(saved.history).toMatchObject([{ ...event, description: 'Volgens de ene lijst\nVolgens de andere lijst' }]);
    await editor.call(undoMilitaryMerge, { id: saved.merge_id });
    expect((await entity(a)).history).toMatchObject([{ description: 'Volgens de ene lijst' }]);
    expect((await entity(b)).history).toMatchObject([{ description: 'Volgens de andere lijst' }]);
  });

  test('brings all events, which stay when the entity is saved again and become no more', async () => {
    const [{ id: a, regiment }, { id: b }] = [await server.make.militaryEntity(), await server.make.militaryEntity()];
    const days = (year: number) =>
      Array.from({ length: 300 }, (_, at) => ({
        ...{ type: 'attached', army: 'A.F.', description: 'x'.repeat(at === 0 ? 9_000 : 1) },
        from_date: `${year}${String(1 + (at % 12)).padStart(2, '0')}${String(1 + Math.floor(at / 12)).padStart(2, '0')}`,
      }));
    await write(a, days(1914));
    const [first, ...others] = days(1915);
    await write(b, [{ ...first, from_date: '19140101', description: 'y'.repeat(9_000) }, ...others]);
    await merge(a, b);
    const { history } = await entity(a);
    expect(history).toHaveLength(599);
    const [joined] = history;
    expect(joined?.description).toHaveLength(18_001);
    const saved = await write(a, history.with(5, { ...(history[5] as (typeof history)[0]), description: 'anders' }));
    expect(saved).toMatchObject({ regiment, history: { length: 599 } });
    const more = [...saved.history, { type: 'attached', army: 'B.E.F.' }];
    await expect(write(a, more)).rejects.toMatchObject({ data: { history: ['history: TOO_MANY_VALUES'] } });
  });

  test('joins what a sub-entity said of either as its parent in the same days, and parts it when it is undone [VALID-16, MILITARY-33]', async () => {
    const { a, b, battalion } = await doubles();
    const part = (entity_id: string, description: string, from_date = '1914????') => ({
      ...{ type: 'structure', entity_id, from_date, description },
    });
    await write(battalion, [part(a, 'Eerste lijst'), part(b, 'Tweede lijst'), part(b, 'Later', '1917????')]);
    const before = await entity(battalion);
    const { merge_id } = await merge(a, b);
    const joined = await entity(battalion);
    expect(joined.version).toBe(before.version + 1);
    expect(joined.history).toMatchObject([
      { entity_id: a, description: 'Eerste lijst\nTweede lijst' },
      { entity_id: a, description: 'Later' },
    ]);
    const [change] = (await editor.call(findChanges, { type: 'military_entity', id: battalion })).data;
    expect(change).toMatchObject({ source: 'merge' });
    const { left } = await editor.call(undoMilitaryMerge, { id: merge_id });
    expect(left).toEqual({ fields: [], records: 0 });
    expect((await entity(battalion)).history).toEqual(before.history);
  });

  test('leaves to whom somebody gave it what two connections became', async () => {
    const { a, b, battalion } = await doubles();
    const { id: other } = await server.make.militaryEntity();
    await write(
      battalion,
      [a, b].map((entity_id) => ({ type: 'structure', entity_id })),
    );
    const { merge_id } = await merge(a, b);
    const { history } = await entity(battalion);
    await write(battalion, [{ ...history[0], entity_id: other }]);
    expect((await editor.call(undoMilitaryMerge, { id: merge_id })).left).toEqual({ fields: [], records: 1 });
    expect((await entity(battalion)).history).toMatchObject([{ entity_id: other }]);
  });

  test('takes over several, and each former address leads to the one that stands [MILITARY-33]', async () => {
    const { a, b } = await doubles();
    const { id: c } = await server.make.militaryEntity();
    await merge(b, a);
    await merge(c, b);
    for (const id of [a, b]) await expect(entity(id)).rejects.toMatchObject({ name: 'merged', data: { to: c } });
  });

  test('leaves an event that somebody read before the merge fit to be saved [EVENT-40]', async () => {
    const { a, b, event } = await doubles();
    const read = await editor.call(getPersonEvent, { id: event });
    await merge(a, b);
    const { military_regiment_id } = await editor.call(updatePersonEvent, { event: { ...read, topo: 'Kamp' } });
    expect(military_regiment_id).toBe(a);
  });

  test('is refused for one entity, for two types, and for what is not there [M-080]', async () => {
    const { a, b } = await doubles();
    const { id: brigade } = await server.make.militaryEntity({ type: 'brigade', brigade: 'Een brigade' });
    for (const [idA, idB, name] of [
      [a, a, 'recordMergedWithItself'],
      [a, brigade, 'militaryTypesDiffer'],
      [a, nobody, 'notFound'],
    ] as const) {
      await expect(merge(idA, idB), name).rejects.toMatchObject({ name });
      await expect(editor.call(previewMilitaryMerge, { idA, idB }), name).rejects.toMatchObject({ name });
    }
    await expect(merge(a, b, { versionB: 1 })).rejects.toMatchObject({ name: 'conflict' });
    expect((await entity(b)).id).toBe(b);
  });

  test('is refused where one is part of the other, straight or over a third, and changes nothing [MILITARY-35]', async () => {
    const { a, b } = await doubles();
    const { id: brigade } = await server.make.militaryEntity({ type: 'brigade', brigade: 'Tussenin' });
    await write(a, [{ type: 'structure', entity_id: brigade }]);
    await write(brigade, [{ type: 'structure', entity_id: b }]);
    const before = [await entity(a), await entity(b)];
    for (const pair of [
      [a, b],
      [b, a],
    ] as const) {
      await expect(merge(...pair)).rejects.toMatchObject({ name: 'militaryMergeMakesCircle' });
    }
    await expect(editor.call(previewMilitaryMerge, { idA: a, idB: b })).rejects.toMatchObject({
      name: 'militaryMergeMakesCircle',
    });
    expect([await entity(a), await entity(b)]).toEqual(before);
  });

  test('is for accounts that may touch what is military [ROLE-14, M-080]', async () => {
    const { a, b } = await doubles();
    for (const type of ['normal-civilian', 'readonly'] as const) {
      const client = await server.signIn(type);
      const refused = { name: 'notPermitted' };
      await expect(client.call(mergeMilitaryEntities, { idA: a, idB: b })).rejects.toMatchObject(refused);
      await expect(client.call(previewMilitaryMerge, { idA: a, idB: b })).rejects.toMatchObject(refused);
      await expect(client.call(undoMilitaryMerge, { id: a })).rejects.toMatchObject(refused);
      await expect(client.call(findMilitaryMerges, { military_entity_id: a })).rejects.toMatchObject(refused);
    }
  });
});

describe('undoing a merge', () => {
  const undo = (id: string) => editor.call(undoMilitaryMerge, { id });

  test('gives everything back, and the merged entity answers again', async () => {
    const { a, b, battalion, event } = await doubles();
    const former = [await entity(a), await entity(b)];
    const { merge_id } = await merge(a, b);
    const { kept, restored } = await undo(merge_id);
    const fields = ({ version: _, history, ...names }: Awaited<ReturnType<typeof entity>>) => ({ ...names, history });
    expect([kept, restored].map(fields)).toEqual(former.map(fields));
    expect(restored.version).toBeGreaterThan(former[1]?.version ?? 0);
    expect((await entity(battalion)).history[0]?.entity_id).toBe(b);
    expect((await editor.call(getPersonEvent, { id: event })).military_regiment_id).toBe(b);
    expect(await editor.call(findMilitaryMerges, { military_entity_id: b })).toMatchObject([
      { undone_at: expect.any(String) },
    ]);
  });

  test('leaves where it is what somebody has given to another entity since', async () => {
    const { a, b, battalion, event } = await doubles();
    const { id: other } = await server.make.militaryEntity();
    const { merge_id } = await merge(a, b);
    const { history } = await entity(battalion);
    await write(battalion, [{ ...history[0], entity_id: other }]);
    const read = await editor.call(getPersonEvent, { id: event });
    await editor.call(updatePersonEvent, { event: { ...read, military_regiment_id: other } });
    await undo(merge_id);
    expect((await entity(battalion)).history[0]?.entity_id).toBe(other);
    expect((await editor.call(getPersonEvent, { id: event })).military_regiment_id).toBe(other);
  });

  test('gives back what came from the merged one as it is by then, and leaves what was added to the kept one', async () => {
    const { a, b } = await doubles();
    const { merge_id, history } = await merge(a, b);
    const changed = history.map(({ id, army, from_date }) => ({
      ...{ id, type: 'attached', army, from_date },
      description: army === 'B.E.F.' ? 'Verlengd tot het najaar' : '',
    }));
    await write(a, [...changed, { type: 'attached', army: 'A.I.F.', from_date: '1918????' }]);
    const { kept, restored, left } = await undo(merge_id);
    expect(kept.history.map(({ army }) => army)).toEqual(['A.F.', 'A.I.F.']);
    expect(restored.history.map(({ army, description }) => [army, description])).toEqual([
      ['A.F.', ''],
      ['B.E.F.', 'Verlengd tot het najaar'],
    ]);
    expect(left).toEqual({ fields: [], records: 0 });
  });

  test('makes no entity its own ancestor by what both were part of and neither is since [MILITARY-35]', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => server.make.militaryEntity()));
    const ids = made.map(({ id }) => id);
    const [idA = '', idB = '', idAbove = '', idBelow = ''] = ids;
    const partOf = (entity_id: string) => [{ type: 'structure', entity_id, from_date: '1914????' }];
    await write(idA, partOf(idAbove));
    await write(idB, partOf(idAbove));
    await write(idBelow, partOf(idB));
    const { merge_id } = await merge(idA, idB);
    await write(idA, []);
    await write(idAbove, partOf(idBelow));
    await editor.call(undoMilitaryMerge, { id: merge_id });
    const parents = await Promise.all(
      ids.map(async (id) => (await entity(id)).history.map((event) => event.entity_id)),
    );
    expect(parents).toEqual([[], [], [idBelow], [idB]]);
  });

  test('notes in the history of a sub-entity that its parent is called something else, both ways', async () => {
    const { a, b, battalion } = await doubles();
    const { version } = await entity(battalion);
    const { merge_id } = await merge(a, b);
    expect((await entity(battalion)).version).toBe(version + 1);
    await undo(merge_id);
    expect((await entity(battalion)).version).toBe(version + 2);
    const { data } = await editor.call(findChanges, { type: 'military_entity', id: battalion });
    expect(data.slice(0, 2).map(({ source }) => source)).toEqual(['merge', 'merge']);
  });

  test('is refused a second time, before a later merge, for a name that is taken, and for no merge', async () => {
    const { a, b } = await doubles();
    const { regiment } = await entity(b);
    const { id: c } = await server.make.militaryEntity();
    const first = (await merge(a, b)).merge_id;
    const later = (await merge(c, a)).merge_id;
    await expect(undo(first)).rejects.toMatchObject({ name: 'laterRecordMergeStands', data: { id: later } });
    await undo(later);
    await expect(undo(later)).rejects.toMatchObject({ name: 'recordMergeUndone' });
    await server.make.militaryEntity({ regiment });
    await expect(undo(first)).rejects.toMatchObject({
      name: 'invalidData',
      data: { none: ['none: MILITARY_ENTITY_ALREADY_EXISTS'] },
    });
    await expect(undo(nobody)).rejects.toMatchObject({ name: 'notFound' });
  });
});
