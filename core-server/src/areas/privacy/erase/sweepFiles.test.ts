import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noValues } from '../../../lib/personal-data/PersonalValues.ts';
import { digestsOf, ValueMatcher } from '../../../lib/personal-data/ValueMatcher.ts';
import { clearFiles, type FileHit, findInFiles, type UnreadFile } from './sweepFiles.ts';

/** Errors of the system by the names of files: whoever runs tests may read everything. */
const failing = vi.hoisted(() => new Map<string, string>());
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  const fails = (path: unknown) => {
    const code = failing.get(String(path).split('/').at(-1) ?? '');
    if (code) throw Object.assign(new Error(code), { code });
  };
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>) => {
      fails(args[0]);
      return real.open(...args);
    },
    readdir: async (...args: Parameters<typeof real.readdir>) => {
      fails(args[0]);
      return real.readdir(...args);
    },
  };
});

const key = Buffer.alloc(32, 1);
const email = 'godelieve@voorbeeld.be';
const matcher = new ValueMatcher(key, digestsOf(key, { ...noValues, emails: [email] }));
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'salient-sweep-'));
  mkdirSync(join(dataDir, 'outbox'));
  mkdirSync(join(dataDir, 'closed'));
  for (const name of ['core.log', 'old.log', 'outbox/1.eml', 'closed/x.log', 'gone.log'])
    writeFileSync(join(dataDir, name), name.endsWith('.eml') ? `To: ${email}\n\nDag\n` : `sent to ${email}\n`);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a file or folder that cannot be read is told; one that went away is not', async () => {
  failing.set('old.log', 'EACCES').set('closed', 'EIO').set('gone.log', 'ENOENT');
  await clearFiles(dataDir, matcher);
  const hits: FileHit[] = [];
  const unread: UnreadFile[] = [];
  const files = await findInFiles(dataDir, matcher, {
    onHit: (hit) => hits.push(hit),
    onUnread: (file) => unread.push(file),
  });
  failing.clear();
  expect({ hits, files }).toEqual({ hits: [], files: 1 });
  expect(unread.sort((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: 'closed', code: 'EIO' },
    { path: 'old.log', code: 'EACCES' },
  ]);
  expect(readFileSync(join(dataDir, 'core.log'), 'utf8')).toBe(`sent to ${'*'.repeat(email.length)}\n`);
  expect(readFileSync(join(dataDir, 'old.log'), 'utf8')).toContain(email);
});

test('a letter to somebody else stays, without the values in it', async () => {
  const letter = join(dataDir, 'outbox/2.eml');
  writeFileSync(
    letter,
    `From: museum@voorbeeld.be\nTo: Bea\n <bea@voorbeeld.be>\n\nVraag het aan ${email}, dinsdag om 10 uur.\n`,
  );
  await clearFiles(dataDir, matcher);
  expect(readFileSync(letter, 'utf8')).toBe(
    `From: museum@voorbeeld.be\nTo: Bea\n <bea@voorbeeld.be>\n\nVraag het aan ${'*'.repeat(email.length)}, dinsdag om 10 uur.\n`,
  );
});
