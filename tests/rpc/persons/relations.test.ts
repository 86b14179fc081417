import type { Person } from '@salient/shared/areas/persons/person.ts';
import { createPerson, getPerson, removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { inverseRelation, relationTypes } from '@salient/shared/areas/relations/relationTypes.ts';
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

const nobody = '00000000-0000-7000-8000-000000000000';
const whole = async (id: string) =>
  (await editor.call(getPerson, { id, extend: ['relation-persons'] })) as Required<Pick<Person, 'relations'>> & Person;
const relate = async (id: string, relations: { person_id: string; relation: string; comments?: string }[]) => {
  const { version } = await whole(id);
  return editor.call(updatePerson, { person: { id, version, relations } });
};
const shown = async (id: string) =>
  (await whole(id)).relations.map(({ person_id, relation, comments }) => [person_id, relation, comments]);

describe('a relation', () => {
  test.each(relationTypes)(
    'of kind %s stands on both persons, from either side, with the same comments [RELATION-01, RELATION-02, RELATION-06, RELATION-08]',
    async (relation) => {
      const [one, other] = [await server.make.person(), await server.make.person()];
      await relate(one.id, [{ person_id: other.id, relation, comments: 'akte 5' }]);
      expect(await shown(one.id)).toEqual([[other.id, relation, 'akte 5']]);
      expect(await shown(other.id)).toEqual([[one.id, inverseRelation(relation), 'akte 5']]);
      // Changed from the other side, it changes on this one.
      await relate(other.id, [{ person_id: one.id, relation: inverseRelation(relation), comments: 'akte 6' }]);
      expect(await shown(one.id)).toEqual([[other.id, relation, 'akte 6']]);
      await relate(other.id, []);
      expect(await shown(one.id)).toEqual([]);
    },
  );

  test('shows the other person when asked [RELATION-06]', async () => {
    const other = await server.make.person({ surname: 'Piet', gender: 'male', born_year: 1890 });
    const one = await server.make.person();
    await relate(one.id, [{ person_id: other.id, relation: 'parent' }]);
    expect((await whole(one.id)).relations[0]?.person).toEqual({
      id: other.id,
      surname: 'Piet',
      familyname: other.familyname,
      gender: 'male',
      sort_born_date: '1890????',
      sort_died_date: '????????',
    });
    const plain = (await editor.call(getPerson, { id: one.id })) as Person;
    expect(plain.relations?.[0]).not.toHaveProperty('person');
  });

  test('keeps its id while it stays, and others may come and go beside it', async () => {
    const [one, a, b] = [await server.make.person(), await server.make.person(), await server.make.person()];
    await relate(one.id, [{ person_id: a.id, relation: 'friend' }]);
    const id = (await whole(one.id)).relations[0]?.id;
    await relate(one.id, [
      { person_id: b.id, relation: 'friend' },
      { person_id: a.id, relation: 'friend', comments: 'x' },
    ]);
    expect((await whole(one.id)).relations.find(({ person_id }) => person_id === a.id)?.id).toBe(id);
    await relate(one.id, [{ person_id: a.id, relation: 'cousin' }]);
    expect(await shown(b.id)).toEqual([]);
    expect(await shown(a.id)).toEqual([[one.id, 'cousin', '']]);
  });

  test('to nobody does not exist [VALID-26]', async () => {
    const person = { surname: 'X', relations: [{ person_id: nobody, relation: 'friend' }] };
    await expect(editor.call(createPerson, { person })).rejects.toMatchObject({
      data: { relations: ['relations: DOES_NOT_EXIST'] },
    });
  });

  test('holds both persons: neither can be removed [ERR-09, PERSON-60]', async () => {
    const [one, other] = [await server.make.person(), await server.make.person()];
    await relate(one.id, [{ person_id: other.id, relation: 'friend' }]);
    for (const { id } of [one, other]) {
      await expect(editor.call(removePerson, { id, version: 2 })).rejects.toMatchObject({
        data: { none: ['none: REFERENCED_BY_RELATION'] },
      });
    }
    await relate(one.id, []);
    for (const { id } of [one, other]) await editor.call(removePerson, { id, version: 3 });
  });
});

describe('who has the other person open', () => {
  test('is told that its relations changed, instead of undoing the change with an old list', async () => {
    const [one, other] = [await server.make.person(), await server.make.person()];
    const opened = await whole(other.id);
    await relate(one.id, [{ person_id: other.id, relation: 'married' }]);
    const saving = editor.call(updatePerson, { person: { id: other.id, version: opened.version, relations: [] } });
    await expect(saving).rejects.toMatchObject({
      code: 1020,
      data: {
        version: opened.version + 1,
        changedFields: ['relations'],
        changedBy: expect.stringContaining('normal-'),
      },
    });
    expect(await shown(one.id)).toEqual([[other.id, 'married', '']]);
  });

  test('is not disturbed by a save that leaves the relation as it is', async () => {
    const [one, other] = [await server.make.person(), await server.make.person()];
    await relate(one.id, [{ person_id: other.id, relation: 'married' }]);
    const { version } = await whole(other.id);
    await relate(one.id, [{ person_id: other.id, relation: 'married' }]);
    await editor.call(updatePerson, {
      person: { id: one.id, version: (await whole(one.id)).version, nationality: 'Belg' },
    });
    expect((await whole(other.id)).version).toBe(version);
  });

  test('finds the change in the other person’s own history [STACK-20]', async () => {
    const [one, other] = [await server.make.person(), await server.make.person()];
    await relate(one.id, [{ person_id: other.id, relation: 'child' }]);
    const entries = await server.dataSource.query(
      'SELECT version, before, after FROM audit_entry WHERE entity_id = $1',
      [other.id],
    );
    expect(entries).toEqual([
      {
        version: 2,
        before: { relations: [] },
        after: { relations: [{ person_id: one.id, relation: 'parent', comments: '' }] },
      },
    ]);
  });
});

test('two persons related to each other from both sides at the same moment are never an internal error', async () => {
  for (let round = 0; round < 10; round++) {
    const [a, b] = [await server.make.person(), await server.make.person()];
    const save = (id: string, person_id: string, relation: string) =>
      editor.call(updatePerson, { person: { id, version: 1, relations: [{ person_id, relation }] } }).then(
        () => 'saved',
        ({ code }: { code: number }) => code,
      );
    const outcomes = await Promise.all([
      save(a.id, b.id, 'parent'),
      save(b.id, a.id, 'sibling'),
      save(a.id, b.id, 'friend'),
    ]);
    // Whoever comes second had not seen what the first wrote.
    expect(outcomes.sort()).toEqual([1020, 1020, 'saved']);
    const [ofA, ofB] = [await shown(a.id), await shown(b.id)];
    expect(ofA).toHaveLength(1);
    expect(ofB).toHaveLength(1);
  }
});
