import {
  findMilitaryDoubles,
  keepMilitaryEntitiesApart,
  mergeMilitaryEntities,
} from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MilitaryEntityEntity } from '../../../core-server/src/areas/military/MilitaryEntityEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

type Named = Partial<MilitaryEntityEntity>;

const find = (text: string, apart = false) => editor.call(findMilitaryDoubles, { text, apart, limit: 100 });
const pair = (a: { id: string }, b: { id: string }) => ({ idA: a.id, idB: b.id });

/** Entities, each named and in what it was part of from when to when. */
async function units(...all: readonly (Named & { parent?: { id: string }; days?: [string, string] })[]) {
  const made: MilitaryEntityEntity[] = [];
  for (const { parent, days: [from, to] = ['????????', '????????'], ...named } of all) {
    const unit = await server.make.militaryEntity(named);
    if (parent) {
      await server.dataSource.query(
        `INSERT INTO military_entity_history (id, military_entity_id, type, entity_id, from_date, to_date)
         VALUES ($1, $2, 'structure', $3, $4, $5)`,
        [uuidv7(), unit.id, parent.id, from, to],
      );
    }
    made.push(unit);
  }
  return made;
}
const idsFor = async (text: string) => (await find(text)).data.map(({ id }) => id);

describe('military entities that may be one', () => {
  test('are proposed by what they are called, in whatever spelling, the one with most persons first [MILITARY-34]', async () => {
    const [a, b] = await units(
      { type: 'unit', unit: 'Bn.', unit_nr: '2nd', regiment: 'The Voorbeeld Scots' },
      { type: 'unit', unit: 'Battalion', unit_nr: '2', regiment: 'Voorbeeld Scots' },
      { type: 'unit', unit: 'Battalion', unit_nr: '2/5', regiment: 'Voorbeeld Scots' },
      { type: 'unit', unit: 'Battalion', unit_nr: '5th', regiment: 'Voorbeeld Scots' },
      { type: 'corps', corps: 'III Voorbeeld Corps' },
      { type: 'corps', corps: 'IV Voorbeeld Corps' },
      { type: 'regiment', regiment: '2nd Battalion Voorbeeld Scots' },
    );
    const [third, written] = await units(
      { type: 'division', division: '3de divisie Voorbeeld', army: 'British Army' },
      { type: 'division', division: 'Voorbeeld 3rd Division' },
      { type: 'division', division: '3 Voorbeeld Division', army: 'D.K.H.' },
    );
    await server.make.event('military', { military_entity_id: b?.id });
    expect(await idsFor('voorbeeld')).toEqual([`${a?.id}.${b?.id}`, `${third?.id}.${written?.id}`]);
    expect(await find('voorbeeld bn')).toMatchObject({ total: 1, data: [{ facts: { second: { persons: 1 } } }] });
  });

  test('are two where what they were part of differs, and tell of what and when that was [MILITARY-34]', async () => {
    const [one, sameOne, other, brigade] = await units(
      { type: 'division', division: '41st Ouder Division' },
      { type: 'division', division: '41e divisie Ouder' },
      { type: 'division', division: '42 Ouder Division' },
      { type: 'brigade', brigade: '5 Ouder Brigade' },
    );
    const days: [string, string] = ['191405??', '1916????'];
    const [a, b, elsewhere, below] = await units(
      { type: 'unit', unit: 'Compagnie Kind', unit_nr: '3', parent: one, days },
      { type: 'unit', unit: 'Coy Kind', unit_nr: '3rd', parent: sameOne },
      { type: 'unit', unit: 'Company Kind', unit_nr: '3', parent: other },
      { type: 'unit', unit: 'Kompanie Kind', unit_nr: '3.', parent: brigade },
    );
    const found = await find('kind');
    const known = [a, b, elsewhere].map((unit) => [unit?.id, below?.id]);
    expect(found.data.map(({ id }) => id).sort()).toEqual(
      [[a?.id, b?.id], ...known].map((two) => two.sort().join('.')).sort(),
    );
    const told = found.data.find(({ id }) => id === [a?.id, b?.id].join('.'));
    expect(told?.facts).toMatchObject({
      first: { persons: 0, parents: [{ division: '41st Ouder Division' }], from_date: days[0], to_date: days[1] },
      second: { parents: [{ division: '41e divisie Ouder' }], from_date: '????????', to_date: '????????' },
    });
    // A battalion whose regiment is named may go from one division to another.
    const moved = { type: 'unit', regiment: 'Verhuisde Fusiliers' } as const;
    await units(
      { ...moved, unit: 'Bn', unit_nr: '1', parent: one },
      { ...moved, unit: 'Battalion', unit_nr: '1', parent: other },
    );
    expect(await find('verhuisde')).toMatchObject({ total: 1 });
  });

  test('are not proposed again once somebody says that they are two, until that is taken back, or they are merged [MILITARY-34]', async () => {
    const [a, b] = await units({ regiment: 'Apart Regiment' }, { regiment: 'The Apart Regt.' });
    if (!a || !b) throw new Error('nothing was made');
    await editor.call(keepMilitaryEntitiesApart, pair(b, a));
    expect(await find('apart')).toMatchObject({ total: 0 });
    expect((await find('apart', true)).data).toMatchObject([{ kept_apart: { account: expect.any(String) } }]);
    await editor.call(keepMilitaryEntitiesApart, { ...pair(a, b), apart: false });
    expect((await find('apart')).data).toMatchObject([{ first: { id: a.id }, second: { id: b.id }, kept_apart: null }]);
    const same = editor.call(keepMilitaryEntitiesApart, pair(a, a));
    await expect(same).rejects.toMatchObject({ name: 'recordMergedWithItself' });
    const missing = editor.call(keepMilitaryEntitiesApart, { idA: a.id, idB: noId });
    await expect(missing).rejects.toMatchObject({ name: 'notFound' });
    await editor.call(mergeMilitaryEntities, { ...pair(a, b), reason: 'Twee schrijfwijzen' });
    expect(await find('apart')).toMatchObject({ total: 0 });
  });
});
