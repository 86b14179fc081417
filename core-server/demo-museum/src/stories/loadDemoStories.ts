import { createDataSource } from '@salient/core-server/app/database/createDataSource.ts';
import { giveShortAddress } from '@salient/core-server/areas/short-addresses/giveShortAddress.ts';
import { notifyKiosksOfStory } from '@salient/core-server/areas/stories/notifyKiosksOfStory.ts';
import { PersonStoryEntity } from '@salient/core-server/areas/stories/PersonStoryEntity.ts';
import { insertStory } from '@salient/core-server/areas/stories/saveStory.ts';
import { createFileStore } from '@salient/core-server/lib/files/createFileStore.ts';
import type { FileStore } from '@salient/core-server/lib/files/FileStore.ts';
import type { S3Options } from '@salient/core-server/lib/files/S3Store.ts';
import { TempFiles } from '@salient/core-server/lib/files/TempFiles.ts';
import { lockImports } from '@salient/importer/write/importBatch.ts';
import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { guest } from '@salient/shared/areas/users/actor.ts';
import type pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { addArchive } from '../archive/addArchive.ts';
import { demoSeed } from '../demoDefaults.ts';
import { addKeyPictures } from '../key-locations/addKeyPictures.ts';
import { insertGroups } from '../load/insertGroups.ts';
import { World } from '../World.ts';
import { addStoryPictures } from './addStoryPictures.ts';
import type { DemoStory } from './DemoStory.ts';
import { demoStories } from './demoStories.ts';
import { demoStoryId, manualLinks, type StoryRecords, storyRecords } from './storyRecords.ts';
import { withUnits } from './withUnits.ts';

export interface DemoStoriesOptions {
  readonly databaseUrl: string;
  /** Where files lie on this machine; with a bucket those under way. */
  readonly filesFolder: string;
  readonly s3?: S3Options | undefined;
}

/**
 * Loads the stories of the demo museum with their persons and pictures, publishes them, draws the pictures of the key
 * locations, and fills the archive; places and key locations must be there. All or nothing. A story whose person is there already is passed over,
 * whatever became of it.
 *
 * @returns how many were new.
 */
export async function loadDemoStories({ databaseUrl, filesFolder, s3 }: DemoStoriesOptions): Promise<number> {
  const tempFiles = new TempFiles(`${filesFolder}/parts`);
  const dataSource = await createDataSource({
    url: databaseUrl,
    poolSize: 1,
    applicationName: 'salient-demo',
  }).initialize();
  const store = await createFileStore(filesFolder, tempFiles, s3);
  try {
    return await inOneTransaction(dataSource, (db, client) => loadMissing(db, client, { store, tempFiles }));
  } finally {
    store.close();
    await dataSource.destroy();
  }
}

interface DemoFiles {
  readonly store: FileStore;
  readonly tempFiles: TempFiles;
}

interface New extends StoryRecords {
  readonly story: DemoStory;
  readonly index: number;
}

async function loadMissing(db: EntityManager, client: pg.ClientBase, files: DemoFiles): Promise<number> {
  await addKeyPictures(db, files, new Date());
  const world = new World(demoSeed);
  const all = demoStories.map((story, index): New => ({ story, index, ...storyRecords(world, story, index) }));
  const stored = await storedPersons(db, all);
  const fresh = all.filter(({ person }) => !stored.has(person.id));
  if (fresh.length > 0) await addStories(db, client, files, fresh);
  const persons = new Map(all.map(({ story, person }) => [story.key, person.id]));
  await addArchive(db, files, (key) => persons.get(key), new Date());
  return fresh.length;
}

async function addStories(
  db: EntityManager,
  client: pg.ClientBase,
  files: DemoFiles,
  fresh: readonly New[],
): Promise<void> {
  const persons = await withUnits(
    db,
    fresh.map(({ person }) => person),
  );
  await insertGroups(client, [{ persons, relations: [] }], new Map(), new Set());
  const now = new Date();
  const locations = await keyLocations(db);
  for (const { id, person, story, draft, index } of fresh) {
    const key_location_id = (story.keyStory && locations.get(story.keyStory.location)) ?? null;
    const saving = { actor: guest, method: 'loadDemo', now };
    await insertStory(db, { id, version: 1, personId: person.id, draft: { ...draft, key_location_id } }, saving, () =>
      addStoryPictures(db, files, { storyId: id, story, index, now }),
    );
    await publish(db, { id, kiosks: [...story.kiosks] }, key_location_id !== null, now);
  }
  await insertLinks(db, fresh);
}

async function storedPersons(db: EntityManager, stories: readonly New[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }[]>('SELECT id FROM person WHERE id = ANY($1)', [
    stories.map(({ person }) => person.id),
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** Numbers of key locations; a museum that has none publishes its stories to kiosks alone. */
async function keyLocations(db: EntityManager): Promise<ReadonlyMap<number, string>> {
  const rows = await db.query<{ id: string; number: number }[]>(
    'SELECT id, number FROM key_location WHERE number IS NOT NULL',
  );
  return new Map(rows.map(({ id, number }) => [number, id]));
}

async function publish(
  db: EntityManager,
  story: Pick<PersonStoryEntity, 'id' | 'kiosks'>,
  asKey: boolean,
  now: Date,
): Promise<void> {
  const { id } = story;
  const targets: StoryTarget[] = asKey ? ['museum', 'key'] : ['museum'];
  await db.update(PersonStoryEntity, { id }, { targets, published_date: now });
  for (const target of targets) await giveShortAddress(db, { kind: addressKindOf[target], id });
  await notifyKiosksOfStory(db, 'story_published', story);
}

async function insertLinks(db: EntityManager, fresh: readonly New[]): Promise<void> {
  const ids = new Map(demoStories.map(({ key }, index) => [key, demoStoryId(demoSeed, index)]));
  const links = manualLinks(demoStories);
  const rows = fresh.flatMap(({ id, story }) =>
    (links.get(story.key) ?? []).map((other, position) => ({
      story_id: id,
      linked_story_id: ids.get(other),
      position,
    })),
  );
  // A story that somebody removed leaves its partner without it.
  await db.query(
    `INSERT INTO person_story_manual_link (story_id, linked_story_id, position)
     SELECT story_id, linked_story_id, position FROM jsonb_to_recordset($1::jsonb)
       AS links (story_id uuid, linked_story_id uuid, position smallint)
     WHERE EXISTS (SELECT FROM person_story s WHERE s.id = linked_story_id)`,
    [JSON.stringify(rows)],
  );
}

/** One transaction for the entities' tables and for COPY, which needs the connection below them. */
async function inOneTransaction<T>(
  dataSource: DataSource,
  steps: (db: EntityManager, client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as pg.ClientBase;
  try {
    await lockImports(client);
    await runner.startTransaction();
    const result = await steps(runner.manager, client);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
