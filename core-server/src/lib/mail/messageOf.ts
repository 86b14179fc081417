import { isIP } from 'node:net';
import type { OutgoingMail } from './MailCarrier.ts';

/** The parts of a message that are the same wherever it goes. */
export function messageOf(mail: OutgoingMail, from: string) {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same at every attempt, so that a mail that went out twice is shown once.
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      'Content-Language': mail.language,
      // No answers from those who are on holiday (RFC 3834).
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Who sends when nobody said: an address at the host that people know, or at none when that is a number. */
export function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return `Salient <salient@${isNumber ? 'localhost' : hostname}>`;
}

/** The address of a sender, without the name before it. */
export const addressOf = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
