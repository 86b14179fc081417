import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { datasets } from '../datasets/datasets.ts';
import { invitationSchema } from '../mails/mail.ts';

/** Account types of document 1 section 3.1; `anonymous` is the guest and never stored. */
export const userTypes = [
  'admin',
  'revisor',
  'normal',
  'normal-civilian',
  'readonly',
  'read-be-soldiers',
  'api-read',
  'api-write',
  'anonymous',
] as const;
export type UserType = (typeof userTypes)[number];

/** Those that an account can have (USER-17). */
export const accountTypes = userTypes.filter((type) => type !== 'anonymous');
export type AccountType = (typeof accountTypes)[number];

/**
 * `pending` until the invitation is accepted, then `checked`, which people read as "confirmed" (USER-09, USER-10);
 * `suspended` while an administrator keeps the account from signing in.
 */
export const userStatuses = ['pending', 'checked', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Lengths that form, server and database share (VALID-39, AUTH-13). */
export const userLimits = {
  accountMin: 3,
  account: 50,
  name: 200,
  email: 254,
  phone: 30,
  description: 10_000,
  army: 200,
  passwordMin: 8,
  password: 1000,
} as const;

/** The account as its owner sees it. */
export const authenticatedUserSchema = z.strictObject({
  id: idSchema.nullable(),
  type: z.enum(userTypes),
  account: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  army: z.string().nullable(),
  dataset: z.enum(datasets),
  /** Whether the account reads contact data in this museum (ROLE-18). */
  readsContactData: z.boolean(),
});
export type AuthenticatedUser = z.infer<typeof authenticatedUserSchema>;

/** The account as administrators see it. Nothing of its password or tokens is here. */
export const userSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  type: z.enum(accountTypes),
  account: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  description: z.string(),
  language: z.enum(languages),
  /** Whose soldiers a `read-be-soldiers` account sees; null for the other types (USER-19). */
  army: z.string().nullable(),
  /** The slice of the names list that the account is held to; `any` is no limit (USER-18). */
  dataset: z.enum(datasets),
  status: z.enum(userStatuses),
  /** True for a removed account, which no list shows. */
  deleted: z.boolean(),
  /** What became of the invitation that was sent last; null when there never was one. */
  invitation: invitationSchema.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/**
 * What a client sends for an account. Shapes only: what the texts must satisfy is `checkUser`'s. `username` is taken
 * for `account` (USER-11).
 */
export const userInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  type: z.string().max(100).nullish(),
  account: z.string().max(1000).nullish(),
  name: z.string().max(10_000).nullish(),
  email: z.string().max(1000).nullish(),
  phone: z.string().max(1000).nullish(),
  description: z.string().max(100_000).nullish(),
  language: z.string().max(100).nullish(),
  army: z.string().max(1000).nullish(),
  dataset: z.string().max(100).nullish(),
});
export type UserInput = z.infer<typeof userInputSchema>;
