import { createTransport } from 'nodemailer';
import type { MailCarrier } from './MailCarrier.ts';
import { messageOf } from './messageOf.ts';
import type { Outbox } from './Outbox.ts';

/** Keeps mails in the outbox, in plain 8-bit text that people and programs read as it is. */
export function outboxCarrier(outbox: Outbox, from: string): MailCarrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    delivered: 'kept',
    carry: async (mail) => {
      const { text, html, ...message } = messageOf(mail, from);
      const alternatives = [{ raw: part('plain', text) }, { raw: part('html', html) }];
      const sent = await transport.sendMail({ ...message, alternatives });
      await outbox.keep(mail.id, sent.message as Buffer);
    },
    close: () => transport.close(),
  };
}

const part = (type: 'plain' | 'html', content: string) =>
  `Content-Type: text/${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`;
