import { getServerState } from '@salient/shared/areas/backups/backupMethods.ts';
import {
  activateUser,
  authenticate2,
  getAuthenticatedUser,
  requestUserPasswordReset,
  resetUserPassword,
} from '@salient/shared/areas/users/sessionMethods.ts';
import { createUser, getUser, removeUser, updateUser } from '@salient/shared/areas/users/userMethods.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountTokenIn, MailServer } from '../../harness/services/MailServer.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { TestClient } from '../../harness/TestClient.ts';

let mailServer: MailServer;
let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  mailServer = await MailServer.start();
  server = await startServer({ smtpUrl: mailServer.url });
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

/** The mail after those that were there before, once it arrived. */
const nextMail = (address: string, before: number) =>
  vi.waitFor(() => {
    const mail = mailServer.to(address)[before];
    if (!mail) throw new Error(`no mail to ${address} yet`);
    return mail;
  }, 10_000);

const signIn = async (account: string, password: string) =>
  new TestClient(server.origin, (await server.guest.call(authenticate2, { account, password })).token);

const words: Record<Language, [invitation: string, reset: string]> = {
  nl: ['Uw account bij Salient', 'Een nieuw wachtwoord voor Salient'],
  en: ['Your account for Salient', 'A new password for Salient'],
  fr: ['Votre compte Salient', 'Un nouveau mot de passe pour Salient'],
  de: ['Ihr Konto bei Salient', 'Ein neues Passwort für Salient'],
};

describe.each(Object.keys(words) as Language[])('a person invited in %s', (language) => {
  test('reads the mail, activates, signs in, forgets, resets, is renamed, loses a right, and is removed [USER-09, USER-12, USER-20, AUTH-19, AUTH-20, AUTH-21, AUTH-31, I18N-15]', async () => {
    const email = `${language}@example.org`;
    const { id } = await admin.call(createUser, {
      user: { type: 'normal', account: `an.${language}`, name: 'An Peeters', email, language },
    });

    const invitation = await nextMail(email, 0);
    expect(invitation.subject).toBe(words[language][0]);
    expect(invitation.text).toContain('https://salient.example/activateAccount?key=');
    expect(invitation.html).toContain(`<html lang="${language}">`);
    expect(invitation.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    await vi.waitFor(async () =>
      expect(await admin.call(getUser, { id })).toMatchObject({ status: 'pending', invitation: { status: 'sent' } }),
    );
    await expect(signIn(`an.${language}`, 'whatever it is')).rejects.toMatchObject({ code: 8 });

    const key = accountTokenIn(invitation.text);
    const activation = { key, password: 'klaproos in de wind' };
    // The server asks what the form asks, and a refused password costs no token.
    await expect(server.guest.call(activateUser, { key, password: '12345678' })).rejects.toMatchObject({
      ...{ code: 1013, data: { password: ['password: PASSWORD_TOO_WEAK'] } },
    });
    expect(await server.guest.call(activateUser, activation)).toEqual({ status: 'OK' });
    expect(await server.guest.call(activateUser, activation)).toEqual({ status: 'INVALID_KEY' });
    const first = await signIn(`an.${language}`, 'klaproos in de wind');
    expect(await admin.call(getUser, { id })).toMatchObject({ status: 'checked', version: 2 });

    expect(await server.guest.call(requestUserPasswordReset, { email: email.toUpperCase() })).toEqual({ status: 'OK' });
    const reset = await nextMail(email, 1);
    expect(reset.subject).toBe(words[language][1]);
    expect(reset.text).toContain('https://salient.example/resetPassword?key=');
    const change = { key: accountTokenIn(reset.text), password: 'een heel ander wachtwoord' };
    await expect(server.guest.call(resetUserPassword, { ...change, password: '12345678' })).rejects.toMatchObject({
      ...{ code: 1013, data: { password: ['password: PASSWORD_TOO_WEAK'] } },
    });
    expect(await server.guest.call(resetUserPassword, change)).toEqual({ status: 'OK' });
    await expect(first.call(getAuthenticatedUser, {})).rejects.toMatchObject({ code: 1009 });
    await expect(signIn(`an.${language}`, 'klaproos in de wind')).rejects.toMatchObject({ code: 2 });

    const second = await signIn(`an.${language}`, 'een heel ander wachtwoord');
    const renamed = await admin.call(updateUser, { user: { id, version: 3, account: `bea.${language}` } });
    expect(await second.call(getAuthenticatedUser, {})).toMatchObject({ account: `bea.${language}`, type: 'normal' });
    const demoted = await admin.call(updateUser, { user: { id, version: renamed.version, type: 'readonly' } });
    await expect(second.call(getAuthenticatedUser, {})).rejects.toMatchObject({ code: 1009 });

    const third = await signIn(`bea.${language}`, 'een heel ander wachtwoord');
    expect(await third.call(getAuthenticatedUser, {})).toMatchObject({ type: 'readonly' });
    await admin.call(removeUser, { id, version: demoted.version });
    await expect(third.call(getAuthenticatedUser, {})).rejects.toMatchObject({ code: 1009 });
    await expect(signIn(`bea.${language}`, 'een heel ander wachtwoord')).rejects.toMatchObject({ code: 2 });
    expect(await server.guest.call(requestUserPasswordReset, { email })).toEqual({ status: 'NOT_FOUND' });
    expect(mailServer.to(email)).toHaveLength(2);
  });
});

test('the state of the server says that a mail server is set', async () => {
  expect((await admin.call(getServerState, {})).mail).toEqual({ has_server: true, outbox: null });
});
