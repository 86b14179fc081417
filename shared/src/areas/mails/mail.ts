import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { kioskNumberSchema } from '../../lib/schemas/kioskNumber.ts';

/** Mails that hand an account's owner a token. */
export const accountMailKinds = ['invitation', 'passwordReset'] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** Mails to visitors who sent a message: that it came, what staff answer, and what became of it. */
export const feedbackMailKinds = ['feedbackReceived', 'feedbackReply', 'feedbackOutcome'] as const;
export type FeedbackMailKind = (typeof feedbackMailKinds)[number];

/** Mails to whoever looks after a kiosk: that it is silent, and that it is back. */
export const kioskMailKinds = ['kioskSilent', 'kioskBack'] as const;
export type KioskMailKind = (typeof kioskMailKinds)[number];

/** Mails to administrators about backups: that one or its check failed, and that the last good one is too old. */
export const backupMailKinds = ['backupFailed', 'backupOverdue'] as const;
export type BackupMailKind = (typeof backupMailKinds)[number];

/** Mails to staff about a search that they follow: who is new in it. */
export const searchMailKinds = ['savedSearchNews'] as const;
export type SearchMailKind = (typeof searchMailKinds)[number];

/** Mails to administrators about a function that is run each night for them. */
export const nightMailKinds = ['nightlyFunction'] as const;
export type NightMailKind = (typeof nightMailKinds)[number];

export const mailKinds = [
  ...accountMailKinds,
  ...feedbackMailKinds,
  ...kioskMailKinds,
  ...backupMailKinds,
  ...searchMailKinds,
  ...nightMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * `queued` waits for its turn or for the next attempt, `sent` was taken over by the mail server, `kept` lies in the
 * outbox of this machine because no mail server is configured, `failed` was given up and can be asked for again.
 */
export const mailStatuses = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** What became of an invitation. */
export const invitationSchema = z.strictObject({
  mail_id: idSchema,
  status: z.enum(mailStatuses),
  at: z.iso.datetime(),
});

/** A mail as the outbox lists it. */
export const mailSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(mailKinds),
  /** The account that it is for, the message that it answers, or the kiosk that it tells about. */
  user_id: idSchema.nullable(),
  account: z.string().nullable(),
  feedback_id: idSchema.nullable(),
  kiosk: kioskNumberSchema.nullable(),
  /** The address it goes to. */
  recipient: z.string(),
  language: z.enum(languages),
  status: z.enum(mailStatuses),
  /** How often it was tried. */
  attempts: z.int(),
  /** What the mail server said to the last attempt; null when it went well. */
  error: z.string().nullable(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
});
export type Mail = z.infer<typeof mailSchema>;

/**
 * A mail with its words. `text` is null unless the mail is `kept`: the link in it opens the account, so that it is
 * stored nowhere once a mail server took it over.
 */
export const mailWithContentSchema = mailSchema.extend({
  subject: z.string(),
  text: z.string().nullable(),
});
