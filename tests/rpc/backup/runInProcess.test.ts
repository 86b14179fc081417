import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runInProcess } from '../../../core-server/src/areas/backups/runs/runInProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'salient-test-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const task = { kind: 'backup' as const, damagedIds: ['a', 'b'] };
const never = new AbortController().signal;
function run(program: string, signal = never) {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, program);
  return runInProcess(task, signal, process.env, file);
}

test('a backup is made in a process of its own, of low priority, that gets its task and answers what became of it', async () => {
  const outcome = await run(`
    import { getPriority } from 'node:os';
    setTimeout(() => process.send({ backupId: process.argv[2], bytes: getPriority() }, () => process.exit()), 500);`);
  expect(outcome).toEqual({ backupId: JSON.stringify(task), bytes: constants.priority.PRIORITY_LOW });
});

test('a process that ends without an answer has failed, with its last words', async () => {
  const outcome = await run(`process.stderr.write('out of luck'); process.exit(3);`);
  expect(outcome).toEqual({ problem: 'failed', detail: 'out of luck' });
  expect(await run('process.exit(3);')).toEqual({ problem: 'failed', detail: 'it ended with 3' });
});

test('a process is ended when the server stops', async () => {
  const stopping = new AbortController();
  setTimeout(() => stopping.abort(), 500);
  expect(await run('setInterval(() => undefined, 1000);', stopping.signal)).toEqual({
    problem: 'failed',
    detail: 'it ended with SIGTERM',
  });
});
