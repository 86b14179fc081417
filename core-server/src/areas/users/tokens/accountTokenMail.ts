import { type AccountMailKind, accountMailKinds } from '@salient/shared/areas/mails/mail.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import { type ComposedMail, writeMail } from '../../../lib/mail/writeMail.ts';
import { MailEntity } from '../../mails/MailEntity.ts';
import type { MailWriter, MailWriting } from '../../mails/MailWriter.ts';
import { fill, readableTime, textsOf } from '../../mails/mailWords.ts';
import { UserEntity } from '../UserEntity.ts';
import { accountTokenLifeMs, createAccountToken, statusOfTokenOwner } from './accountTokens.ts';

/** Mails that hand the owner of an account a token to choose a password with. */
export const accountTokenMails: MailWriter = { kinds: accountMailKinds, write: writeWithToken };

/** Makes the token and the words around it; null when the account no longer is what the mail was for. */
async function writeWithToken(
  db: EntityManager,
  mail: MailEntity,
  { now, publicUrl }: MailWriting,
): Promise<ComposedMail | null> {
  const { recipient, language } = mail;
  const kind = mail.kind as AccountMailKind;
  const user = await db.findOne(UserEntity, {
    where: { id: mail.user_id ?? '', deleted: false, status: statusOfTokenOwner[kind], email: recipient },
    lock: { mode: 'pessimistic_write' },
  });
  if (!user || !(await db.existsBy(MailEntity, { id: mail.id, status: 'queued' }))) return null;
  const at = now();
  const token = await createAccountToken(db, user.id, kind, at);
  const until = new Date(at.getTime() + accountTokenLifeMs[kind]);
  const { account, name } = user;
  return composeMail({ kind, language, account, name, token, until, publicUrl });
}

/** Pages of the staff app that read a token from their address (ROUTE-04, ROUTE-05). */
const pageOf: Readonly<Record<AccountMailKind, string>> = {
  invitation: '/activateAccount',
  passwordReset: '/resetPassword',
};

/** The address under which somebody with a token chooses a password. */
export const accountTokenLink = (publicUrl: string, kind: AccountMailKind, token: string) =>
  `${publicUrl}${pageOf[kind]}?key=${token}`;

export interface MailFacts {
  readonly kind: AccountMailKind;
  readonly language: Language;
  readonly account: string;
  /** May be empty; the account's name greets then. */
  readonly name: string;
  readonly token: string;
  readonly until: Date;
  /** Where people reach Salient, without a closing slash. */
  readonly publicUrl: string;
}

/** Writes the mail that hands its reader a token. */
export function composeMail(facts: MailFacts): ComposedMail {
  const { kind, language, account } = facts;
  const texts = textsOf[language];
  const words = texts[kind];
  const link = accountTokenLink(facts.publicUrl, kind, facts.token);
  const greeting = fill(texts.greeting, { name: facts.name || account });
  const intro = `${words.intro} ${fill(words.account, { account })}`;
  const life = fill(words.life, { until: readableTime(facts.until, language) });
  return writeMail({
    ...{ language, subject: words.subject, link, button: words.button, copy: texts.copyLink },
    before: [greeting, intro, words.action],
    after: [life, words.unexpected],
    automatic: texts.automatic,
  });
}
