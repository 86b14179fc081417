import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { batchTable } from '../../core-server/launcher/src/commands/importReport.ts';
import { listBatches } from '../../core-server/src/areas/imports/batches/listBatches.ts';
import { openTrial, type Trial } from './importTrial.ts';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial();
});
afterEach(() => trial.close());

const map = {
  kind: 'persons',
  source: 'lijst',
  key: '{nr}',
  person: { familyname: '{naam}', born: '{geboren}', victim_type: 'military' },
};
const header = 'nr,naam,geboren,nota';
const rowsOf = (count: number, row: (nr: number) => string) =>
  `${[header, ...Array.from({ length: count }, (_, index) => row(index + 1))].join('\n')}\n`;
const soldiers = (count: number) => rowsOf(count, (nr) => `${nr},Peeters${nr},1890,`);
const batches = () =>
  trial.withClient((client) =>
    listBatches(async (sql, values) => (await client.query(sql, values)).rows, { limit: 100 }),
  );
const statuses = async () => (await batches()).map(({ status }) => status);

/** Every `nth` row has a date that cannot be read and a note that fills the stream's buffer with a few rows. */
const sparse = (count: number, nth: number) =>
  rowsOf(
    count,
    (nr) => `${nr},Peeters${nr},${nr % nth === 0 ? 'onleesbaar?' : '1890'},${'x'.repeat(nr % nth === 0 ? 40_000 : 0)}`,
  );

test('an import with sparse problems above the buffer of a stream does not stand still for ever', async () => {
  const warnings = join(trial.folder, 'warnings.csv');
  // The last problem of a chunk lies hundreds of rows before the next look at the file.
  const summary = await trial.import('persons', sparse(5_000, 700), map, { warningsFile: warnings });
  expect(summary.counts).toMatchObject({ created: 5_000, warnings: 7 });
  expect(readFileSync(warnings, 'utf8').trim().split('\n')).toHaveLength(8);
});

test('a list of warnings alone leaves no file of rejected rows, and an old one as it was', async () => {
  const rejects = join(trial.folder, 'rejects.csv');
  await trial.import('persons', soldiers(3), map);
  expect(existsSync(rejects)).toBe(false);
  writeFileSync(rejects, 'of last week');
  await trial.import('persons', soldiers(4), map);
  expect(readFileSync(rejects, 'utf8')).toBe('of last week');
});

test.each([
  ['in a folder that does not exist', 'nowhere/rejects.csv', /its folder does not exist; make that folder/],
  ['below a file', 'a file/rejects.csv', /a part of its path is a file/],
  ['that is a folder', 'a folder', /it is a folder; name a file/],
])('a rejects file %s is refused in one sentence before the first row', async (_, path, sentence) => {
  writeFileSync(join(trial.folder, 'a file'), '');
  mkdirSync(join(trial.folder, 'a folder'));
  const importing = trial.import('persons', soldiers(3), map, { rejectsFile: join(trial.folder, path) });
  await expect(importing).rejects.toThrow(sentence);
  await expect(importing).rejects.toMatchObject({ name: 'FileProblem' });
  expect(await batches()).toEqual([]);
  expect(await trial.rows('SELECT FROM person')).toEqual([]);
});

test('the list itself is never taken for its rejects', async () => {
  const list = trial.writeList(soldiers(3));
  const linked = join(trial.folder, 'linked.csv');
  symlinkSync(list, linked);
  await expect(trial.import('persons', list, map, { rejectsFile: linked })).rejects.toThrow('must not be overwritten');
  const both = join(trial.folder, 'both.csv');
  await expect(trial.import('persons', list, map, { rejectsFile: both, warningsFile: both })).rejects.toThrow(
    'is the file of rejected rows',
  );
});

