import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import { changeKinds, historyTypes } from '../../lib/history/historyTypes.ts';
import { shownRecordSchema } from '../../lib/history/shownValue.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema, limitSchema, listOf, offsetSchema } from '../../lib/schemas/commonSchemas.ts';
import { recordOf } from '../../lib/schemas/recordOf.ts';
import { personSchema } from '../persons/person.ts';
import { personSortColumns } from '../persons/personSort.ts';
import { facetsSchema } from '../search/facets.ts';
import { fallbackSteps } from '../search/searchFallbacks.ts';
import { understoodSchema } from '../search/understoodQuery.ts';
import { elementTypes, functionCategories, functionDefinitionSchema } from './functionDefinition.ts';

export const nameSchema = z.string().max(200);
export const argsSchema = recordOf(z.unknown())
  .default({})
  .describe(
    'By the names that getFunction lists. The kind of each says its value: `text` and `location` with modes {value, mode}, ' +
      '`range` {from, to}, `words` a list of texts, `repeatable` a list of {type, inputs}, all others the value itself: ' +
      '`country` a code of ISO 3166, `datetime` `YYYY-MM-DD HH:mm` by the clock of Brussels or the day alone.',
  );

/**
 * How the values of a column are shown, where not as they are: a day of 8 characters, a moment in ISO 8601, or words of the
 * product, each by its key.
 */
export const columnKinds = ['number', 'day', 'moment', 'words'] as const;

/**
 * The rows of a table. `id` is by which actions know a row, `element_id` the record that it opens where that is another one,
 * and `element_kind` which kind of record where rows open different ones.
 */
export const functionTableSchema = z.strictObject({
  /** Columns in the order to show them; `key` is the row's property. */
  columns: z.array(z.strictObject({ key: z.string(), sortable: z.boolean(), kind: z.enum(columnKinds).optional() })),
  data: z.array(z.record(z.string(), z.unknown())),
  /** Exact number of all that match. */
  total: z.int(),
  actions: z.array(z.string()),
  /** What a row is, so that a click knows where to go. */
  elementType: z.enum(elementTypes),
  facets: facetsSchema.optional(),
  /** True when the search engine is away or still indexing and PostgreSQL answered alone. */
  degraded: z.boolean(),
  /** Which fallback gave the rows; null when nothing was typed. */
  step: z.enum(fallbackSteps).nullable(),
  /** How the text of the one box was read; null when nothing was typed. */
  understood: understoodSchema.nullable(),
});
export type FunctionTable = z.infer<typeof functionTableSchema>;

/** A call about a function, which says itself who may make it. */
const ofFunction = { kind: 'query', access: 'guest', errors: [commonErrors.notFound] } as const;

export const getFunctions = defineMethod({
  name: 'getFunctions',
  kind: 'query',
  access: 'guest',
  description: 'Lists the special functions that the caller may run.',
  params: z.strictObject({}),
  result: z.array(z.strictObject({ name: z.string(), category: z.enum(functionCategories) })),
});

export const getFunction = defineMethod({
  ...ofFunction,
  name: 'getFunction',
  description: 'Answers the definition of a function, from which its form is drawn.',
  params: z.strictObject({ name: nameSchema }),
  result: functionDefinitionSchema,
});

export const validateFunction = defineMethod({
  ...ofFunction,
  name: 'validateFunction',
  description:
    'Checks the arguments of a function without running it; for staff also that the records are there which a search names.',
  params: z.strictObject({ name: nameSchema, args: argsSchema }),
  result: validationResultSchema,
});

export const findPersonAdvanced = defineMethod({
  name: 'findPersonAdvanced',
  aliases: ['findPersonsAdvanced'],
  kind: 'query',
  access: 'login',
  description: 'Lists the persons that a search with the arguments of FindPersonAdvancedInternal finds.',
  params: z.strictObject({
    query: argsSchema,
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(personSortColumns).optional(),
  }),
  result: listOf(personSchema),
  errors: [commonErrors.invalidData, commonErrors.tooBroad],
});

