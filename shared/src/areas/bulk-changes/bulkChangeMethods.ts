import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { idSchema, limitSchema, listOf, offsetSchema, recordIdSchema } from '../../lib/schemas/commonSchemas.ts';
import { recordOf } from '../../lib/schemas/recordOf.ts';
import {
  bulkActionSchema,
  bulkChangeSchema,
  bulkCountsSchema,
  bulkOutcomes,
  bulkPersonSchema,
  mostChosen,
  previewOutcomes,
} from './bulkChange.ts';
import { bulkChangeErrors } from './bulkChangeErrors.ts';

const { tooManyBulkChanges } = bulkChangeErrors;

const askedShape = {
  args: recordOf(z.unknown()).describe(
    'Of the search whose persons are meant, as FindPersonAdvancedInternal takes them. Empty means everybody, and is never assumed.',
  ),
  ids: z
    .array(idSchema)
    .min(1)
    .max(mostChosen)
    .optional()
    .describe('Only these persons, who were chosen in that search, also where it no longer finds them.'),
  action: bulkActionSchema,
};

export const previewBulkChange = defineMethod({
  name: 'previewBulkChange',
  kind: 'query',
  access: 'editor',
  description:
    'Tells what would become of all persons of a search, or of some of them: of how many, and of a page of them by name, all or those of one outcome.',
  params: z.strictObject({
    ...askedShape,
    outcome: z.enum(previewOutcomes).optional(),
    offset: offsetSchema,
    limit: limitSchema(10),
  }),
  result: bulkCountsSchema.extend({ persons: z.array(bulkPersonSchema) }),
  errors: [commonErrors.invalidData],
});

export const startBulkChange = defineMethod({
  name: 'startBulkChange',
  kind: 'command',
  access: 'editor',
  description:
    'Begins a change of all persons that a search finds now, or of some of them; it is carried out in the background.',
  params: z.strictObject(askedShape),
  result: bulkChangeSchema,
  errors: [commonErrors.invalidData, tooManyBulkChanges],
});

const one = z.strictObject({ id: recordIdSchema });

export const getBulkChange = defineMethod({
  name: 'getBulkChange',
  kind: 'query',
  access: 'editor',
  description: 'Tells how far a change of many persons is; of others’ changes administrators are told.',
  params: one,
  result: bulkChangeSchema,
  errors: [commonErrors.notFound],
});

export const findBulkChanges = defineMethod({
  name: 'findBulkChanges',
  kind: 'query',
  access: 'editor',
  description: 'Lists the caller’s changes of many persons, for administrators those of all, the newest first.',
  params: z.strictObject({ offset: offsetSchema, limit: limitSchema(10) }),
  result: listOf(bulkChangeSchema),
});

export const findBulkChangePersons = defineMethod({
  name: 'findBulkChangePersons',
  kind: 'query',
  access: 'editor',
  description:
    'Lists the persons of a change of many by name, with what became of each; `waiting` are those it has not come to.',
  params: one.extend({
    outcome: z.enum([...bulkOutcomes, 'waiting']).optional(),
    offset: offsetSchema,
    limit: limitSchema(10),
  }),
  result: listOf(bulkPersonSchema),
  errors: [commonErrors.notFound],
});

export const cancelBulkChange = defineMethod({
  name: 'cancelBulkChange',
  kind: 'command',
  access: 'editor',
  description: 'Stops a change of many persons; what it changed stays, and can be undone.',
  params: one,
  result: bulkChangeSchema,
  errors: [commonErrors.notFound],
});

export const resumeBulkChange = defineMethod({
  name: 'resumeBulkChange',
  kind: 'command',
  access: 'editor',
  description: 'Goes on with a change of many persons, or with its undo, that was stopped or failed.',
  params: one,
  result: bulkChangeSchema,
  errors: [commonErrors.notFound, tooManyBulkChanges],
});

export const undoBulkChange = defineMethod({
  name: 'undoBulkChange',
  kind: 'command',
  access: 'editor',
  description:
    'Takes a change of many persons back, in the background and in the name of the caller, but for those of whom the same was changed again meanwhile.',
  params: one,
  result: bulkChangeSchema,
  errors: [commonErrors.notFound, tooManyBulkChanges],
});
