import { findBackupRuns, getServerState, requestBackup } from '@salient/shared/areas/backups/backupMethods.ts';
import { findMails, getMail } from '@salient/shared/areas/mails/mailMethods.ts';
import { requestUserPasswordReset } from '@salient/shared/areas/users/sessionMethods.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackupRunner } from '../../../core-server/src/areas/backups/runs/BackupRunner.ts';
import type { RunOutcome, RunTask } from '../../../core-server/src/areas/backups/runs/runOutcome.ts';
import { warnOfOldBackups } from '../../../core-server/src/areas/backups/runs/warnOfOldBackups.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

const metricsToken = 'a-token-for-the-metrics';
const at = '02:30';
let now: Date;
let server: TestServer;
let admin: TestClient;
let tasks: RunTask[];
let outcomes: RunOutcome[];
const runners: BackupRunner[] = [];

const good = (moment = now): RunOutcome => ({
  backupId: `backup-${moment.getTime()}`,
  moment: moment.toISOString(),
  bytes: 5_000_000_000,
  newBytes: 20_000,
});

/** A process that has been up for a day, with a program that answers what the test says. */
function startRunner(runTask?: (task: RunTask, signal: AbortSignal) => Promise<RunOutcome>): BackupRunner {
  const later = now;
  now = new Date(later.getTime() - 24 * 3_600_000);
  const runner = new BackupRunner({
    dataSource: server.dataSource,
    at,
    runTask:
      runTask ??
      (async (task) => {
        tasks.push(task);
        return outcomes.shift() ?? good();
      }),
    log: pino({ level: 'silent' }),
    now: () => now,
  });
  now = later;
  runners.push(runner);
  return runner;
}

beforeEach(async () => {
  now = new Date('2026-11-22T01:30:05Z');
  tasks = [];
  outcomes = [];
  server = await startServer({
    now: () => now,
    backup: { target: '/mnt/nights', passphrase: 'klaproos in de wind', at },
    metricsToken,
  });
  admin = await server.signIn('admin');
  await server.dataSource.query('UPDATE migration_version SET migrated_at = $1', [new Date('2026-11-01T00:00:00Z')]);
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.close();
  await server.close();
});

