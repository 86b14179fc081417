import { z } from 'zod';
import { idSchema } from '../contract/commonSchemas.ts';
import { languages } from '../i18n/languages.ts';

export const mailKinds = ['invitation', 'passwordReset'] as const;
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
  user_id: idSchema,
  account: z.string(),
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
