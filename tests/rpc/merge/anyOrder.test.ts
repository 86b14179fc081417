import { createPersonEvent, findPersonEvents, updatePersonEvent } from '@salient/shared/events/eventMethods.ts';
import { mergePersons, undoMerge } from '@salient/shared/persons/mergeMethods.ts';
import type { Person } from '@salient/shared/persons/person.ts';
import { createPerson, getPerson, updatePerson } from '@salient/shared/persons/personMethods.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// Five persons are edited, related, merged and parted again in any order. After every step the tables hold together, and
// the search queue names everyone whose document has changed.

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const count = 5;
const who = fc.nat(count - 1);
const step = fc.oneof(
  fc.record({ merge: fc.tuple(who, who) }),
  fc.record({ merge: fc.tuple(who, who) }),
  fc.record({ undo: fc.nat(3) }),
  fc.record({ relate: fc.tuple(who, who), relation: fc.constantFrom('friend', 'parent', 'sibling') }),
  fc.record({ join: who, project: fc.nat(1), notes: fc.constantFrom('', 'a', 'b') }),
  fc.record({ wound: who, month: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    edit: who,
    born_year: fc.integer({ min: 1880, max: 1883 }),
    nationality: fc.constantFrom('', 'Belg', 'Frans'),
  }),
);

/** Everything that a document is made of, by person. */
async function documents(): Promise<Map<string, string>> {
  const rows = await server.dataSource.query<{ id: string; document: string }[]>(
    `SELECT p.id, md5((to_jsonb(p) - 'updated_at' - 'version')::text
       || coalesce((SELECT jsonb_agg(to_jsonb(e) - 'updated_at' - 'version' - 'merge_id' ORDER BY e.id) FROM person_event e WHERE e.person_id = p.id)::text, '')
       || coalesce((SELECT jsonb_agg(to_jsonb(r) ORDER BY r.id) FROM relation r WHERE r.person_id = p.id)::text, '')
       || coalesce((SELECT jsonb_agg(to_jsonb(m) ORDER BY m.project_id) FROM project_membership m WHERE m.person_id = p.id)::text, '')) AS document
     FROM person p`,
  );
  return new Map(rows.map(({ id, document }) => [id, document]));
}

/** What may never be, each with a name. */
async function faults(): Promise<unknown> {
  const [row] = await server.dataSource.query(
    `SELECT
    (SELECT count(*)::int FROM relation r WHERE NOT EXISTS (SELECT FROM relation i
       WHERE i.person_id = r.related_person_id AND i.related_person_id = r.person_id AND i.comments = r.comments
         AND i.relation = CASE r.relation WHEN 'parent' THEN 'child' WHEN 'child' THEN 'parent' ELSE r.relation END)) AS "relations from one side",
    (SELECT count(*)::int FROM person p WHERE NOT EXISTS (SELECT FROM person_event e WHERE e.person_id = p.id AND e.type = 'born'
       AND e.start_year IS NOT DISTINCT FROM p.born_year)) AS "persons without their birth",
    (SELECT count(*)::int FROM redirect d WHERE EXISTS (SELECT FROM person p WHERE p.id = d.from_id)) AS "redirects from somebody who is there",
    (SELECT count(*)::int FROM redirect d WHERE NOT EXISTS (SELECT FROM person p WHERE p.id = d.to_id)) AS "redirects to nobody",
    (SELECT count(*)::int FROM person_merge m WHERE undone_at IS NULL
       AND NOT EXISTS (SELECT FROM redirect WHERE from_id = m.merged_id)) AS "merges without an address",
    (SELECT count(*)::int FROM person) + (SELECT count(*)::int FROM redirect) - $1::int AS "persons lost or doubled"`,
    [expectedPersons],
  );
  return row;
}
let expectedPersons = 0;

