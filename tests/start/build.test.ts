import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './Launch.ts';

function build(): string {
  const command = join(projectRoot, 'core-server', 'launcher', 'bin', 'salient.js');
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, 'build'], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

test('what is built is not built again, whatever folder the command is typed in', { timeout: 240_000 }, () => {
  build();
  expect(existsSync(join(projectRoot, 'public-web', 'dist', '.build.json'))).toBe(true);
  expect(build()).toBe('Everything is built already.\n');
});
