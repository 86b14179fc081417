import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outbox } from './Outbox.ts';
import { outboxCarrier } from './outboxCarrier.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const link = `https://names.example.org/activateAccount?key=${'k'.repeat(43)}`;
const mail = {
  id: '0199a000-0000-7000-8000-000000000001',
  recipient: 'an@example.org',
  language: 'fr',
  subject: 'Réinitialiser “Salient”',
  text: `Bonjour Élodie,\n\nChoisissez :\n${link}\n\n-- \nFin\n`,
  html: '<p>é</p>',
};
const carry = (outbox: Outbox) =>
  outboxCarrier(outbox, 'Musée <m@example.org>').carry(mail, new AbortController().signal);

test('a kept mail is a file that people read as it is, link and all, and nobody else on the machine', async () => {
  const outbox = new Outbox(folder);
  await carry(outbox);
  const names = await readdir(folder);
  expect(names).toEqual([`${mail.id}.eml`]);
  const path = join(folder, names[0] as string);
  const message = await readFile(path, 'utf8');
  expect(message).toContain(`\n${link}\n`);
  expect(message).toContain('Bonjour Élodie,');
  expect(message).toMatch(/^To: an@example\.org$/m);
  expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test('its words are read back, and those of a mail that is not there are not', async () => {
  const outbox = new Outbox(folder);
  expect(await outbox.readText(mail.id)).toBeNull();
  await carry(outbox);
  expect(await outbox.readText(mail.id)).toBe(mail.text);
});

test('what is older than a given time is cleared away, and nothing else', async () => {
  const outbox = new Outbox(folder);
  await outbox.removeOlderThan(new Date());
  await carry(outbox);
  const time = new Date('2026-01-01T00:00:00Z');
  await outbox.removeOlderThan(time);
  expect(await readdir(folder)).toHaveLength(1);
  await utimes(join(folder, `${mail.id}.eml`), time, new Date('2025-12-31T00:00:00Z'));
  await outbox.removeOlderThan(time);
  expect(await readdir(folder)).toEqual([]);
});
