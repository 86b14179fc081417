import type { FeedbackOutcome } from '@salient/shared/areas/feedback/personFeedback.ts';
import { type FeedbackMailKind, feedbackMailKinds } from '@salient/shared/areas/mails/mail.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type ComposedMail, writeMail } from '../../lib/mail/writeMail.ts';
import { MailEntity } from '../mails/MailEntity.ts';
import type { MailWriter } from '../mails/MailWriter.ts';
import { fill, textsOf } from '../mails/mailWords.ts';
import { PersonEntity } from '../persons/PersonEntity.ts';
import { FeedbackReplyEntity } from './FeedbackReplyEntity.ts';
import { PersonFeedbackEntity } from './PersonFeedbackEntity.ts';

/** Mails to whoever sent a message. */
export const feedbackMails: MailWriter = { kinds: feedbackMailKinds, write: writeFeedbackMail };

/**
 * Puts a mail to the sender of a message into the queue, within the transaction of the command that wants it.
 *
 * @returns the mail's id.
 */
export async function queueFeedbackMail(
  db: EntityManager,
  kind: FeedbackMailKind,
  { id: feedback_id, email: recipient, language }: Pick<PersonFeedbackEntity, 'id' | 'email' | 'language'>,
  now: Date,
): Promise<string> {
  const mail = { id: uuidv7(), kind, feedback_id, user_id: null, recipient, language };
  await db.insert(MailEntity, { ...mail, created_at: now, next_attempt_at: now });
  return mail.id;
}

/** The words of such a mail as the message stands now; null when it is gone, goes elsewhere, or was put back. */
async function writeFeedbackMail(
  db: EntityManager,
  { id, kind, feedback_id, recipient, language }: MailEntity,
  { publicUrl }: { readonly publicUrl: string },
): Promise<ComposedMail | null> {
  const feedback = await db.findOneBy(PersonFeedbackEntity, { id: feedback_id ?? '', email: recipient });
  const person = feedback && (await db.findOneBy(PersonEntity, { id: feedback.person_id }));
  if (!person) return null;
  const { reference, may_answer, note } = feedback;
  const facts = {
    ...{ language, reference, may_answer, note },
    person: `${person.surname} ${person.familyname}`.trim(),
    link: `${publicUrl}/publicsearch/person/_id=${person.id}`,
  };
  if (kind === 'feedbackReceived') return receivedMail(facts);
  if (kind === 'feedbackReply') {
    const reply = await db.findOneBy(FeedbackReplyEntity, { mail_id: id });
    return reply && replyMail({ ...facts, reply: reply.text });
  }
  return feedback.status === 'reviewed' && feedback.outcome
    ? outcomeMail({ ...facts, outcome: feedback.outcome })
    : null;
}

/** What mails to a sender say. Nothing in it was written by a stranger: the address may be anybody's. */
export interface FeedbackMailFacts {
  readonly language: Language;
  readonly reference: string;
  /** Name of the person that the message is about. */
  readonly person: string;
  readonly may_answer: boolean;
  /** What staff noted for the sender. */
  readonly note: string;
  readonly link: string;
}

/** Says that a message came, with its number. */
export function receivedMail(facts: FeedbackMailFacts): ComposedMail {
  const { language, may_answer, link } = facts;
  const { feedbackReceived: words, copyLink: copy, automatic, greetingWithoutName } = textsOf[language];
  const { reference, person } = facts;
  return writeMail({
    ...{ language, link, copy, automatic, subject: words.subject, button: words.button },
    before: [greetingWithoutName, fill(words.intro, { reference, person }), fill(words.action, { person })],
    after: [may_answer ? words.next : words.nextSilent, words.privacy],
  });
}

/** Brings what staff answer or ask, and says how to write back. */
export function replyMail(facts: FeedbackMailFacts & { readonly reply: string }): ComposedMail {
  const { language, reply, link, reference, person } = facts;
  const { feedbackReply: words, copyLink: copy, automatic, greetingWithoutName } = textsOf[language];
  return writeMail({
    ...{ language, link, copy, automatic, subject: words.subject, button: words.button },
    before: [
      ...[greetingWithoutName, fill(words.intro, { reference, person }), reply],
      fill(words.action, { person, reference }),
    ],
    after: [],
  });
}

/** Says what became of a message, with what staff noted for its sender. */
export function outcomeMail(facts: FeedbackMailFacts & { readonly outcome: FeedbackOutcome }): ComposedMail {
  const { language, outcome, note, link, reference, person } = facts;
  const { feedbackOutcome: words, copyLink: copy, automatic, greetingWithoutName } = textsOf[language];
  const before = [greetingWithoutName, fill(words.intro, { reference, person }), words.outcomes[outcome]];
  return writeMail({
    ...{ language, link, copy, automatic, subject: words.subject, button: words.button },
    before: [...before, ...(note === '' ? [] : [note]), fill(words.action, { person })],
    after: [],
  });
}
