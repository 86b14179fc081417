import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  recordIdSchema,
  searchTextSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { mailKinds, mailSchema, mailStatuses, mailWithContentSchema } from './mail.ts';

export const mailSortColumns = ['created_at', 'sent_at', 'account', 'recipient', 'status'] as const;

export const findMails = defineMethod({
  name: 'findMails',
  kind: 'query',
  access: 'admin',
  description: 'Lists the mails of the outbox, newest first: what was sent, what waits and what failed.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: z
      .strictObject({ status: z.enum(mailStatuses), kind: z.enum(mailKinds), user_id: idSchema })
      .partial()
      .default({}),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(mailSortColumns).optional(),
  }),
  result: listOf(mailSchema),
  errors: [commonErrors.invalidData],
});

export const getMail = defineMethod({
  name: 'getMail',
  kind: 'query',
  access: 'admin',
  description: 'Answers a mail, with its words when it is kept in the outbox because no mail server is configured.',
  params: z.strictObject({ id: recordIdSchema }),
  result: mailWithContentSchema,
  errors: [commonErrors.notFound],
});
