import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import {
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
  validateModeSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { datasets } from '../datasets/datasets.ts';
import { accountTypes, userInputSchema, userSchema, userStatuses } from './user.ts';

export const userSortColumns = ['account', 'type', 'name', 'email', 'phone', 'status'] as const;

/** Choices must be equal, texts be contained. */
const userFilterSchema = z
  .strictObject({
    type: z.enum(accountTypes),
    status: z.enum(userStatuses),
    language: z.enum(languages),
    dataset: z.enum(datasets),
    account: searchTextSchema,
    name: searchTextSchema,
    email: searchTextSchema,
    phone: searchTextSchema,
  })
  .partial();

export const findUsers = defineMethod({
  name: 'findUsers',
  aliases: ['users.find'],
  kind: 'query',
  access: 'admin',
  description: 'Lists the accounts, by account name unless sorted otherwise; removed ones are left out.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: z.union([searchTextSchema, userFilterSchema]).optional(),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(userSortColumns).optional(),
  }),
  result: listOf(userSchema),
  errors: [commonErrors.invalidData],
});

export const getUser = defineMethod({
  name: 'getUser',
  aliases: ['users.get'],
  kind: 'query',
  access: 'admin',
  description: 'Answers an account; a removed one is not found.',
  params: z.strictObject({ id: recordIdSchema }),
  result: userSchema,
  errors: [commonErrors.notFound],
});

export const createUser = defineMethod({
  name: 'createUser',
  aliases: ['users.create'],
  kind: 'command',
  access: 'admin',
  description: 'Creates a pending account and sends the invitation to its e-mail address.',
  params: z.strictObject({ user: withReadOnlyKeys(userInputSchema, userSchema) }),
  result: userSchema,
  errors: [commonErrors.invalidData],
});

export const updateUser = defineMethod({
  name: 'updateUser',
  aliases: ['users.update'],
  kind: 'command',
  access: 'admin',
  description:
    'Changes an account; absent fields keep their value, null clears; needs the version that was read. A changed type ends its sessions.',
  params: z.strictObject({ user: updateInput(userInputSchema, userSchema) }),
  result: userSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const validateUser = defineMethod({
  name: 'validateUser',
  aliases: ['users.validate'],
  kind: 'query',
  access: 'admin',
  description: 'Checks an account as create or update would, and writes nothing.',
  params: z.strictObject({
    user: withReadOnlyKeys(userInputSchema, userSchema),
    mode: validateModeSchema.default('create'),
  }),
  result: validationResultSchema,
});

export const removeUser = defineMethod({
  name: 'removeUser',
  aliases: ['users.remove'],
  kind: 'command',
  access: 'admin',
  description: 'Removes an account: its sessions end, its account name and e-mail address become free.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const suspendUser = defineMethod({
  name: 'suspendUser',
  kind: 'command',
  access: 'admin',
  description: 'Keeps an account from signing in until it is resumed; its sessions and links end at once.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema }),
  result: userSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const resumeUser = defineMethod({
  name: 'resumeUser',
  kind: 'command',
  access: 'admin',
  description: 'Lets a suspended account sign in again, with the password that it had.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema }),
  result: userSchema,
  errors: [commonErrors.notFound, commonErrors.conflict],
});
