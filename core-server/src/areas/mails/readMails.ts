import type { Mail } from '@salient/shared/areas/mails/mail.ts';
import { findMails, getMail } from '@salient/shared/areas/mails/mailMethods.ts';
import { Brackets, type EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { MailEntity } from './MailEntity.ts';
import { mailSubject } from './mailWords.ts';

type MailWithAccount = MailEntity & { account: string | null };

const columns = {
  created_at: 'm.created_at',
  sent_at: 'm.sent_at',
  account: 'u.account',
  recipient: 'm.recipient',
  status: 'm.status',
} as const;

export const handleFindMails = implement(findMails, async ({ params, db }) => {
  const query = withAccounts(db);
  for (const [column, value] of Object.entries(params.filter)) {
    if (value !== undefined) query.andWhere(`m.${column} = :${column}`, { [column]: value });
  }
  const text = params.text.trim();
  if (text !== '') {
    query.andWhere(new Brackets((any) => any.where('u.account ILIKE :text').orWhere('m.recipient ILIKE :text')), {
      text: `%${escapeLike(text)}%`,
    });
  }
  for (const [column, direction] of params.sort ?? ([['created_at', -1]] as const)) {
    query.addOrderBy(columns[column], direction === 1 ? 'ASC' : 'DESC');
  }
  const [mails, total] = await query
    .addOrderBy('m.id', 'DESC')
    .offset(params.offset)
    .limit(params.limit)
    .getManyAndCount();
  return { data: mails.map((mail) => presentMail(withAccount(mail))), total };
});

export const handleGetMail = implement(getMail, async ({ params, db, fail, services }) => {
  const mail = await withAccounts(db).where('m.id = :id', { id: params.id }).getOne();
  if (!mail) throw fail.notFound({ entity: 'mail', id: params.id });
  const subject = mailSubject(mail.kind, mail.language, mail.kiosk);
  const text = mail.status === 'kept' ? await services.outbox.readText(mail.id) : null;
  return { ...presentMail(withAccount(mail)), subject, text };
});

/** Mails with the account that each is for; by the name of its table, as accounts stand above mails. */
const withAccounts = (db: EntityManager) =>
  db.createQueryBuilder(MailEntity, 'm').leftJoinAndMapOne('m.user', 'app_user', 'u', 'u.id = m.user_id');

const withAccount = (mail: MailEntity): MailWithAccount => {
  const { user } = mail as MailEntity & { user: { readonly account: string } | null };
  return { ...mail, account: user?.account ?? null };
};

const presentMail = (mail: MailWithAccount): Mail => ({
  id: mail.id,
  kind: mail.kind,
  user_id: mail.user_id,
  account: mail.account,
  feedback_id: mail.feedback_id,
  kiosk: mail.kiosk,
  recipient: mail.recipient,
  language: mail.language,
  status: mail.status,
  attempts: mail.attempts,
  error: mail.error,
  created_at: mail.created_at.toISOString(),
  sent_at: mail.sent_at?.toISOString() ?? null,
});
