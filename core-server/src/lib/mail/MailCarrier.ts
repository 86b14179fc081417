import type { Mail } from '@salient/shared/areas/mails/mail.ts';
import type { ComposedMail } from './writeMail.ts';

/** A mail ready to leave. */
export interface OutgoingMail extends ComposedMail {
  readonly id: string;
  readonly recipient: string;
  readonly language: string;
}

/** Takes mails where they go: a mail server, or the outbox of this machine. */
export interface MailCarrier {
  /** What a mail is when it was carried. */
  readonly delivered: Extract<Mail['status'], 'sent' | 'kept'>;
  /**
   * @param signal aborts an attempt under way.
   * @throws when the mail did not go out.
   */
  carry(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): void;
}
