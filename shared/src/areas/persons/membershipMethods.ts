import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { idSchema, recordIdSchema, searchTextSchema } from '../../lib/schemas/commonSchemas.ts';
import { datasets } from '../datasets/datasets.ts';
import { personFilterSchema } from './personMethods.ts';

/** Most persons that one call brings into a project, or takes out of it. */
export const membershipLimit = 20_000;

const someIds = z.strictObject({ ids: z.array(idSchema).min(1).max(membershipLimit) });

/** All persons that the list of persons shows for a search. */
const foundPersons = z.strictObject({
  search: z.strictObject({
    text: searchTextSchema.default(''),
    sounds_alike: z.boolean().default(false),
    filter: personFilterSchema,
    dataset: z.enum(datasets).default('any'),
  }),
});

/** All persons that the page of a project shows for a search. */
const foundMembers = z.strictObject({
  search: z.strictObject({ text: searchTextSchema.default(''), filter: personFilterSchema }),
});

const outcomeSchema = z.strictObject({
  /** Who came or went, so that it can be undone. */
  changed: z.array(idSchema),
  /** How many it was true of before. */
  unchanged: z.int(),
  /** How many the account may not change, or are there no more. */
  refused: z.int(),
});
export type MembershipOutcome = z.infer<typeof outcomeSchema>;

export const addPersonsToProject = defineMethod({
  name: 'addPersonsToProject',
  kind: 'command',
  access: 'editor',
  description: `Brings persons into a project, by their ids or all of a search, at most ${membershipLimit}; notes of those who are in it stay.`,
  params: z.strictObject({ project: recordIdSchema, persons: z.union([someIds, foundPersons]) }),
  result: outcomeSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData],
});

export const removePersonsFromProject = defineMethod({
  name: 'removePersonsFromProject',
  kind: 'command',
  access: 'editor',
  description: `Takes persons out of a project, by their ids or all of a search in it, at most ${membershipLimit}; the persons stay.`,
  params: z.strictObject({ project: recordIdSchema, persons: z.union([someIds, foundMembers]) }),
  result: outcomeSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData],
});