test('a disk that is full while rejected rows are written ends the import in one sentence, interrupted, and it goes on', async () => {
  // Every write to this device says that no room is left.
  const list = rowsOf(5_000, (nr) => (nr % 1_000 === 0 ? `${nr},,,` : `${nr},Peeters${nr},1890,`));
  const importing = trial.import('persons', list, map, { rejectsFile: '/dev/full' });
  await expect(importing).rejects.toThrow(
    'The rejected rows cannot be written to /dev/full: the disk is full; make room on it or name another file; then the same command goes on where this one ended.',
  );
  expect(await statuses()).toEqual(['interrupted']);
  // How many were rejected is not known yet, and none is said.
  expect(batchTable((await batches()).slice(0, 1))).toMatch(/interrupted +\d+ created, 0 updated {2}\S+\.csv$/);
  const { counts, wholeBatch } = await trial.import('persons', list, map);
  expect(counts).toMatchObject({ rejected: 5 });
  expect(wholeBatch).toEqual({ created: 4_995, updated: 0 });
  const [batch] = await batches();
  expect(batch).toMatchObject({ status: 'finished', counts: { created: 4_995, rejected: 5, read: 5_000 } });
});

test('a lost database ends the import in one sentence, and the batch is shown as interrupted', async () => {
  const importing = trial.import('persons', soldiers(10_000), map, {
    onProgress: ({ counts }) => {
      if (counts.read < 2_000) return;
      void trial.client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = ${advisoryLocks.import}
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
    },
  });
  await expect(importing).rejects.toThrow(/^The connection to the database was lost: .* then the same command goes on/);
  await expect.poll(statuses).toEqual(['interrupted']);
  const { wholeBatch } = await trial.import('persons', soldiers(10_000), map);
  expect(wholeBatch).toEqual({ created: 10_000, updated: 0 });
});

test('a full disk of the database is told in one sentence, by imports and by undos', async () => {
  const { batchId } = await trial.import('persons', soldiers(10), map);
  await trial.client.query(`
    CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER fill_disk BEFORE INSERT OR DELETE ON person FOR EACH ROW EXECUTE FUNCTION fill_disk()`);
  const sentence =
    'The disk of the database is full: make room on it; then the same command goes on where this one ended.';
  await expect(trial.import('persons', soldiers(20), map)).rejects.toThrow(sentence);
  await expect(trial.undo(batchId as string)).rejects.toThrow(sentence);
  expect(await statuses()).toEqual(['interrupted', 'undo interrupted']);
  await trial.client.query('DROP TRIGGER fill_disk ON person');
  expect(await trial.undo(batchId as string)).toMatchObject({ removed: 10, kept: [] });
});

test('an import that was killed is shown as interrupted, also while another runs, and goes on afterwards', async () => {
  await trial.client.query(
    `INSERT INTO import_batch (id, kind, source, file_name, file_sha256) VALUES (gen_random_uuid(), 'persons', 'x', 'dead.csv', '')`,
  );
  expect(await statuses()).toEqual(['interrupted']);
  let meanwhile: string[] = [];
  await trial.import('persons', soldiers(3), map, {
    onStart: () => {
      void statuses().then((found) => {
        meanwhile = found;
      });
    },
  });
  await expect.poll(() => meanwhile.at(-1)).toBe('interrupted');
});

test('an interrupted import goes on under its batch though another list was imported in between', async () => {
  const stop = new AbortController();
  const list = trial.writeList(soldiers(5_000));
  const first = await trial.import('persons', list, map, {
    signal: stop.signal,
    onProgress: ({ counts }) => counts.read > 1_000 && stop.abort(),
  });
  expect(first.isInterrupted).toBe(true);
  await trial.import(
    'persons',
    rowsOf(3, (nr) => `${nr},Maes,,`),
    { ...map, source: 'andere' },
  );
  const { batchId, wholeBatch } = await trial.import('persons', list, map);
  expect(batchId).toBe(first.batchId);
  expect(wholeBatch).toEqual({ created: 5_000, updated: 0 });
  expect(await trial.undo(batchId as string)).toMatchObject({ removed: 5_000 });
});

test('an undo that needed several tries says what all of them removed', async () => {
  const { batchId } = await trial.import('persons', soldiers(6_000), map);
  const stop = new AbortController();
  const progress: string[] = [];
  const first = await trial.undo(batchId as string, {
    signal: stop.signal,
    onProgress: (done, all) => {
      progress.push(`${done} of ${all}`);
      stop.abort();
    },
  });
  expect(first).toMatchObject({ isInterrupted: true, removed: 5_000 });
  expect(progress).toEqual(['5000 of 6000']);
  expect(await statuses()).toEqual(['undo interrupted']);
  expect(await trial.undo(batchId as string)).toMatchObject({ isInterrupted: false, removed: 6_000, kept: [] });
  const [batch] = await batches();
  expect(batch).toMatchObject({ status: 'undone', counts: { created: 6_000, removed: 6_000, kept: 0 } });
});

