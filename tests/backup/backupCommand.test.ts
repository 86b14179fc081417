import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, Launch, makeFolder } from '../start/Launch.ts';

const command = join(import.meta.dirname, '../../core-server/launcher/bin/salient.js');
const passphrase = 'een zin die alleen het museum kent';
let folder: string;
/** A backup of the museum without a passphrase, in `plain`. */
let plain: Ended;

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command of Salient on a data directory below the folder of the test. */
function salient(dataDir: string, args: readonly string[], { killAt }: { killAt?: RegExp } = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, SALIENT_DATA_DIR: join(folder, dataDir), DISK_FLOOR_MB: '100' };
    const child = spawn(process.execPath, [command, ...args], { cwd: folder, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (killAt?.test(output)) child.kill('SIGKILL');
      });
    }
    child.once('exit', (code) => resolve({ code, output }));
  });
}

const rowsIn = ({ output }: Ended) => output.match(/(\d+) rows/)?.[1];

beforeAll(async () => {
  folder = makeFolder();
  writeFileSync(join(folder, 'passphrase'), `${passphrase}\n`);
  expect((await salient('museum', ['demo', '--persons', '50'])).code).toBe(0);
  // Backups are made while the museum runs.
  await (await Launch.start(join(folder, 'museum'))).ready();
  plain = await salient('museum', ['backup', 'plain', '--full-speed']);
  expect(plain.code).toBe(0);
}, 240_000);
afterAll(cleanUp);

describe('salient backup', () => {
  test('makes one that is verified and restored into an empty folder, and is as large when it is made again there', async () => {
    const secret = ['--passphrase-file', 'passphrase'];
    const made = await salient('museum', ['backup', 'target', '--full-speed', ...secret]);
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('encrypted') });
    const good = await salient('museum', ['backup', 'verify', '--full-speed', 'target', ...secret]);
    expect(good).toMatchObject({ code: 0, output: expect.stringContaining('every row and every file is as it was') });
    expect(await salient('elsewhere', ['restore', 'target'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Backup \S+ is encrypted: give its passphrase in BACKUP_PASSPHRASE or/),
    });
    expect(await salient('elsewhere', ['restore', 'target', ...secret])).toMatchObject({ code: 0 });
    const again = await salient('elsewhere', ['backup', 'second', '--full-speed']);
    expect(rowsIn(again)).toBe(rowsIn(made));
    expect(again.output).toContain(made.output.match(/\d+ files/)?.[0]);
    const list = await salient('museum', ['backup', 'list', 'target']);
    expect(list.output.trim().split('\n')).toHaveLength(1);
  });

  test('that is killed leaves no backup, and the next one is whole', async () => {
    await salient('museum', ['backup', 'killed', '--full-speed'], { killAt: /person_event \(/ });
    expect((await salient('museum', ['backup', 'list', 'killed'])).output).toContain('holds no backup');
    await salient('museum', ['backup', 'killed', '--full-speed']);
    expect(await salient('museum', ['backup', 'verify', '--full-speed', 'killed'])).toMatchObject({ code: 0 });
  });

  test('is verified beside a museum only: where there is none, none is made', async () => {
    expect(await salient('nobody', ['backup', 'verify', '--full-speed', 'plain'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^There is no database at \S+nobody: set SALIENT_DATA_DIR/),
    });
    expect(existsSync(join(folder, 'nobody'))).toBe(false);
  });

  test('says in one sentence what is wrong with its target or its place', async () => {
    mkdirSync(join(folder, 'empty'), { recursive: true });
    writeFileSync(join(folder, 'a-file'), '');
    writeFileSync(join(folder, 'no-passphrase'), '\n');
    const sentences = [
      await salient('museum', ['backup', 'a-file']),
      await salient('museum', ['backup', 'list', 'nowhere']),
      await salient('museum', ['backup', 'verify', '--full-speed', 'empty']),
      await salient('museum', ['restore', 'empty']),
      await salient('museum', ['backup', 'other', '--full-speed', '--passphrase-file', 'nowhere']),
      await salient('museum', ['backup', 'other', '--full-speed', '--passphrase-file', 'no-passphrase']),
    ];
    for (const { code, output } of sentences) {
      expect(code, output).toBe(1);
      expect(output, output).not.toMatch(/^\s+at /m);
      expect(output.trim().split('\n').at(-1), output).toMatch(/^\S.*\.$/);
    }
  });
});

describe('salient restore', () => {
  test('that is killed leaves nothing that is taken for a museum, and is made again by the same command', async () => {
    await salient('cut-off', ['restore', 'plain'], { killAt: /person_event/ });
    const refused = await salient('cut-off', ['backup', 'of-nothing', '--full-speed']);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('did not come to its end') });
    expect(await salient('cut-off', ['restore', 'plain'])).toMatchObject({ code: 0 });
    expect(rowsIn(await salient('cut-off', ['backup', 'of-restored', '--full-speed']))).toBe(rowsIn(plain));
  });

  test('does not take an older backup for the newest one, when that one is damaged', async () => {
    await salient('museum', ['backup', 'plain', '--full-speed']);
    const newest = readdirSync(join(folder, 'plain/backups')).sort().at(-1) as string;
    writeFileSync(join(folder, 'plain/backups', newest, 'manifest'), 'sha256 0\n{}');
    const { code, output } = await salient('new-machine', ['restore', 'plain']);
    expect(output).toContain(`The manifest of backup ${newest} is damaged: use another backup.`);
    expect(code).toBe(1);
  });
});
