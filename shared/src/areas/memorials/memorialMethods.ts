import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
  validateModeSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import { placeErrors } from '../places/placeErrors.ts';
import { addressMatchSchema } from '../places/placeLookup.ts';
import { addressScopes } from './addressLookup.ts';
import { memorialInputSchema, memorialSchema, memorialSuggestionSchema } from './memorial.ts';
import { memorialLimits, memorialTypes } from './memorialTypes.ts';
import { publicMemorialSchema } from './publicMemorial.ts';

/** What the memorials of a list can be extended by (MEMORIAL-28). */
const memorialExpansions = ['nbr_of_persons', 'place_names', 'place', 'images'] as const;
export type MemorialExpansion = (typeof memorialExpansions)[number];

const extendSchema = z.array(z.enum(memorialExpansions)).default([]);

export const findMemorials = defineMethod({
  name: 'findMemorials',
  aliases: ['memorials.find'],
  kind: 'query',
  access: 'guest',
  description: 'Finds memorials by the start or any part of a name; guests get suggestions only.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({ name: searchTextSchema, type: z.enum(memorialTypes) }),
    search_mode: z.enum(['head', 'contains']).default('contains'),
    extend: extendSchema,
    ids: z.array(idSchema).max(100).optional(),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(['name', 'type', 'place', 'nbr_of_persons']).optional(),
    /** In which language places are sorted by their names. */
    language: z.enum(languages).default('nl'),
  }),
  result: z.union([listOf(memorialSchema), listOf(memorialSuggestionSchema)]),
  errors: [commonErrors.invalidData],
});

export const getMemorial = defineMethod({
  name: 'getMemorial',
  aliases: ['memorials.get'],
  kind: 'query',
  access: 'login',
  description:
    'Answers a memorial, with its place, its images and the number of its persons when asked; one that became part of another says which.',
  params: z.strictObject({ id: recordIdSchema, extend: extendSchema }),
  result: memorialSchema,
  errors: [commonErrors.notFound, commonErrors.merged, commonErrors.gone],
});

export const getMemorials = defineMethod({
  name: 'getMemorials',
  aliases: ['memorials.getMany'],
  kind: 'query',
  access: 'login',
  description: 'Answers the memorials with the given ids, in that order; unknown ids are left out.',
  params: z.strictObject({ ids: z.array(idSchema).max(1000), extend: extendSchema }),
  result: z.array(memorialSchema),
});

export const validateMemorial = defineMethod({
  name: 'validateMemorial',
  aliases: ['memorials.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks a memorial as create or update would, and writes nothing.',
  params: z.strictObject({
    memorial: withReadOnlyKeys(memorialInputSchema, memorialSchema),
    mode: validateModeSchema.default('create'),
  }),
  unwrapped: 'memorial',
  result: validationResultSchema,
});

export const createMemorial = defineMethod({
  name: 'createMemorial',
  aliases: ['memorials.create'],
  kind: 'command',
  access: 'editor',
  description: 'Creates a memorial.',
  params: z.strictObject({ memorial: withReadOnlyKeys(memorialInputSchema, memorialSchema) }),
  unwrapped: 'memorial',
  result: memorialSchema,
  errors: [commonErrors.invalidData],
});

export const updateMemorial = defineMethod({
  name: 'updateMemorial',
  aliases: ['memorials.update'],
  kind: 'command',
  access: 'editor',
  description:
    'Changes a memorial; absent fields keep their value, null clears; needs the version that was read. A changed address loses the position that was found for it, and a locked position stays.',
  params: z.strictObject({ memorial: updateInput(memorialInputSchema, memorialSchema) }),
  unwrapped: 'memorial',
  result: memorialSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});

export const removeMemorial = defineMethod({
  name: 'removeMemorial',
  aliases: ['memorials.remove'],
  kind: 'command',
  access: 'editor',
  description: 'Removes a memorial on which nobody stands, with its images.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});

export const getPublicMemorial = defineMethod({
  name: 'getPublicMemorial',
  kind: 'query',
  access: 'guest',
  description: 'Answers what visitors see of a memorial: what it is, where it lies and the images that may be shown.',
  params: z.strictObject({ id: recordIdSchema }),
  result: publicMemorialSchema,
  errors: [commonErrors.notFound, commonErrors.merged, commonErrors.gone],
});

export const lookUpMemorialAddress = defineMethod({
  name: 'lookUpMemorialAddress',
  kind: 'query',
  access: 'editor',
  description:
    'Looks an address up at the maps service, in the town and country of a place or beyond it; writes nothing. Without a service that knows addresses it says so.',
  params: z.strictObject({
    address: z.string().max(memorialLimits.text),
    place_id: idSchema.nullable(),
    within: z.enum(addressScopes).default('locality'),
    language: z.enum(languages).default('nl'),
  }),
  result: z.strictObject({
    outcome: z.enum(['found', 'not_found', 'no_service']),
    /** The likeliest first. */
    matches: z.array(addressMatchSchema),
    too_many: z.boolean(),
  }),
  errors: [commonErrors.invalidData, placeErrors.lookupFailed],
});
