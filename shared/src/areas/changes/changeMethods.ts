import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { changeKinds, changeSources, historyTypes } from '../../lib/history/historyTypes.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  recordIdSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { changeIdSchema, changeSchema } from './change.ts';

const historyTypeSchema = z.enum(historyTypes);
const daySchema = z.iso.date();

/** From which side of a change values are taken: as they stood before it, or as it left them. */
const sideSchema = z.enum(['before', 'after']);

export const findChanges = defineMethod({
  name: 'findChanges',
  kind: 'query',
  access: 'editor',
  description: 'Lists the changes of a record and of what belongs to it, the newest first.',
  params: z.strictObject({ type: historyTypeSchema, id: recordIdSchema, offset: offsetSchema, limit: limitSchema(25) }),
  result: listOf(changeSchema),
  errors: [commonErrors.notFound],
});

export const findAllChanges = defineMethod({
  name: 'findAllChanges',
  kind: 'query',
  access: 'admin',
  description: 'Lists the changes of all records, the newest first, by user, day, source, type or kind.',
  params: z.strictObject({
    user_id: idSchema.optional(),
    /** First and last day in Europe/Brussels, `yyyy-mm-dd`, both included. */
    from: daySchema.optional(),
    to: daySchema.optional(),
    source: z.enum(changeSources).optional(),
    type: historyTypeSchema.optional(),
    kind: z.enum(changeKinds).optional(),
    /** Only removals of records that are still gone. */
    gone: z.boolean().default(false),
    offset: offsetSchema,
    limit: limitSchema(25),
  }),
  result: listOf(changeSchema),
});

export const findChangesByOthers = defineMethod({
  name: 'findChangesByOthers',
  kind: 'query',
  access: 'editor',
  description: 'Lists what others did in the last 30 days to records that the caller changed, the newest first.',
  params: z.strictObject({ limit: limitSchema(20) }),
  result: z.array(changeSchema),
});

/** What every restore answers: the record and its new version. */
const restoredSchema = z.strictObject({ type: historyTypeSchema, id: idSchema, version: z.int() });

const restoreErrors = [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict] as const;

export const restoreFields = defineMethod({
  name: 'restoreFields',
  kind: 'command',
  access: 'admin',
  description: 'Gives some fields of a record the values they had before or after a change; makes a new version.',
  params: z.strictObject({
    change: changeIdSchema,
    side: sideSchema,
    /** Names as in `historyFields`. */
    fields: z.array(z.string().max(100)).min(1).max(100),
    /** The version that the record has now. */
    version: versionSchema,
  }),
  result: restoredSchema,
  errors: restoreErrors,
});

export const restoreVersion = defineMethod({
  name: 'restoreVersion',
  kind: 'command',
  access: 'admin',
  description: 'Gives a record all values it had before or after a change; makes a new version.',
  params: z.strictObject({ change: changeIdSchema, side: sideSchema, version: versionSchema }),
  result: restoredSchema,
  errors: restoreErrors,
});

export const restoreRemoved = defineMethod({
  name: 'restoreRemoved',
  kind: 'command',
  access: 'admin',
  description: 'Brings back a removed record under its own id, as it stood when it was removed.',
  params: z.strictObject({ change: changeIdSchema }),
  result: restoredSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData],
});
