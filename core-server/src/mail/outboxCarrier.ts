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
      const { message } = await transport.sendMail({ ...messageOf(mail, from), encoding: '8bit' });
      await outbox.keep(mail.id, message as Buffer);
    },
    close: () => transport.close(),
  };
}