test('edits, merges and undo in any order leave no orphan, no double and no lost row, and queue everyone concerned [STACK-16, beyond 24]', async () => {
  const projects = [await server.make.project(), await server.make.project()];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const ids: string[] = [];
      for (let n = 0; n < count; n++) {
        ids.push((await editor.call(createPerson, { person: { surname: `P${n}`, born_year: 1880 } })).id);
      }
      expectedPersons += count;
      const wounds = new Set<string>();
      const merges: { id: string; merged: string; into: string }[] = [];
      /** Where a person is found now. */
      const now = (index: number): string => {
        let id = ids[index] as string;
        for (let at = merges.findIndex(({ merged }) => merged === id); at >= 0; ) {
          id = merges[at]?.into ?? id;
          at = merges.findIndex(({ merged }) => merged === id);
        }
        return id;
      };
      const read = async (id: string) => (await editor.call(getPerson, { id })) as Required<Person>;
      const take = async (one: (typeof steps)[number]): Promise<void> => {
        if ('merge' in one) {
          const [idA, idB] = [now(one.merge[0]), now(one.merge[1])];
          if (idA === idB) return;
          const [a, b] = [await read(idA), await read(idB)];
          const { merge_id } = await editor.call(mergePersons, { idA, idB, versionA: a.version, versionB: b.version });
          merges.push({ id: merge_id, merged: idB, into: idA });
        } else if ('undo' in one) {
          const chosen = merges[merges.length - 1 - one.undo];
          if (!chosen) return;
          const undone = await editor.call(undoMerge, { id: chosen.id }).then(
            () => true,
            (error: { name: string }) => {
              expect(error.name).toBe('laterMergeStands');
              return false;
            },
          );
          if (undone) merges.splice(merges.indexOf(chosen), 1);
        } else if ('relate' in one) {
          const [id, other] = [now(one.relate[0]), now(one.relate[1])];
          if (id === other) return;
          const { version, relations } = await read(id);
          const kept = relations
            .map(({ person_id, relation, comments }) => ({ person_id, relation: relation as string, comments }))
            .filter(({ person_id, relation }) => person_id !== other || relation !== one.relation);
          await editor.call(updatePerson, {
            person: { id, version, relations: [...kept, { person_id: other, relation: one.relation, comments: 'x' }] },
          });
        } else if ('join' in one) {
          const id = now(one.join);
          const { version } = await read(id);
          const project_memberships = [{ project: projects[one.project]?.id ?? '', notes: one.notes }];
          await editor.call(updatePerson, { person: { id, version, project_memberships } });
        } else if ('wound' in one) {
          const id = now(one.wound);
          const { data } = await editor.call(findPersonEvents, { person_id: id, type: 'injured' });
          const [first] = data;
          if (first && one.month === 1) {
            await editor.call(updatePersonEvent, {
              event: { id: first.id, version: first.version, topo: 'verbeterd' },
            });
            return;
          }
          const words = `wonde ${wounds.size} ${ids[0]}`;
          const event = {
            type: 'injured',
            person_id: id,
            start_year: 1916,
            start_month: one.month,
            injured_wound: words,
          };
          await editor.call(createPersonEvent, { event });
          wounds.add(words);
        } else {
          const id = now(one.edit);
          const { version } = await read(id);
          const { born_year, nationality } = one;
          await editor.call(updatePerson, { person: { id, version, born_year, nationality } });
        }
      };
      for (const one of steps) {
        const before = await documents();
        await server.dataSource.query('DELETE FROM search_queue');
        await take(one);
        const after = await documents();
        const queued = new Set(
          (await server.dataSource.query<{ entity_id: string }[]>('SELECT entity_id FROM search_queue')).map(
            ({ entity_id }) => entity_id,
          ),
        );
        const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
          (id) => before.get(id) !== after.get(id),
        );
        expect(changed.filter((id) => !queued.has(id))).toEqual([]);
        expect(Object.values((await faults()) as object)).toEqual([0, 0, 0, 0, 0, 0]);
      }
      const kept = await server.dataSource.query<{ injured_wound: string }[]>(
        `SELECT injured_wound FROM person_event WHERE type = 'injured' AND injured_wound LIKE '%' || $1 ORDER BY 1`,
        [ids[0]],
      );
      expect(kept.map(({ injured_wound }) => injured_wound)).toEqual([...wounds].sort());
    }),
    { numRuns: 20 },
  );
}, 240_000);
