import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import {
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import { personSchema } from '../persons/person.ts';
import { personSortColumns } from '../persons/personSort.ts';
import { newInSearchSchema, savedQuerySchema, savedSearchSchema } from './savedSearch.ts';
import { savedSearchErrors } from './savedSearchErrors.ts';

const { notFound, notPermitted, invalidData, tooBroad } = commonErrors;
const { tooManySavedSearches, searchNotFollowed } = savedSearchErrors;

/** Longer than any name that is kept, so that the validator says what is wrong with one. */
const nameSchema = z.string().max(1000);
const byId = z.strictObject({ id: recordIdSchema });

export const savedSearchSortColumns = ['name', 'owner', 'updated_at'] as const;

export const findSavedSearches = defineMethod({
  name: 'findSavedSearches',
  kind: 'query',
  access: 'login',
  description: 'Lists the saved searches of the caller and those that are shared, by name; administrators find all.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({ whose: z.enum(['mine', 'shared', 'followed']) }),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(savedSearchSortColumns).optional(),
  }),
  result: listOf(savedSearchSchema),
  errors: [invalidData],
});

export const getSavedSearch = defineMethod({
  name: 'getSavedSearch',
  kind: 'query',
  access: 'login',
  description: 'Answers a saved search of the caller or a shared one, and which of its fields can no longer be asked.',
  params: byId,
  result: savedSearchSchema,
  errors: [notFound],
});

export const createSavedSearch = defineMethod({
  name: 'createSavedSearch',
  kind: 'command',
  access: 'login',
  description: 'Keeps a question of the staff search under a name; its owner follows it from now.',
  params: z.strictObject({ name: nameSchema, is_shared: z.boolean().default(false), query: savedQuerySchema }),
  result: savedSearchSchema,
  errors: [invalidData, tooManySavedSearches, tooBroad],
});

export const changeSavedSearch = defineMethod({
  name: 'changeSavedSearch',
  kind: 'command',
  access: 'login',
  description:
    'Renames a saved search, shares it or no longer, or has it ask something else; of the owner and administrators.',
  params: byId.extend({
    name: nameSchema.optional(),
    is_shared: z.boolean().optional(),
    query: savedQuerySchema.optional(),
  }),
  result: savedSearchSchema,
  errors: [notFound, notPermitted, invalidData, tooBroad],
});

export const removeSavedSearch = defineMethod({
  name: 'removeSavedSearch',
  kind: 'command',
  access: 'login',
  description: 'Removes a saved search for all who follow it; of the owner and administrators.',
  params: byId,
  result: okSchema,
  errors: [notFound, notPermitted],
});

export const followSavedSearch = defineMethod({
  name: 'followSavedSearch',
  kind: 'command',
  access: 'login',
  description: 'Has the caller told who is new in a search from now on, by a weekly mail too; or no longer.',
  params: byId.extend({ follows: z.boolean(), weekly_mail: z.boolean().default(false) }),
  result: savedSearchSchema,
  errors: [notFound, invalidData, tooBroad],
});

export const markSavedSearchSeen = defineMethod({
  name: 'markSavedSearchSeen',
  kind: 'command',
  access: 'login',
  description: 'Notes that the caller has seen whom a search finds: nobody of them is new any more.',
  params: byId,
  result: savedSearchSchema,
  errors: [notFound, searchNotFollowed, invalidData, tooBroad],
});

export const countNewInSavedSearch = defineMethod({
  name: 'countNewInSavedSearch',
  kind: 'query',
  access: 'login',
  description: 'Counts whom a search finds now and did not when the caller last looked.',
  params: byId,
  result: newInSearchSchema,
  errors: [notFound, searchNotFollowed, invalidData, tooBroad],
});

export const findNewInSavedSearch = defineMethod({
  name: 'findNewInSavedSearch',
  kind: 'query',
  access: 'login',
  description: 'Lists whom a search finds now and did not when the caller last looked.',
  params: byId.extend({
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(personSortColumns).optional(),
  }),
  result: listOf(personSchema),
  errors: [notFound, searchNotFollowed, invalidData, tooBroad],
});
