import { z } from 'zod';
import { idSchema } from '../contract/commonSchemas.ts';
import { languages } from '../i18n/languages.ts';
import { datasets } from '../persons/datasets.ts';

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

export const userStatuses = ['pending', 'checked'] as const;

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
});
export type AuthenticatedUser = z.infer<typeof authenticatedUserSchema>;
