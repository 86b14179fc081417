import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { extent, isLongRun } from '../harness/extent.ts';
import { openTrial, type Trial } from './importTrial.ts';

const salient = join(import.meta.dirname, '../../core-server/launcher/bin/salient.js');

/** Of a list that says nothing but who somebody was. */
const briefMap = { kind: 'persons', source: 'kort', key: '{nr}', person: { familyname: '{naam}' } };

let trial: Trial;
let map: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  trial = await openTrial();
  map = trial.writeMap({
    kind: 'persons',
    source: 'stamboek',
    key: '{nr}',
    person: {
      familyname: '{naam}',
      surname: '{voornaam}',
      born: '{geboren}',
      died: '{overleden}',
      victim_type: 'military',
    },
    events: [
      { type: 'born', place: { name: '{dorp}', country: 'BE', create: true } },
      { type: 'military', enlisted_army: 'A.B.L.', enlisted_regt: '{regiment}', enlisted_number: '{nr}' },
    ],
  });
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await trial.close();
});

/** A list of soldiers whose every cell follows from the row's number. */
async function writeSoldiers(rows: number): Promise<string> {
  const path = join(trial.folder, `soldaten-${rows}.csv`);
  const file = createWriteStream(path);
  file.write('nr;naam;voornaam;geboren;dorp;regiment;overleden\n');
  for (let nr = 1; nr <= rows; nr++) {
    const line = `${nr};Peeters${nr % 977};Jan ${nr % 31};${1 + (nr % 28)}/${1 + (nr % 12)}/${1870 + (nr % 29)};Dorp ${nr % 400};${nr % 24}de Linie;${1 + (nr % 28)} mei ${1914 + (nr % 5)}\n`;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return path;
}

const start = (...args: string[]) =>
  startWith({ DATABASE_URL: trial.url, SALIENT_DATA_DIR: join(trial.folder, 'data') }, ...args);

function startWith(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [salient, 'import', ...args], {
    cwd: trial.folder,
    env: { ...process.env, ...settings },
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code: code as number | null, output };
  });
  return { child, ended };
}

