import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import { limitSchema, listOf, offsetSchema } from '../../lib/schemas/commonSchemas.ts';
import { personSchema } from '../persons/person.ts';
import { personSortColumns } from '../persons/personSort.ts';
import { facetsSchema } from '../search/facets.ts';
import { fallbackSteps } from '../search/searchFallbacks.ts';
import { understoodSchema } from '../search/understoodQuery.ts';
import { functionCategories, functionDefinitionSchema } from './functionDefinition.ts';

export const nameSchema = z.string().max(200);
export const argsSchema = z
  .record(z.string(), z.unknown())
  .default({})
  .describe(
    'By the names that getFunction lists. The kind of each says its value: `text` and `location` with modes {value, mode}, ' +
      '`range` {from, to}, `words` a list of texts, `repeatable` a list of {type, inputs}, all others the value itself.',
  );

export const functionTableSchema = z.strictObject({
  /** Columns in the order to show them; `key` is the row's property. */
  columns: z.array(z.strictObject({ key: z.string(), sortable: z.boolean() })),
  data: z.array(z.record(z.string(), z.unknown())),
  /** Exact number of all that match. */
  total: z.int(),
  actions: z.array(z.string()),
  /** What a row is, so that a click knows where to go. */
  elementType: z.enum(['person', 'place', 'memorial', 'personstory', 'none']),
  facets: facetsSchema.optional(),
  /** True when the search engine is away or still indexing and PostgreSQL answered alone. */
  degraded: z.boolean(),
  /** Which fallback gave the rows; null when nothing was typed. */
  step: z.enum(fallbackSteps).nullable(),
  /** How the text of the one box was read; null when nothing was typed. */
  understood: understoodSchema.nullable(),
});
export type FunctionTable = z.infer<typeof functionTableSchema>;

export const getFunctions = defineMethod({
  name: 'getFunctions',
  kind: 'query',
  access: 'guest',
  description: 'Lists the special functions that the caller may run.',
  params: z.strictObject({}),
  result: z.array(z.strictObject({ name: z.string(), category: z.enum(functionCategories) })),
});

export const getFunction = defineMethod({
  name: 'getFunction',
  kind: 'query',
  access: 'guest',
  description: 'Answers the definition of a function, from which its form is drawn.',
  params: z.strictObject({ name: nameSchema }),
  result: functionDefinitionSchema,
  errors: [commonErrors.notFound],
});

export const validateFunction = defineMethod({
  name: 'validateFunction',
  kind: 'query',
  access: 'guest',
  description: 'Checks the arguments of a function without running it.',
  params: z.strictObject({ name: nameSchema, args: argsSchema }),
  result: validationResultSchema,
  errors: [commonErrors.notFound],
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
    facets: z.boolean().default(false).describe('Whether to count beside the rows; counts cost more than the rows.'),
  }),
  result: z.union([z.string(), functionTableSchema]),
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.tooBroad],
  // Names are found by the index of the search engine; events are compared one by one.
  isCostly: ({ args }) => Array.isArray(args.events) && args.events.length > 0,
});
