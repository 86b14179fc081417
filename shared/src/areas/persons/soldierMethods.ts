import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { limitSchema, listOf, offsetSchema, searchTextSchema } from '../../lib/schemas/commonSchemas.ts';
import { personSchema } from './person.ts';
import { personSortColumns } from './personSort.ts';

/** Blank narrows nothing. */
const name = z.string().max(500).default('');

export const getMilitaryEntitySoldiers = defineMethod({
  name: 'getMilitaryEntitySoldiers',
  kind: 'query',
  access: 'login',
  description:
    'Lists who served in an army, regiment or unit, by what their events say and by the entity that these are linked to.',
  params: z.strictObject({
    army: name,
    regiment: name,
    unit: name,
    unit_nr: name,
    text: searchTextSchema.default(''),
    /** Columns of the list with what they shall hold, or a text of the search box (RPC-20). */
    filter: z.union([searchTextSchema, z.record(z.string(), z.string())]).optional(),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(personSortColumns).optional(),
    extend: z.array(z.enum(['memorials', 'military_events'])).default([]),
  }),
  result: listOf(personSchema),
  errors: [commonErrors.invalidData],
});
