import { z } from 'zod';
import { okSchema } from '../contract/commonSchemas.ts';
import { defineMethod } from '../contract/defineMethod.ts';
import { authenticatedUserSchema } from './user.ts';
import { userErrors } from './userErrors.ts';

export const authenticate2 = defineMethod({
  name: 'authenticate2',
  aliases: ['login'],
  kind: 'command',
  access: 'none',
  description: 'Signs in with account and password and starts a session, whose token all further calls carry.',
  params: z.strictObject({ account: z.string().max(254), password: z.string().max(1000) }),
  result: z.strictObject({ token: z.string(), user: authenticatedUserSchema }),
  errors: [userErrors.invalidLogin, userErrors.accountNotActivated],
});

export const getAuthenticatedUser = defineMethod({
  name: 'getAuthenticatedUser',
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