const runs = async () => (await admin.call(findBackupRuns, {})).runs;
const ages = async () => (await admin.call(getServerState, {})).backup;
/** Lets hours go by in which the administrator is not signed out. */
const pass = async (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
  await server.dataSource.query('UPDATE session SET expires_at = $1', [new Date(now.getTime() + 3_600_000)]);
};
const health = async (token?: string) => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.origin}/healthz`, { headers });
  return { status: response.status, body: (await response.json()) as { details?: unknown } };
};

describe('the nightly backup', () => {
  test('is made when its time has come, then checked, and what became of both is kept', async () => {
    const runner = startRunner();
    await runner.look();
    await runner.look();
    await runner.look();
    expect(tasks).toEqual([
      { kind: 'backup', damagedIds: [] },
      { kind: 'verify', damagedIds: [] },
    ]);
    expect(await runs()).toMatchObject([
      { kind: 'verify', state: 'done', asked_by: null },
      { kind: 'backup', state: 'done', backup_moment: now.toISOString(), bytes: 5_000_000_000, new_bytes: 20_000 },
    ]);
    const moment = now.toISOString();
    expect(await ages()).toEqual({
      is_scheduled: true,
      last_good_at: moment,
      last_verified_at: moment,
      is_overdue: false,
    });
  });

  test('is made by one process alone when several are there', async () => {
    let release: (outcome: RunOutcome) => void = () => undefined;
    const slow = startRunner((task) => {
      tasks.push(task);
      return new Promise((resolve) => {
        release = resolve;
      });
    });
    const other = startRunner();
    const making = slow.look();
    await vi.waitFor(() => expect(tasks).toHaveLength(1), 10_000);
    await other.look();
    expect(await runs()).toMatchObject([{ state: 'running' }]);
    release(good());
    await making;
    expect(tasks).toHaveLength(1);
  });

  test('whose process died is noted as failed at the next look, and tried again', async () => {
    await server.dataSource.query(
      `INSERT INTO backup_run (id, kind, created_at, started_at) VALUES (gen_random_uuid(), 'backup', $1, $1)`,
      [now],
    );
    const runner = startRunner();
    await runner.look();
    expect(await runs()).toMatchObject([{ state: 'failed', problem: 'interrupted' }]);
    await pass(1);
    await runner.look();
    expect((await runs())[0]).toMatchObject({ state: 'done' });
  });

  test('that is under way when the server stops counts as interrupted, without a mail', async () => {
    const runner = startRunner((task, signal) => {
      tasks.push(task);
      return new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve({ problem: 'failed', detail: 'stopped' })),
      );
    });
    const making = runner.look();
    // A run is noted as begun before its program is started: only then can the program be stopped.
    await vi.waitFor(() => expect(tasks).toHaveLength(1), 10_000);
    expect(await runs()).toMatchObject([{ state: 'running' }]);
    await runner.close();
    await making;
    expect(await runs()).toMatchObject([{ state: 'failed', problem: 'interrupted' }]);
    expect((await admin.call(findMails, { filter: { kind: 'backupFailed' } })).total).toBe(0);
  });
});

describe('an administrator', () => {
  test('sees where backups go and asks for one, which the next look makes', async () => {
    expect(await admin.call(findBackupRuns, {})).toEqual({ target: '/mnt/nights', at, is_encrypted: true, runs: [] });
    expect(await admin.call(requestBackup, {})).toMatchObject({
      state: 'asked',
      asked_by: expect.stringContaining('admin'),
    });
    await startRunner().look();
    expect(await runs()).toMatchObject([{ state: 'done', asked_by: expect.stringContaining('admin') }]);
  });

  test('cannot ask for a second one while one waits or is made, however many ask at once', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => admin.call(requestBackup, {})));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(admin.call(requestBackup, {})).rejects.toMatchObject({ code: 2401 });
    await server.dataSource.query('UPDATE backup_run SET started_at = now()');
    await expect(admin.call(requestBackup, {})).rejects.toMatchObject({ code: 2401 });
  });
});

describe('the age of the last good backup', () => {
  test('does not count one that its check found damaged', async () => {
    const runner = startRunner();
    outcomes = [good(), { ...good(), problem: 'damaged', detail: 'person: 12 rows differ' }];
    await runner.look();
    await runner.look();
    expect(await ages()).toMatchObject({ last_good_at: null, last_verified_at: null });
    await pass(24);
    await runner.look();
    expect(tasks.at(-1)).toEqual({ kind: 'backup', damagedIds: [`backup-${Date.parse('2026-11-22T01:30:05Z')}`] });
    expect(await ages()).toMatchObject({ last_good_at: now.toISOString() });
  });

  test('is too old after 36 hours, which the health page tells staff and operators and nobody else', async () => {
    await startRunner().look();
    await pass(36.1);
    expect(await ages()).toMatchObject({ is_overdue: true });
    const plain = await health();
    expect(plain).toMatchObject({ status: 200, body: { ok: true } });
    expect(plain.body).not.toHaveProperty('details');
    expect((await health('no-token-at-all')).body).not.toHaveProperty('details');
    const reader = await server.signIn('readonly');
    expect((await health(reader.token)).body).not.toHaveProperty('details');
    const editor = await server.signIn('normal');
    for (const token of [metricsToken, editor.token]) {
      const told = await health(token);
      expect(told.status).toBe(200);
      expect(told.body.details).toMatchObject({ backup: { is_overdue: true }, disk: { is_full: false } });
      // Where kept mails lie is for administrators.
      expect(told.body.details).toHaveProperty('mail', { has_server: expect.any(Boolean) });
    }
  });

  test('is a metric, absent as long as there is none', async () => {
    const metrics = async () =>
      (await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
    expect(await metrics()).not.toMatch(/^salient_backup_(verify_)?age_seconds /m);
    await startRunner().look();
    await pass(2);
    const text = await metrics();
    expect(Number(/^salient_backup_age_seconds (\S+)$/m.exec(text)?.[1])).toBe(7_200);
    expect(text).not.toMatch(/^salient_backup_verify_age_seconds /m);
    expect(Number(/^salient_disk_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
  });
});

describe('administrators are written to', () => {
  const mailsOf = async (kind: 'backupFailed' | 'backupOverdue') =>
    (await admin.call(findMails, { filter: { kind }, sort: [['recipient', 1]] })).data;
  /** Whatever wakes the sender has it work off the whole queue. */
  const textOf = async (id: string) => {
    await server.guest.call(requestUserPasswordReset, { email: 'conny@example.org' });
    await vi.waitFor(async () => expect((await admin.call(getMail, { id })).status).toBe('kept'), 20_000);
    return (await admin.call(getMail, { id })).text as string;
  };
  beforeEach(async () => {
    await server.makeAccount({ type: 'admin', email: 'an@example.org', language: 'nl' });
    await server.makeAccount({ type: 'admin', email: 'conny@example.org', language: 'de' });
    await server.makeAccount({ type: 'revisor', email: 'rik@example.org' });
  });

  test('when a backup or its check failed, in the language of each, with what to do', async () => {
    const runner = startRunner();
    outcomes = [{ problem: 'disk_full', detail: 'only 12 MB left' }];
    await runner.look();
    const mails = await mailsOf('backupFailed');
    expect(mails).toMatchObject([{ recipient: 'an@example.org' }, { recipient: 'conny@example.org' }]);
    const text = await textOf(mails[0]?.id as string);
    expect(text).toContain('De back-up van Salient is mislukt. Er is nog geen enkele goede back-up.');
    expect(text).toContain('Maak plaats vrij');
    expect(text).toContain('only 12 MB left');
    expect(text).toContain('https://salient.example/backups');
    expect(await textOf(mails[1]?.id as string)).toContain('Die Sicherung von Salient ist fehlgeschlagen.');
  });

  test('when the last good backup is older than 36 hours, once a day at most', async () => {
    const app = { dataSource: server.dataSource, backup: { at } };
    await startRunner().look();
    await pass(35.9);
    expect(await warnOfOldBackups(app, now)).toEqual({ warned: 0 });
    await pass(0.2);
    expect(await warnOfOldBackups(app, now)).toEqual({ warned: 2 });
    await pass(12);
    expect(await warnOfOldBackups(app, now)).toEqual({ warned: 0 });
    await pass(12);
    expect(await warnOfOldBackups(app, now)).toEqual({ warned: 2 });
    expect(await warnOfOldBackups({ ...app, backup: { at: null } }, now)).toEqual({ warned: 0 });
    const [mail] = await mailsOf('backupOverdue');
    expect(await textOf(mail?.id as string)).toContain('22 november 2026 om 02:30');
  });
});

test('the lock of the backups is one that nobody else takes', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
