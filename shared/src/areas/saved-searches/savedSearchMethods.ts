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
/** A call about one search. */
const ofSearch = { access: 'login', params: byId } as const;
/** One about a search that the caller follows. */
const ofFollowed = { ...ofSearch, errors: [notFound, searchNotFollowed, invalidData, tooBroad] } as const;

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
  ...ofSearch,
  name: 'getSavedSearch',
  kind: 'query',
  description: 'Answers a saved search of the caller or a shared one, and which of its fields can no longer be asked.',
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
  ...ofSearch,
  name: 'removeSavedSearch',
  kind: 'command',
  description: 'Removes a saved search for all who follow it; of the owner and administrators.',
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
  ...ofFollowed,
  name: 'markSavedSearchSeen',
  kind: 'command',
  description: 'Notes that the caller has seen whom a search finds: nobody of them is new any more.',
  result: savedSearchSchema,
});

export const countNewInSavedSearch = defineMethod({
  ...ofFollowed,
  name: 'countNewInSavedSearch',
  kind: 'query',
  description: 'Counts whom a search finds now and did not when the caller last looked.',
  result: newInSearchSchema,
});

export const findNewInSavedSearch = defineMethod({
  ...ofFollowed,
  name: 'findNewInSavedSearch',
  kind: 'query',
  description: 'Lists whom a search finds now and did not when the caller last looked.',
  params: byId.extend({
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(personSortColumns).optional(),
  }),
  result: listOf(personSchema),
});
