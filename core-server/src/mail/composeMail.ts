import type { Language } from '@salient/shared/i18n/languages.ts';
import type { MailKind } from '@salient/shared/mail/mail.ts';
import { mailHtml } from './mailHtml.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { type MailTexts, nl } from './texts/nl.ts';

const textsOf: Readonly<Record<Language, MailTexts>> = { nl, en, fr, de };

/** Pages of the staff app that read a key from their address (ROUTE-04, ROUTE-05). */
const pageOf: Readonly<Record<MailKind, string>> = {
  invitation: '/activateAccount',
  passwordReset: '/resetPassword',
};

/** The address under which somebody with a key chooses a password. */
export const keyLink = (publicUrl: string, kind: MailKind, key: string) => `${publicUrl}${pageOf[kind]}?key=${key}`;

export interface MailFacts {
  readonly kind: MailKind;
  readonly language: Language;
  readonly account: string;
  /** May be empty; the account's name greets then. */
  readonly name: string;
  readonly key: string;
  readonly until: Date;
  /** Where people reach Salient, without a closing slash. */
  readonly publicUrl: string;
}

/** A mail in its language, as plain text and as HTML that says the same. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the mail of a kind is about, in one line. */
export const mailSubject = (kind: MailKind, language: Language): string => textsOf[language][kind].subject;

/** Writes the mail that hands its reader a key. */
export function composeMail(facts: MailFacts): ComposedMail {
  const { kind, language, account } = facts;
  const texts = textsOf[language];
  const words = texts[kind];
  const link = keyLink(facts.publicUrl, kind, facts.key);
  const paragraphs = {
    greeting: fill(texts.greeting, { name: facts.name || account }),
    intro: words.intro,
    account: fill(words.account, { account }),
    action: words.action,
    life: fill(words.life, { until: readableTime(facts.until, language) }),
    unexpected: words.unexpected,
    automatic: texts.automatic,
  };
  const { greeting, intro, action, life, unexpected, automatic } = paragraphs;
  const blocks = [greeting, `${intro} ${paragraphs.account}`, `${action}\n${link}`, life, unexpected];
  return {
    subject: words.subject,
    text: `${[...blocks, `-- \n${automatic}`].join('\n\n')}\n`,
    html: mailHtml({ ...paragraphs, language, link, title: words.subject, button: words.button, copy: texts.copyLink }),
  };
}

const fill = (text: string, slots: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');

/** Day and hour as the museum's clock shows them. */
const readableTime = (time: Date, language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  }).format(time);
