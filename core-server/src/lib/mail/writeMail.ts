import type { MailWords } from './MailWords.ts';
import { mailHtml } from './mailHtml.ts';

/** A mail in its language, as plain text and as HTML that says the same. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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
