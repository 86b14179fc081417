import { findMails, getMail } from '@salient/shared/areas/mails/mailMethods.ts';
import { activateUser, resendUserInvitationMail } from '@salient/shared/areas/users/sessionMethods.ts';
import type { User } from '@salient/shared/areas/users/user.ts';
import { createUser, getUser, removeUser } from '@salient/shared/areas/users/userMethods.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startProcess } from '../../harness/programs/startProcess.ts';
import { accountTokenIn, MailServer } from '../../harness/services/MailServer.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let counter = 0;
const invite = (admin: TestClient): Promise<User> => {
  const account = `invited${++counter}`;
  return admin.call(createUser, { user: { type: 'normal', account, email: `${account}@example.org` } });
};
const mailOf = async (admin: TestClient, user: User) =>
  (await admin.call(findMails, { filter: { user_id: user.id } })).data[0];
/** The mail of an invited person once it reached a state. */
const untilMail = (admin: TestClient, user: User, state: object) =>
  vi.waitFor(async () => {
    const mail = await mailOf(admin, user);
    expect(mail).toMatchObject(state);
    return mail as NonNullable<typeof mail>;
  }, 10_000);

describe('with a mail server', () => {
  let mailServer: MailServer;
  let server: TestServer;
  let admin: TestClient;
  beforeEach(async () => {
    mailServer = await MailServer.start();
    server = await startServer({ smtpUrl: mailServer.url });
    admin = await server.signIn('admin');
  });
  afterEach(async () => {
    await server.close();
    await mailServer.close();
  });
  /** Lets the pause before the next attempt go by. */
  const untilNextAttempt = () =>
    server.dataSource.query(`UPDATE mail SET next_attempt_at = next_attempt_at - interval '3 hours'`);

  test('a mail goes there, and its words are stored nowhere', async () => {
    const user = await invite(admin);
    const mail = await untilMail(admin, user, {
      status: 'sent',
      attempts: 1,
      error: null,
      sent_at: expect.any(String),
    });
    expect(await admin.call(getMail, { id: mail.id })).toMatchObject({
      account: user.account,
      recipient: user.email,
      subject: 'Uw account bij Salient',
      text: null,
    });
    const key = accountTokenIn(mailServer.to(user.email)[0]?.text);
    const everything = await server.dataSource.query(
      `SELECT table_to_xml(c.oid::regclass, true, false, '')::text AS xml FROM pg_class c
       JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'r'`,
    );
    expect(JSON.stringify(everything)).not.toContain(key);
  });

  test('that is busy a mail waits and is tried again, and the account is there all the time [USER-12]', async () => {
    mailServer.mood = 'busy';
    const user = await invite(admin);
    await untilMail(admin, user, { status: 'queued', attempts: 1, error: expect.stringContaining('mailbox busy') });
    expect(await admin.call(getUser, { id: user.id })).toMatchObject({ invitation: { status: 'queued' } });
    mailServer.mood = 'takes';
    await untilNextAttempt();
    await invite(admin);
    await untilMail(admin, user, { status: 'sent', attempts: 2, error: null });
    const key = accountTokenIn(mailServer.to(user.email)[0]?.text);
    const activation = { key, password: 'klaproos in de wind' };
    expect(await server.guest.call(activateUser, activation)).toEqual({ status: 'OK' });
  });

  test('that stays busy a mail is given up after six attempts, and can be asked for again', async () => {
    mailServer.mood = 'busy';
    const user = await invite(admin);
    for (let attempt = 1; attempt <= 6; attempt++) {
      await untilMail(admin, user, { attempts: attempt, error: expect.stringContaining('busy') });
      await untilNextAttempt();
      await invite(admin);
    }
    await untilMail(admin, user, { status: 'failed', attempts: 6 });
    expect(await admin.call(getUser, { id: user.id })).toMatchObject({
      status: 'pending',
      invitation: { status: 'failed' },
    });
    mailServer.mood = 'takes';
    await admin.call(resendUserInvitationMail, { id: user.id });
    await untilMail(admin, user, { status: 'sent', attempts: 1 });
    expect(await admin.call(getUser, { id: user.id })).toMatchObject({ invitation: { status: 'sent' } });
  });

  test('that refuses the mailbox for good a mail has failed at once', async () => {
    mailServer.mood = 'refuses';
    const user = await invite(admin);
    const mail = await untilMail(admin, user, { status: 'failed', attempts: 1 });
    expect(mail.error).toContain('mailbox refuses');
    expect(mailServer.attempts).toBe(1);
  });

  test('a mail to an account that was removed meanwhile stays away', async () => {
    mailServer.mood = 'busy';
    const user = await invite(admin);
    await untilMail(admin, user, { attempts: 1, error: expect.any(String) });
    await admin.call(removeUser, { id: user.id, version: 1 });
    mailServer.mood = 'takes';
    await untilNextAttempt();
    await untilMail(admin, await invite(admin), { status: 'sent' });
    expect(mailServer.to(user.email)).toEqual([]);
  });

  test('a mail that a dying process had taken is sent by another', async () => {
    mailServer.mood = 'busy';
    const user = await invite(admin);
    await untilMail(admin, user, { attempts: 1, error: expect.any(String) });
    await server.dataSource.query(`UPDATE mail SET next_attempt_at = now() + interval '5 minutes'`);
    mailServer.mood = 'takes';
    await untilMail(admin, await invite(admin), { status: 'sent' });
    expect(mailServer.to(user.email)).toEqual([]);
    await server.dataSource.query(`UPDATE mail SET next_attempt_at = now() WHERE status = 'queued'`);
    await untilMail(admin, await invite(admin), { status: 'sent' });
    await untilMail(admin, user, { status: 'sent', attempts: 2 });
  });

  test('several processes send every mail once', async () => {
    const processes = await Promise.all(
      [1, 2].map(() => startProcess(server.databaseUrl, { SMTP_URL: mailServer.url })),
    );
    try {
      const origins = [server.origin, ...processes.map(({ origin }) => origin)];
      const accounts = Array.from({ length: 30 }, (_, index) => `shared${index}`);
      await Promise.all(
        accounts.map((account, index) =>
          fetch(`${origins[index % 3]}/api/v2`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              jsonrpc: '2.0',
              id: 1,
              method: createUser.name,
              params: { token: admin.token, user: { type: 'normal', account, email: `${account}@example.org` } },
            }),
          }),
        ),
      );
      await vi.waitFor(async () => {
        const { total } = await admin.call(findMails, { filter: { status: 'sent' } });
        expect(total).toBe(30);
      }, 20_000);
      const received = mailServer.received.map(({ to }) => to?.[0]?.address).sort();
      expect(received).toEqual(accounts.map((account) => `${account}@example.org`).sort());
    } finally {
      await Promise.all(processes.map((each) => each.stop()));
    }
  });
});

