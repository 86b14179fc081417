import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { readFile } from 'node:fs/promises';
  import { lowerPriority } from ${JSON.stringify(new URL('../../core-server/launcher/src/commands/lowerPriority.ts', import.meta.url).href)};
  await readFile('/etc/hostname');
  lowerPriority();
  const niceOf = (id) => readFileSync('/proc/self/task/' + id + '/stat', 'utf8').split(') ').at(-1).split(' ')[16];
  console.log(readdirSync('/proc/self/task').map(niceOf).join(' '));
`;

test.runIf(process.platform === 'linux')(
  'a backup gives way to everybody with all its threads, those that compress too',
  async () => {
    const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', program];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const priorities = stdout.trim().split(' ');
    expect(priorities.length).toBeGreaterThan(4);
    expect(new Set(priorities)).toEqual(new Set(['19']));
  },
);
