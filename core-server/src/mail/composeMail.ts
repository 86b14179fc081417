import type { KeyMailKind, MailKind } from '@salient/shared/areas/mails/mail.ts';
import { type Language, locales } from '@salient/shared/lib/i18n/languages.ts';

import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { type MailTexts, nl } from './texts/nl.ts';
import { type ComposedMail, writeMail } from './writeMail.ts';

export const textsOf: Readonly<Record<Language, MailTexts>> = { nl, en, fr, de };

/** Pages of the staff app that read a key from their address (ROUTE-04, ROUTE-05). */
const pageOf: Readonly<Record<KeyMailKind, string>> = {
  invitation: '/activateAccount',
  passwordReset: '/resetPassword',
};

/** The address under which somebody with a key chooses a password. */
export const keyLink = (publicUrl: string, kind: KeyMailKind, key: string) => `${publicUrl}${pageOf[kind]}?key=${key}`;

export interface MailFacts {
  readonly kind: KeyMailKind;
  readonly language: Language;
  readonly account: string;
  /** May be empty; the account's name greets then. */
  readonly name: string;
  readonly key: string;
  readonly until: Date;
  /** Where people reach Salient, without a closing slash. */
  readonly publicUrl: string;
}

/** What the mail of a kind is about, in one line; with the number of the kiosk that it tells about. */
export const mailSubject = (kind: MailKind, language: Language, kiosk: number | null = null): string =>
  fill(textsOf[language][kind].subject, { number: String(kiosk) });

/** Writes the mail that hands its reader a key. */
export function composeMail(facts: MailFacts): ComposedMail {
  const { kind, language, account } = facts;
  const texts = textsOf[language];
  const words = texts[kind];
  const link = keyLink(facts.publicUrl, kind, facts.key);
  const greeting = fill(texts.greeting, { name: facts.name || account });
  const intro = `${words.intro} ${fill(words.account, { account })}`;
  const life = fill(words.life, { until: readableTime(facts.until, language) });
  return writeMail({
    ...{ language, subject: words.subject, link, button: words.button, copy: texts.copyLink },
    before: [greeting, intro, words.action],
    after: [life, words.unexpected],
    automatic: texts.automatic,
  });
}

export const fill = (text: string, slots: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');

/** Day and hour as the museum's clock shows them. */
export const readableTime = (time: Date, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  }).format(time);
