import type { Language } from '@salient/shared/lib/i18n/languages.ts';

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
