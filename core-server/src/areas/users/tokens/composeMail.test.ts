import { accountMailKinds } from '@salient/shared/areas/mails/mail.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { composeMail, type MailFacts } from './accountTokenMail.ts';

const facts: MailFacts = {
  kind: 'invitation',
  language: 'nl',
  account: 'an.peeters',
  name: 'An Peeters',
  token: 'abc-123',
  until: new Date('2026-11-28T22:30:00Z'),
  publicUrl: 'https://names.example.org',
};

test('an invitation leads to the activation page, a reset to its own [ROUTE-04, ROUTE-05]', () => {
  const invitation = 'https://names.example.org/activateAccount?key=abc-123';
  expect(composeMail(facts).text).toContain(`\n${invitation}\n`);
  expect(composeMail(facts).html).toContain(`href="${invitation}"`);
  expect(composeMail({ ...facts, kind: 'passwordReset' }).text).toContain(
    '\nhttps://names.example.org/resetPassword?key=abc-123\n',
  );
});

describe.each(languages)('in %s [I18N-15]', (language) => {
  test.each(accountMailKinds)('%s: every word is there, in that language and in both forms', (kind) => {
    const { subject, text, html } = composeMail({ ...facts, kind, language });
    expect(html).toContain(`<html lang="${language}">`);
    for (const form of [text, html]) {
      expect(form).not.toMatch(/\{\w+\}|undefined/);
      for (const said of ['An Peeters', 'an.peeters', '2026']) expect(form).toContain(said);
    }
    expect(subject).toContain('Salient');
    const others = languages.filter((other) => other !== language);
    for (const other of others) expect(composeMail({ ...facts, kind, language: other }).subject).not.toBe(subject);
  });
});

test('says until when the link works, by the clock of the museum', () => {
  expect(composeMail(facts).text).toContain('28 november 2026 om 23:30');
});

test('greets an account without a name by its account name', () => {
  expect(composeMail({ ...facts, name: '' }).text).toMatch(/^Beste an\.peeters,\n/);
});

test('names stay text: they neither become markup nor fill slots', () => {
  const { text, html } = composeMail({ ...facts, name: '<b>&"{account}' });
  expect(text).toContain('Beste <b>&"{account},');
  expect(html).not.toContain('<b>');
});
