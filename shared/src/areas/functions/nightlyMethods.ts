import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineErrors } from '../../lib/contract/defineErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { idSchema, okSchema, recordIdSchema } from '../../lib/schemas/commonSchemas.ts';
import type { FunctionDefinition } from './functionDefinition.ts';
import { argsSchema, nameSchema } from './functionMethods.ts';

/** Functions that one account may have run for it each night. */
export const mostNightlyFunctions = 20;

/** Whether a function can be run by night for whoever asks: reports, which answer with a table and change nothing. */
export const runsByNight = ({ access, result }: Pick<FunctionDefinition, 'access' | 'result'>): boolean =>
  access === 'admin' && result === 'table';

export const nightlyErrors = defineErrors({
  /** The account has as many functions run by night as it may. */
  tooManyNightlyFunctions: { code: 2953, data: z.object({ most: z.int() }) },
  /** There is no address to which the mail could go. */
  accountWithoutEmail: { code: 2954 },
});

const { notFound, invalidData } = commonErrors;
const { tooManyNightlyFunctions, accountWithoutEmail } = nightlyErrors;

export const nightlyFunctionSchema = z.strictObject({
  id: idSchema,
  function: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  /** When it was run by night last; null until it was. */
  run_at: z.iso.datetime().nullable(),
  /** How many rows it found then; null when it failed or was not run. */
  rows: z.int().nullable(),
  /**
   * What stands behind the address of the page of functions to run it by hand; null when it can be run no more, as the function is
   * gone or no longer takes these arguments.
   */
  address: z.string().nullable(),
});
export type NightlyFunction = z.infer<typeof nightlyFunctionSchema>;

export const getNightlyFunctions = defineMethod({
  name: 'getNightlyFunctions',
  kind: 'query',
  access: 'admin',
  description: 'Lists the functions that are run each night for the caller, with what they found last.',
  params: z.strictObject({}),
  result: z.array(nightlyFunctionSchema),
});

export const createNightlyFunction = defineMethod({
  name: 'createNightlyFunction',
  kind: 'command',
  access: 'admin',
  description:
    'Has a report run each night, and a mail sent to the caller when it finds something else than the last mail told. The same asked twice is one.',
  params: z.strictObject({ name: nameSchema, args: argsSchema }),
  result: nightlyFunctionSchema,
  errors: [notFound, invalidData, tooManyNightlyFunctions, accountWithoutEmail],
});

export const removeNightlyFunction = defineMethod({
  name: 'removeNightlyFunction',
  kind: 'command',
  access: 'admin',
  description: 'Ends a nightly run of the caller; a mail that waits to be sent goes no more.',
  params: z.strictObject({ id: recordIdSchema }),
  result: okSchema,
  errors: [notFound],
});
