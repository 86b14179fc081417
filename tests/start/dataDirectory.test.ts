import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, Launch, makeFolder, usedDataDir } from './Launch.ts';

const patience = { timeout: 240_000 };
const isRoot = process.getuid?.() === 0;
const nobody = isRoot ? Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) : 0;

afterEach(cleanUp, 60_000);

async function refusal(dataDir: string, uid?: number): Promise<string> {
  const launch = await Launch.start(dataDir, { uid });
  expect(await launch.ended()).toBe(1);
  return launch.output;
}

test('a database of another PostgreSQL version is left alone, with a word on how to move it', patience, async () => {
  const dataDir = join(makeFolder(), 'data');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n');
  expect(await refusal(dataDir)).toMatch(/made by PostgreSQL 16 .* brings PostgreSQL 18: .*docs\/operations\.md/);
});

test('indexes of another Meilisearch version are set aside and built again', patience, async () => {
  const dataDir = await usedDataDir();
  writeFileSync(join(dataDir, 'meilisearch', 'data.ms', 'VERSION'), '1.3.0');
  const second = await (await Launch.start(dataDir)).ready();
  expect(second.output).toContain('made by Meilisearch 1.3.0');
  expect((await fetch(`${second.facts?.services?.meiliUrl}/health`)).status).toBe(200);
  expect(statSync(join(dataDir, 'meilisearch', 'data.ms.aside')).isDirectory()).toBe(true);
});

test('a file where the data directory should be is named', patience, async () => {
  const path = join(makeFolder(), 'data');
  writeFileSync(path, '');
  expect(await refusal(path)).toContain(`${path} cannot be a folder because a file stands in its place`);
});

test('damaged secrets are not replaced behind the back of their owner', patience, async () => {
  const dataDir = makeFolder();
  writeFileSync(join(dataDir, 'secrets.json'), '{');
  expect(await refusal(dataDir)).toContain('secrets.json is damaged');
});

test('a database whose secrets were lost gets a new password', patience, async () => {
  const dataDir = await usedDataDir();
  rmSync(join(dataDir, 'secrets.json'));
  await (await Launch.start(dataDir)).ready();
});

test.runIf(isRoot)(
  'root only: an ordinary user runs it as himself, with packages that belong to root',
  patience,
  async () => {
    const folder = makeFolder(nobody);
    const launch = await (await Launch.start(join(folder, 'data'), { uid: nobody })).ready();
    expect(statSync(join(folder, 'data', 'postgres')).uid).toBe(nobody);
    expect(await launch.health()).toMatchObject({ database: 'up' });
  },
);

test.runIf(isRoot)('root only: an ordinary user is told about a folder that is not his', patience, async () => {
  const dataDir = makeFolder();
  expect(await refusal(dataDir, nobody)).toContain(`${dataDir} may not be written by this user`);
});

test.runIf(isRoot)("root only: root's database finds a place that its own user can reach", patience, async () => {
  const closed = makeFolder();
  chmodSync(closed, 0o700);
  const dataDir = join(closed, 'further', 'data');
  const first = await (await Launch.start(dataDir)).ready();
  const place = readlinkSync(join(dataDir, 'postgres'));
  try {
    expect(first.output).toContain(`keeps the database in ${place}`);
    first.signal('SIGTERM');
    await first.ended();
    const second = await (await Launch.start(dataDir)).ready();
    second.signal('SIGTERM');
    await second.ended();
  } finally {
    rmSync(dirname(place), { recursive: true });
  }
});
