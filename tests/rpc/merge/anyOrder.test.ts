import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extent } from '../../harness/extent.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { FivePersons, step } from './FivePersons.ts';

// Five persons are edited, related, merged and parted again in any order. After every step the tables hold together, and
// the search queue names everyone whose document has changed.

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

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

/** Persons whom the queue names. */
async function queued(): Promise<Set<string>> {
  const rows = await server.dataSource.query<{ entity_id: string }[]>('SELECT entity_id FROM search_queue');
  return new Set(rows.map(({ entity_id }) => entity_id));
}

/** What may never be, each with a name. */
async function faults(persons: number): Promise<object> {
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
    [persons],
  );
  return row;
}

test('edits, merges and undo in any order leave no orphan, no double and no lost row, and queue everyone concerned [STACK-16, beyond 24]', async () => {
  const projects = [await server.make.project(), await server.make.project()];
  let persons = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const five = await FivePersons.create(editor, projects);
      persons += FivePersons.count;
      for (const one of steps) {
        const before = await documents();
        await server.dataSource.query('DELETE FROM search_queue');
        await five.take(one);
        const after = await documents();
        const waiting = await queued();
        const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
          (id) => before.get(id) !== after.get(id),
        );
        expect(changed.filter((id) => !waiting.has(id))).toEqual([]);
        expect(Object.values(await faults(persons))).toEqual([0, 0, 0, 0, 0, 0]);
      }
      const kept = await server.dataSource.query<{ injured_wound: string }[]>(
        `SELECT injured_wound FROM person_event WHERE type = 'injured' AND injured_wound LIKE '%' || $1 ORDER BY 1`,
        [five.ids[0]],
      );
      expect(kept.map(({ injured_wound }) => injured_wound)).toEqual([...five.wounds].sort());
    }),
    { numRuns: extent(7, 20) },
  );
}, 240_000);
