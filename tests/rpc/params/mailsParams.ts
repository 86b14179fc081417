import { v7 as uuidv7 } from 'uuid';
import { MailEntity } from '../../../core-server/src/areas/mails/MailEntity.ts';
import type { TestServer } from '../../harness/startServer.ts';
import { account } from './records.ts';
import type { ValidParams } from './ValidParams.ts';

export const mailsParams = {
  findMails: async () => ({
    text: 'an',
    filter: { status: 'kept', kind: 'invitation' },
    offset: 0,
    limit: 10,
    sort: [['created_at', -1]],
  }),
  getMail: async (server) => ({ id: await sentMail(server) }),
} satisfies Partial<ValidParams>;

async function sentMail(server: TestServer): Promise<string> {
  const { id: user_id, email: recipient } = await account(server);
  const id = uuidv7();
  const mail = { id, kind: 'passwordReset', user_id, recipient, language: 'nl', status: 'sent' } as const;
  await server.dataSource.manager.insert(MailEntity, { ...mail, sent_at: new Date() });
  return id;
}