test.each(['persons', 'places'] as const)('a dry run of %s is made while another import runs', async (kind) => {
  const other = new pg.Client(trial.url);
  await other.connect();
  await other.query('SELECT pg_advisory_lock($1)', [advisoryLocks.import]);
  const places = { kind: 'places', source: 'p', key: '{nr}', place: { name: '{naam}', country: 'BE' } };
  const summary = await trial.import(kind, soldiers(5), kind === 'persons' ? map : places, { isDryRun: true });
  expect(summary.counts).toMatchObject({ created: 5 });
  await other.end();
  expect(await trial.rows('SELECT FROM person UNION ALL SELECT FROM place')).toEqual([]);
});

test('a dry run and an import of the same list at the same time do not disturb each other', async () => {
  const list = trial.writeList(soldiers(5_000));
  const [real, tried] = await Promise.all([
    trial.import('persons', list, map),
    trial.import('persons', list, map, { isDryRun: true, rejectsFile: join(trial.folder, 'tried.csv') }),
  ]);
  expect(real.counts).toMatchObject({ created: 5_000, rejected: 0 });
  expect(tried.counts.created + tried.counts.unchanged).toBe(5_000);
  expect(tried.counts).toMatchObject({ rejected: 0, conflicts: 0 });
});

test('all mistakes of a mapping that can be known are told at once', async () => {
  const wrong = {
    ...map,
    person: { familyname: '{naam}', name: '{x}', surname: '{vornaam}', born: { text: '{gebroen}' } },
    events: [
      { type: 'extra', descripton: '{nota}' },
      { type: 'extra', description: { from: '{noot}', do: ['nameCas'] } },
    ],
    dates: { order: 'dym' },
  };
  const refused = await trial.import('persons', soldiers(1), wrong).catch((error: Error) => error);
  expect((refused as Error).message.split('\n').map((line) => line.split(':')[0])).toEqual([
    'dates.order',
    'person',
    'events[0]',
    'person.surname',
    'person.born.text',
    'events[1].description.from',
    'events[1].description.do[0]',
  ]);
});

test('a row with a reference but no memorial comes in without the event, with a warning', async () => {
  const remembered = {
    ...map,
    events: [{ type: 'memorated', memorial: { name: '{geboren}', create: true }, memorial_ref: '{nota}' }],
  };
  const list = `${header}\n1,Peeters,,"graf IV.B.12"\n2,Maes,Houthulst,\n`;
  const { counts, codes } = await trial.import('persons', list, { ...remembered, person: { familyname: '{naam}' } });
  expect(counts).toMatchObject({ created: 2, rejected: 0, warnings: 1 });
  expect(codes).toEqual([['MEMORIAL_NOT_FOUND', 'warning', 1]]);
  expect(await trial.rows(`SELECT FROM person_event WHERE type = 'memorated'`)).toHaveLength(1);
});

test('a problem is told in words and not by its code once more', async () => {
  await trial.import('persons', `${header}\n1,,,\n`, map);
  expect(trial.rejects()).toContain('Fill in at least one of these fields');
  expect(trial.rejects()).not.toContain(': AT_LEAST_ONE_FIELD_NEEDED');
});

test.each([
  ['half a workbook', Buffer.from('504b030414000600', 'hex'), /workbook is damaged .* save it again/],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /is an old Excel/],
  ['JSON', '[\n  { "nr": 1, "naam": "Peeters" }\n]\n', /is JSON; save the list as "CSV UTF-8"/],
  ['JSON with a heading', '{"rows": [\n[1]\n]}\n', /is JSON/],
])('%s instead of a list is answered with what to do', async (_, content, sentence) => {
  await expect(trial.import('persons', trial.writeList(content), map)).rejects.toThrow(sentence);
});
