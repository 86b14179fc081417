import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { sessionSchema } from './session.ts';
import { authenticatedUserSchema, userLimits } from './user.ts';
import { userErrors } from './userErrors.ts';

export const authenticate2 = defineMethod({
  name: 'authenticate2',
  aliases: ['login'],
  kind: 'command',
  access: 'none',
  description: 'Signs in with account and password and starts a session, whose token all further calls carry.',
  params: z.strictObject({ account: z.string().max(254), password: z.string().max(userLimits.password) }),
  result: z.strictObject({ token: z.string(), user: authenticatedUserSchema }),
  errors: [userErrors.invalidLogin, userErrors.accountNotActivated, userErrors.accountSuspended],
});

export const getAuthenticatedUser = defineMethod({
  name: 'getAuthenticatedUser',
  aliases: ['auth.user'],
  kind: 'query',
  access: 'guest',
  description: 'Answers the account behind the token; for a guest one of type `anonymous`.',
  params: z.strictObject({}),
  result: authenticatedUserSchema,
});

export const logout = defineMethod({
  name: 'logout',
  kind: 'command',
  access: 'login',
  description: 'Ends the session of the token at once.',
  params: z.strictObject({}),
  result: okSchema,
});

export const findSessions = defineMethod({
  name: 'findSessions',
  kind: 'query',
  access: 'login',
  description: 'Lists the open sessions of the caller, or for an admin of any account, last used first.',
  params: z.strictObject({ user_id: idSchema.optional(), offset: offsetSchema, limit: limitSchema(10) }),
  result: listOf(sessionSchema),
});

export const endSession = defineMethod({
  name: 'endSession',
  kind: 'command',
  access: 'login',
  description: 'Ends one session of the caller, or for an admin of any account.',
  params: z.strictObject({ id: recordIdSchema }),
  result: okSchema,
  errors: [commonErrors.notFound],
});

/** An account token as it stands in the address of a mail, where the documents call it `key`. What is none is simply not valid. */
const tokenParams = z.strictObject({ key: z.string().max(200), password: z.string().max(userLimits.password) });
const keyResult = z.strictObject({ status: z.enum(['OK', 'INVALID_KEY']) });
const keyErrors = [commonErrors.invalidData, commonErrors.tooManyRequests] as const;
const foundResult = z.strictObject({ status: z.enum(['OK', 'NOT_FOUND']) });

export const activateUser = defineMethod({
  name: 'activateUser',
  aliases: ['users.activate'],
  kind: 'command',
  access: 'guest',
  description: 'Accepts an invitation: sets the password of a pending account, which can sign in from then on.',
  params: tokenParams,
  result: keyResult,
  errors: keyErrors,
});

export const resetUserPassword = defineMethod({
  name: 'resetUserPassword',
  aliases: ['users.resetPassword'],
  kind: 'command',
  access: 'guest',
  description: 'Sets a new password with the key of a reset mail and ends the sessions of the account.',
  params: tokenParams,
  result: keyResult,
  errors: keyErrors,
});

export const requestUserPasswordReset = defineMethod({
  name: 'requestUserPasswordReset',
  aliases: ['users.requestReset'],
  kind: 'command',
  access: 'guest',
  description: 'Sends a mail with which the owner of an e-mail address can set a new password.',
  params: z.strictObject({ email: z.string().max(1000) }),
  result: foundResult,
  errors: [commonErrors.tooManyRequests],
});

export const resendUserInvitationMail = defineMethod({
  name: 'resendUserInvitationMail',
  aliases: ['users.resendInvitation'],
  kind: 'command',
  access: 'admin',
  description: 'Sends a pending account its invitation anew; keys of earlier invitations are good no longer.',
  params: z.strictObject({ id: recordIdSchema }),
  result: foundResult,
  errors: [commonErrors.invalidData],
});
