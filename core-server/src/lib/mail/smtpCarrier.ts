import { createTransport } from 'nodemailer';
import type { MailCarrier } from './MailCarrier.ts';
import { messageOf } from './messageOf.ts';

/** Milliseconds that a mail server may take to accept a connection, to greet, and between two steps. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands mails to the mail server at `url` (`smtp:` with STARTTLS where offered, `smtps:` encrypted from the start). */
export function smtpCarrier(url: string, from: string): MailCarrier {
  const transport = createTransport({ url, ...timeouts });
  return {
    delivered: 'sent',
    carry: async (mail, signal) => {
      await transport.sendMail({ ...messageOf(mail, from), signal });
    },
    close: () => transport.close(),
  };
}

/** Whether the server refused this mail for good (a mailbox that does not exist), so that trying again is useless. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
}
