import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { idSchema, limitSchema, listOf, offsetSchema, searchTextSchema } from '../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import { memorialSchema, memorialSuggestionSchema } from './memorial.ts';
import { memorialTypes } from './memorialTypes.ts';

/** What the memorials of a list can be extended by (MEMORIAL-28). */
const memorialExpansions = ['nbr_of_persons', 'place_names', 'place', 'images'] as const;
export type MemorialExpansion = (typeof memorialExpansions)[number];

export const findMemorials = defineMethod({
  name: 'findMemorials',
  kind: 'query',
  access: 'guest',
  description: 'Finds memorials by the start or any part of a name; guests get suggestions only.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({ name: searchTextSchema, type: z.enum(memorialTypes) }),
    search_mode: z.enum(['head', 'contains']).default('contains'),
    extend: z.array(z.enum(memorialExpansions)).default([]),
    ids: z.array(idSchema).max(100).optional(),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(['name', 'type']).optional(),
  }),
  result: z.union([listOf(memorialSchema), listOf(memorialSuggestionSchema)]),
  errors: [commonErrors.invalidData],
});
