import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from '../../bin/sourceHash.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'salient-hash-'));
  mkdirSync(join(root, 'app', 'src'), { recursive: true });
  writeFileSync(join(root, 'app', 'src', 'main.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

test('another content, name or file is another fingerprint', () => {
  const before = sourceHash(root, ['app']);
  writeFileSync(join(root, 'app', 'src', 'main.ts'), 'two');
  const changed = sourceHash(root, ['app']);
  renameSync(join(root, 'app', 'src', 'main.ts'), join(root, 'app', 'src', 'start.ts'));
  const renamed = sourceHash(root, ['app']);
  writeFileSync(join(root, 'app', 'package.json'), '');
  const added = sourceHash(root, ['app']);
  expect(new Set([before, changed, renamed, added]).size).toBe(4);
});

test('what a build or a test leaves behind changes nothing, nor does a touched file', () => {
  const before = sourceHash(root, ['app', 'missing.json']);
  mkdirSync(join(root, 'app', 'dist'));
  writeFileSync(join(root, 'app', 'dist', 'main.js'), 'built');
  writeFileSync(join(root, 'app', 'src', 'main.test.ts'), 'tested');
  utimesSync(join(root, 'app', 'src', 'main.ts'), 0, 0);
  expect(sourceHash(root, ['app', 'missing.json'])).toBe(before);
});
