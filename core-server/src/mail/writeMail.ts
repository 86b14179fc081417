import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { mailHtml } from './mailHtml.ts';

/** A mail in its language, as plain text and as HTML that says the same. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a mail says, in the order it is read. */
export interface MailWords {
  readonly language: Language;
  readonly subject: string;
  /** Paragraphs before the link, and after it. */
  readonly before: readonly string[];
  readonly link: string;
  /** Words of the link. */
  readonly button: string;
  readonly after: readonly string[];
  /** Before the address itself, for whose mail program shows no link. */
  readonly copy: string;
  /** Under a line of its own. */
  readonly automatic: string;
}

/** Writes a mail in both forms. */
export function writeMail(words: MailWords): ComposedMail {
  const { subject, before, link, after, automatic } = words;
  const blocks = [...before.slice(0, -1), `${before.at(-1)}\n${link}`, ...after];
  return {
    subject,
    text: `${[...blocks, `-- \n${automatic}`].join('\n\n')}\n`,
    html: mailHtml(words),
  };
}
