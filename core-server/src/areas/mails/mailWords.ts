import type { MailKind } from '@salient/shared/areas/mails/mail.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import { type Language, locales } from '@salient/shared/lib/i18n/languages.ts';

import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { type MailTexts, nl } from './texts/nl.ts';

export const textsOf: Readonly<Record<Language, MailTexts>> = { nl, en, fr, de };

/** What the mail of a kind is about, in one line; with the number of the kiosk that it tells about. */
export const mailSubject = (kind: MailKind, language: Language, kiosk: number | null = null): string =>
  fill(textsOf[language][kind].subject, { number: String(kiosk) });

export const fill = (text: string, slots: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');

/** Day and hour as the museum's clock shows them. */
export const readableTime = (time: Date, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: museumTimeZone,
  }).format(time);
