import type { MailKind } from '@salient/shared/areas/mails/mail.ts';
import { findMails, getMail } from '@salient/shared/areas/mails/mailMethods.ts';
import { expect, vi } from 'vitest';
import type { TestServer } from './startServer.ts';
import type { TestClient } from './TestClient.ts';

/** Mails of a kind as an administrator reads them, who is asked for when they are read. */
export const keptMails = (server: () => TestServer, admin: () => TestClient, kind: MailKind) => ({
  /** Those to an address, the first first. */
  to: async (recipient: string) =>
    (await admin().call(findMails, { text: recipient, filter: { kind }, sort: [['created_at', 1]] })).data,
  /** The words of one, once it was sent. */
  textOf: async (id: string | undefined): Promise<string> => {
    server().services.mailSender.wake();
    const read = () => admin().call(getMail, { id: id as string });
    await vi.waitFor(async () => expect((await read()).status).toBe('kept'), 10_000);
    return (await read()).text ?? '';
  },
});
