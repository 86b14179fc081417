import { z } from 'zod';
import { commonErrors } from '../../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../../lib/contract/defineMethod.ts';
import { retentionPeriodSchema } from '../../../lib/retention/retentionPeriod.ts';
import { idSchema, limitSchema, listOf, offsetSchema, versionSchema } from '../../../lib/schemas/commonSchemas.ts';
import {
  daySchema,
  erasureRunSchema,
  longestKeepReason,
  retentionClassSchema,
  retentionEntrySchema,
  retentionSchema,
  retentionStatuses,
} from './retention.ts';

/** As many entries as one decision takes. */
export const mostDecided = 500;

const idsSchema = z.array(idSchema).min(1).max(mostDecided);

export const getRetention = defineMethod({
  name: 'getRetention',
  kind: 'query',
  access: 'revisor',
  description:
    'Tells for how long each class of data about living people is kept, and until when erasing has to be confirmed.',
  params: z.strictObject({}),
  result: retentionSchema,
});

export const setRetention = defineMethod({
  name: 'setRetention',
  kind: 'command',
  access: 'admin',
  description:
    'Sets for how long classes of data are kept, and until when erasing has to be confirmed; what is not named stays.',
  params: z.strictObject({
    version: versionSchema,
    rules: z
      .array(z.strictObject({ class: retentionClassSchema, period: retentionPeriodSchema.nullable() }))
      .max(100)
      .default([]),
    confirm_until: daySchema.optional(),
  }),
  result: retentionSchema,
  errors: [commonErrors.conflict, commonErrors.invalidData],
});

export const findRetentionEntries = defineMethod({
  name: 'findRetentionEntries',
  kind: 'query',
  access: 'revisor',
  description: 'Lists what is due to be erased, longest due first, and what was postponed or is kept, with the reason.',
  params: z.strictObject({
    status: z.enum(retentionStatuses).optional(),
    offset: offsetSchema,
    limit: limitSchema(50),
  }),
  result: listOf(retentionEntrySchema),
});

export const confirmErasures = defineMethod({
  name: 'confirmErasures',
  kind: 'command',
  access: 'revisor',
  description: 'Erases what is due. What has come into use again meanwhile stays and leaves the list.',
  params: z.strictObject({ ids: idsSchema }),
  result: z.strictObject({ erased: z.int(), no_longer_due: z.int() }),
});

export const postponeErasures = defineMethod({
  name: 'postponeErasures',
  kind: 'command',
  access: 'revisor',
  description: 'Keeps what is due until a day, or for good where its class allows it (`until: null`), for a reason.',
  params: z.strictObject({
    ids: idsSchema,
    reason: z.string().max(longestKeepReason),
    until: daySchema.nullable(),
  }),
  result: z.strictObject({ postponed: z.int() }),
  errors: [commonErrors.invalidData],
});

export const findErasureRuns = defineMethod({
  name: 'findErasureRuns',
  kind: 'query',
  access: 'revisor',
  description:
    'Lists what was listed and erased, newest first: when, of which class, how many and by whom, never what.',
  params: z.strictObject({ offset: offsetSchema, limit: limitSchema(50) }),
  result: listOf(erasureRunSchema),
});
