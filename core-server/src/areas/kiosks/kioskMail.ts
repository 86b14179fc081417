import { type KioskMailKind, kioskMailKinds } from '@salient/shared/areas/mails/mail.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type ComposedMail, writeMail } from '../../lib/mail/writeMail.ts';
import { MailEntity } from '../mails/MailEntity.ts';
import type { MailWriter } from '../mails/MailWriter.ts';
import { fill, mailSubject, readableTime, textsOf } from '../mails/mailWords.ts';
import { UserEntity } from '../users/UserEntity.ts';
import { KioskEntity } from './KioskEntity.ts';

/** Mails to whoever looks after a kiosk. */
export const kioskMails: MailWriter = { kinds: kioskMailKinds, write: writeKioskMail };

interface Silence {
  /** Number of the kiosk. */
  readonly kiosk: number;
  /** Its last sign of life before it fell silent. */
  readonly since: Date;
  readonly recipient: string;
}

/** Puts a mail about a kiosk into the queue, in the language of whoever's account has the address. */
export async function queueKioskMail(
  db: EntityManager,
  kind: KioskMailKind,
  { kiosk, since: silent_since, recipient }: Silence,
  now: Date,
): Promise<void> {
  const user = await db.findOneBy(UserEntity, { email: recipient, deleted: false });
  const mail = { kind, kiosk, silent_since, user_id: null, recipient, language: user?.language ?? 'nl' };
  await db.insert(MailEntity, { id: uuidv7(), ...mail, created_at: now, next_attempt_at: now });
}

/** The words of such a mail; null when it goes to somebody who is no longer to be told. */
async function writeKioskMail(
  db: EntityManager,
  mail: MailEntity,
  { publicUrl }: { readonly publicUrl: string },
): Promise<ComposedMail | null> {
  const { kind, kiosk, silent_since, recipient, language } = mail;
  const stored = await db.findOneBy(KioskEntity, { number: kiosk ?? 0, alert_email: recipient });
  if (!stored || !silent_since) return null;
  const { [kind as KioskMailKind]: words, greetingWithoutName, copyLink: copy, automatic } = textsOf[language];
  const slots = {
    number: String(stored.number),
    name: stored.name && ` (${stored.name})`,
    place: stored.place,
    since: readableTime(silent_since, language),
  };
  return writeMail({
    ...{ language, copy, automatic, button: words.button },
    subject: mailSubject(kind, language, kiosk),
    link: `${publicUrl}/kiosks/${stored.number}`,
    before: [
      greetingWithoutName,
      fill(words.intro, slots),
      ...(stored.place === '' ? [] : [fill(words.place, slots)]),
      ...('check' in words ? [words.check] : []),
      words.action,
    ],
    after: [],
  });
}
