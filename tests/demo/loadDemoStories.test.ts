import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDemo } from '../../core-server/demo-museum/src/load/loadDemo.ts';
import { demoStories } from '../../core-server/demo-museum/src/stories/demoStories.ts';
import { loadDemoStories } from '../../core-server/demo-museum/src/stories/loadDemoStories.ts';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { loadStories } from '../../core-server/src/areas/stories/StoryRecord.ts';
import { validatePublication } from '../../core-server/src/areas/stories/validatePublication.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';

let database: TestDatabase;
let client: pg.Client;
let filesFolder: string;
beforeEach(async () => {
  database = await createDatabase();
  filesFolder = await mkdtemp(join(tmpdir(), 'salient-demo-'));
  client = new pg.Client(database.url);
  await client.connect();
  await loadDemo({ databaseUrl: database.url, persons: 60 });
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(filesFolder, { recursive: true });
});

const load = () => loadDemoStories({ databaseUrl: database.url, filesFolder });
async function column<Value>(sql: string): Promise<Value[]> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  return rows.map(([value]) => value as Value);
}

test('the stories come with persons, pictures and links, and stand every rule of publishing [STORY-56]', async () => {
  // A key location of a number that a story asks for; where there are none, a story is at the kiosks alone.
  await client.query(
    `INSERT INTO key_location (id, name, number, year, lat, lon)
     VALUES ('00000000-0000-7000-8000-00000000000c', 'Plein', 1, 2020, 50.85, 2.88) ON CONFLICT DO NOTHING`,
  );
  expect(await load()).toBe(demoStories.length);

  const dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
  try {
    const ids = await column<string>('SELECT id FROM person_story');
    const stories = await loadStories(dataSource.manager, ids);
    expect(stories).toHaveLength(demoStories.length);
    for (const record of stories) {
      for (const target of record.story.targets) {
        const errors = await validatePublication(dataSource.manager, record, target, new Date());
        expect(errors.errors, record.story.family_name).toEqual({});
      }
    }
    expect(stories.some(({ story }) => story.targets.includes('key'))).toBe(true);
  } finally {
    await dataSource.destroy();
  }
  // Every story has a partner at each kiosk that it is shown at.
  for (const kiosk of kioskNumbers) {
    expect(
      await column(
        `SELECT s.family_name FROM person_story s WHERE ${kiosk} = ANY(s.kiosks) AND NOT EXISTS (
           SELECT FROM person_story_link l JOIN person_story o ON o.id = l.linked_story_id
           WHERE l.story_id = s.id AND ${kiosk} = ANY(o.kiosks))`,
      ),
    ).toEqual([]);
  }
  expect(await column("SELECT count(*)::int FROM short_address WHERE kind = 'person_story'")).toEqual([20]);
  const kept = await readdir(join(filesFolder, 'objects', 'originals'), { recursive: true, withFileTypes: true });
  expect([kept.filter((entry) => entry.isFile()).length]).toEqual(await column('SELECT count(*)::int FROM file'));
  expect(await readdir(join(filesFolder, 'parts'))).toEqual([]);
  // Nobody at work wrote them, and their history does not say so.
  expect(await column("SELECT DISTINCT source FROM audit_entry WHERE method = 'loadDemo'")).toEqual(['system']);
});

test('the archive has a box of letters with their pages, by whom they are known to be, and keeps what somebody made of it', async () => {
  await load();
  const letters = () =>
    column<string>(
      `SELECT d.title || ': ' || count(DISTINCT e.id) || ' ' || coalesce(min(p.familyname), '-') FROM document d
       JOIN document_element e ON e.document_id = d.id LEFT JOIN document_reference r ON r.document_id = d.id
       LEFT JOIN person p ON p.id = r.person_id GROUP BY d.id ORDER BY d.id`,
    );
  expect(await letters()).toEqual([
    'Brief van Achiel Vandamme aan zijn vader, januari 1917: 2 Vandamme',
    'Letter from Lijssenthoek about Thomas Dallow, October 1917: 1 Dallow',
    'Omslag zonder brief: 1 -',
  ]);
  await client.query(`UPDATE collection SET deleted = true, title = 'Weg'`);
  await client.query('DELETE FROM document_element WHERE document_id = (SELECT max(id::text)::uuid FROM document)');
  await load();
  expect(await column('SELECT title FROM collection')).toEqual(['Weg']);
  expect(await letters()).toHaveLength(2);
});

test('a second load writes nothing, and does not bring back what somebody withdrew or removed', async () => {
  await load();
  const [withdrawn, removed] = await column<string>('SELECT id FROM person_story ORDER BY id LIMIT 2');
  await client.query(`UPDATE person_story SET targets = '{}', published_date = NULL WHERE id = $1`, [withdrawn]);
  await client.query('DELETE FROM person_story_manual_link WHERE $1 IN (story_id, linked_story_id)', [removed]);
  await client.query('DELETE FROM person_story WHERE id = $1', [removed]);
  expect(await load()).toBe(0);
  expect(await column('SELECT count(*)::int FROM person_story')).toEqual([demoStories.length - 1]);
  expect(await column('SELECT id FROM person_story WHERE published_date IS NULL')).toEqual([withdrawn]);
});

test('nothing comes when the places are not there', async () => {
  const empty = await createDatabase();
  try {
    await expect(loadDemoStories({ databaseUrl: empty.url, filesFolder })).rejects.toThrow(/foreign key/);
    const other = new pg.Client(empty.url);
    await other.connect();
    const { rows } = await other.query('SELECT count(*)::int AS n FROM person');
    expect(rows).toEqual([{ n: 0 }]);
    await other.end();
  } finally {
    await empty.drop();
  }
});