export const callFunction = defineMethod({
  name: 'callFunction',
  kind: 'query',
  access: 'guest',
  description: 'Runs a function with its arguments; a table is given page by page.',
  params: z.strictObject({
    name: nameSchema,
    args: argsSchema,
    offset: offsetSchema,
    limit: limitSchema(20),
    sort: z
      .union([
        z.array(z.tuple([z.string(), z.union([z.literal(1), z.literal(-1)])])).max(5),
        z.tuple([z.string(), z.union([z.literal(1), z.literal(-1)])]).transform((one) => [one]),
      ])
      .optional(),
    language: z
      .enum(languages)
      .default('nl')
      .describe('Of texts, and of names that records have in several languages.'),
    facets: z.boolean().default(false).describe('Whether to count beside the rows; counts cost more than the rows.'),
  }),
  result: z.union([z.string(), functionTableSchema]),
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.tooBroad],
  // Names are found by the index of the search engine; events are compared one by one.
  isCostly: ({ args }) => Array.isArray(args.events) && args.events.length > 0,
});

/** Rows that one call of an action takes: a page that has more selected calls again, and shows how far it is. */
export const mostActionRows = 100;

const changedRecordSchema = z.strictObject({
  entity: z.enum(historyTypes),
  id: idSchema,
  change: z.enum(changeKinds),
  /** The fields that change, with what they were and become; none of a record that comes or goes. */
  fields: z.array(z.strictObject({ name: z.string(), before: z.unknown(), after: z.unknown() })),
});

const doneRecordSchema = z.strictObject({
  /** The entry of the trail, as `restoreRemoved` and `restoreVersion` take it. */
  entry: z.string(),
  change: z.enum(changeKinds),
  record: shownRecordSchema,
  /** The record that this one belongs to: the person of an event. */
  part_of: shownRecordSchema.nullable(),
  /** The record's version after the change; null where it is not known. */
  version: z.int().nullable(),
  /** Whether it can be taken back: a removal by `restoreRemoved`, a change by `restoreVersion` to before it. */
  undoable: z.boolean(),
});
export type DoneRecord = z.infer<typeof doneRecordSchema>;

export const actionOutcomeSchema = z.strictObject({
  /** The rows with which it was done, or would be. */
  done: z.array(z.string()),
  /** The others, each with why not: the name of an error, or the code of what refuses it. */
  failed: z.array(z.strictObject({ id: z.string(), code: z.string() })),
  /** Of a preview: the records that each row would change. */
  preview: z.array(z.strictObject({ id: z.string(), records: z.array(changedRecordSchema) })).optional(),
  /** Of what was done: the records that each row changed. */
  changes: z.array(z.strictObject({ id: z.string(), records: z.array(doneRecordSchema) })).optional(),
});
export type ActionOutcome = z.infer<typeof actionOutcomeSchema>;

export const applyAction = defineMethod({
  name: 'applyAction',
  kind: 'command',
  access: 'admin',
  description:
    'Does an action of a function with rows of its table, each by itself: one that fails leaves the others done. A preview changes nothing.',
  params: z.strictObject({
    name: nameSchema,
    action: nameSchema,
    ids: z.array(idSchema).min(1).max(mostActionRows),
    preview: z.boolean().default(false),
  }),
  result: z.strictObject({ status: z.literal('OK'), data: actionOutcomeSchema }),
  errors: [commonErrors.notFound],
});

/** How a run ended. */
export const runOutcomes = ['done', 'refused', 'too_broad', 'cancelled', 'failed'] as const;

export const functionRunSchema = z.strictObject({
  id: idSchema,
  function: z.string(),
  /** Of a run that did something with rows. */
  action: z.string().nullable(),
  arguments: z.record(z.string(), z.unknown()),
  /** Whether the night ran it. */
  is_nightly: z.boolean(),
  /** The account's name at the time; null for what the night runs for all. */
  account: z.string().nullable(),
  started_at: z.string(),
  duration_ms: z.int(),
  /** All that the function found, or the rows with which the action was done. */
  rows: z.int().nullable(),
  /** Rows with which the action was not done. */
  failed: z.int(),
  outcome: z.enum(runOutcomes),
});
export type FunctionRun = z.infer<typeof functionRunSchema>;

export const getFunctionRuns = defineMethod({
  name: 'getFunctionRuns',
  kind: 'query',
  access: 'admin',
  description: 'Lists who ran which function or action of the administrators, the last first.',
  params: z.strictObject({ name: nameSchema.optional(), offset: offsetSchema, limit: limitSchema(10) }),
  result: listOf(functionRunSchema),
});