const count = async (table: string) =>
  Number((await trial.rows<{ n: string }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n);

async function waitForPersons(least: number): Promise<void> {
  while ((await count('person')) < least) await delay(50);
}

test('says what it read, what became of it and how to take it back', async () => {
  const list = trial.writeList(
    'nr;naam;voornaam;geboren;dorp;regiment;overleden\n1;Peeters;Jan;1890;Ieper;9de Linie;1917\n2;;;;;;\n',
  );
  const { code, output } = await start('persons', list, '--map', map).ended;
  expect(output).toMatch(/7 columns, parted by semicolon, utf-8/);
  expect(output).toMatch(/created\s+1\n/);
  expect(output).toMatch(/rejected\s+1 {3}50\.00 % accepted; see .*rejects\.csv/);
  expect(code).toBe(0);
  const batch = /npx salient import undo (\S+)/.exec(output)?.[1] as string;
  expect((await start('list').ended).output).toContain(batch);
  expect((await start('undo', batch).ended).output).toMatch(/is undone\.\n\s+removed\s+2/);
  expect(await count('person')).toBe(0);
});

test('tells what is wrong with a mapping or a file before it opens a database', async () => {
  const wrong = trial.writeMap({ kind: 'persons', source: 'x', key: '{nr}', person: { name: 'x' } });
  const list = trial.writeList('nr\n1\n');
  const { code, output } = await start('persons', list, '--map', wrong).ended;
  expect(output).toMatch(/^person: does not know "name"; write one of: surname/);
  expect(code).toBe(1);
  expect((await start('persons', 'nowhere.csv', '--map', map).ended).output).toBe('nowhere.csv does not exist.\n');
});

test('a list of imports and a dry run make no database, and say where they looked for one', async () => {
  const folder = join(trial.folder, 'nowhere');
  const list = trial.writeList('nr;naam\n1;Peeters\n');
  const dryRun = ['persons', list, '--map', trial.writeMap(briefMap), '--dry-run'];
  for (const args of [['list'], dryRun]) {
    const looked = startWith({ SALIENT_DATA_DIR: folder, DATABASE_URL: '' }, ...args);
    expect(await looked.ended, args[0]).toEqual({
      code: 1,
      output: `There is no database at ${folder}: set SALIENT_DATA_DIR to the folder that holds the museum, or DATABASE_URL to its database.\n`,
    });
    expect(existsSync(folder), args[0]).toBe(false);
  }
});

test('killed in the middle, the next run goes on to the same end, and undo takes all of it back', async () => {
  const rows = extent(6_000, 30_000);
  const empty = await trial.checksums();
  const list = await writeSoldiers(rows);
  const first = start('persons', list, '--map', map);
  await waitForPersons(2_000);
  first.child.kill('SIGKILL');
  await first.ended;
  const survived = await count('person');
  expect(survived).toBeLessThan(rows);

  const { output } = await start('persons', list, '--map', map).ended;
  expect(output).toMatch(/was interrupted; batch \S+ goes on/);
  expect(output).toMatch(new RegExp(`created\\s+${rows - survived}\\n`));
  expect(output).toMatch(new RegExp(`unchanged\\s+${survived}\\n`));
  const [{ events, batches }] = (await trial.rows<{ events: string; batches: string }>(
    `SELECT (SELECT count(*) FROM person_event) AS events, (SELECT count(*) FROM import_batch) AS batches`,
  )) as [{ events: string; batches: string }];
  expect([await count('person'), await count('import_row'), Number(events), Number(batches)]).toEqual([
    rows,
    rows,
    3 * rows,
    1,
  ]);
  const doubles = await trial.rows('SELECT source_key FROM import_row GROUP BY source_key HAVING count(*) > 1');
  expect(doubles).toEqual([]);

  const batch = /npx salient import undo (\S+)/.exec(output)?.[1] as string;
  await start('undo', batch).ended;
  expect(await trial.checksums()).toEqual(empty);
}, 180_000);

test('a second import at the same time is refused politely, the first goes on', async () => {
  const list = await writeSoldiers(4_000);
  const first = start('persons', list, '--map', map);
  await waitForPersons(1_000);
  // Held in the middle of its work, however long the second takes to start.
  first.child.kill('SIGSTOP');
  const env = { ...process.env, DATABASE_URL: trial.url, SALIENT_DATA_DIR: join(trial.folder, 'other') };
  const second = spawn(process.execPath, [salient, 'import', 'persons', list, '--map', map], {
    cwd: trial.folder,
    env,
  });
  running.add(second);
  let output = '';
  second.stderr.on('data', (text) => {
    output += text;
  });
  const [code] = await once(second, 'close');
  first.child.kill('SIGCONT');
  expect(output).toMatch(/Another import is running on this database: soldaten-4000\.csv \(persons, since .*\)\. Wait/);
  expect(code).toBe(1);
  expect((await first.ended).code).toBe(0);
  expect(await count('person')).toBe(4_000);
}, 120_000);

test('Ctrl-C ends after the chunk in work; the same command goes on from there', async () => {
  const rows = extent(5_000, 20_000);
  const list = await writeSoldiers(rows);
  const first = start('persons', list, '--map', map);
  await waitForPersons(1_000);
  first.child.kill('SIGINT');
  await first.ended;
  expect(await count('person')).toBeLessThan(rows);
  expect(await count('import_row')).toBe(await count('person'));
  await start('persons', list, '--map', map).ended;
  expect(await count('person')).toBe(rows);
}, 120_000);

// It takes a long list to show.
if (isLongRun) {
  test('memory stays flat while a long list comes in', async () => {
    const list = await writeSoldiers(200_000);
    const { child, ended } = start('persons', list, '--map', map);
    const samples: number[] = [];
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    const { readFile } = await import('node:fs/promises');
    while (!isOver) {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
      if (kilobytes > 0 && (await count('person')) > 0) samples.push(kilobytes / 1024);
      await delay(250);
    }
    expect((await ended).code).toBe(0);
    expect(await count('person')).toBe(200_000);
    const highest = (part: number[]) => Math.max(...part);
    const early = highest(samples.slice(0, Math.ceil(samples.length / 3)));
    const late = highest(samples.slice(-Math.ceil(samples.length / 3)));
    // Held in memory, the rows of the last two thirds alone would take more than this.
    expect(late - early).toBeLessThan(150);
  }, 600_000);
}