describe('without a mail server', () => {
  let server: TestServer;
  let admin: TestClient;
  beforeEach(async () => {
    server = await startServer();
    admin = await server.signIn('admin');
  });
  afterEach(() => server.close());

  test('a mail is kept, and administrators read it and its link', async () => {
    const user = await invite(admin);
    const { id } = await untilMail(admin, user, { status: 'kept', recipient: user.email, kind: 'invitation' });
    const mail = await admin.call(getMail, { id });
    expect(mail).toMatchObject({ subject: 'Uw account bij Salient', account: user.account });
    const activation = { key: accountTokenIn(mail.text), password: 'klaproos in de wind' };
    expect(await server.guest.call(activateUser, activation)).toEqual({ status: 'OK' });
  });

  test('mails are listed newest first, found by account and address, and filtered by state', async () => {
    const [one, two] = [await invite(admin), await invite(admin)];
    await untilMail(admin, two, { status: 'kept' });
    await untilMail(admin, one, { status: 'kept' });
    const listed = async (params: Parameters<typeof admin.call<typeof findMails>>[1]) =>
      (await admin.call(findMails, params)).data.map(({ account }) => account);
    expect(await listed({})).toEqual([two.account, one.account]);
    expect(await listed({ sort: ['account', 1] })).toEqual([one.account, two.account]);
    expect(await listed({ text: one.email.toUpperCase() })).toEqual([one.account]);
    expect(await listed({ text: '%' })).toEqual([]);
    expect(await listed({ filter: { status: 'failed' } })).toEqual([]);
    expect(await listed({ filter: { kind: 'invitation', status: 'kept' }, limit: 1, offset: 1 })).toEqual([
      one.account,
    ]);
  });

  test('a mail that is not there is not found', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    await expect(admin.call(getMail, { id })).rejects.toMatchObject({ code: 1011, data: { entity: 'mail', id } });
  });
});
