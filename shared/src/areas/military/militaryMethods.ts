import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { limitSchema, listOf, offsetSchema, searchTextSchema } from '../../lib/schemas/commonSchemas.ts';
import { militaryEntitySchema } from './militaryEntity.ts';
import { militaryEntityTypes } from './militaryEntityTypes.ts';

const suggestion = {
  text: searchTextSchema.default(''),
  offset: offsetSchema,
  limit: limitSchema(10),
};
/** A name already chosen in a field before this one; blank narrows nothing. */
const chosen = z.string().max(500).default('');

export const findMilitaryEntities = defineMethod({
  name: 'findMilitaryEntities',
  kind: 'query',
  access: 'guest',
  description: 'Finds military entities of the given types by any part of their names.',
  params: z.strictObject({
    ...suggestion,
    type: z.array(z.enum(militaryEntityTypes)).default([]),
    sort: sortSchema(['army', 'regiment', 'unit', 'brigade', 'division', 'corps']).optional(),
  }),
  result: listOf(militaryEntitySchema),
  errors: [commonErrors.invalidData],
});

export const getArmyList = defineMethod({
  name: 'getArmyList',
  kind: 'query',
  access: 'guest',
  description: 'Suggests army names: the fixed ones and those that records hold.',
  params: z.strictObject(suggestion),
  result: z.array(z.string()),
});

export const getRegimentList = defineMethod({
  name: 'getRegimentList',
  kind: 'query',
  access: 'guest',
  description: 'Suggests regiments, of one army when it is given.',
  params: z.strictObject({ ...suggestion, army: chosen }),
  result: z.array(z.string()),
});

export const getUnitList = defineMethod({
  name: 'getUnitList',
  kind: 'query',
  access: 'guest',
  description: 'Suggests units, narrowed by army and regiment when they are given.',
  params: z.strictObject({ ...suggestion, army: chosen, regiment: chosen }),
  result: z.array(z.string()),
});

export const getUnitNumberList = defineMethod({
  name: 'getUnitNumberList',
  kind: 'query',
  access: 'guest',
  description: 'Suggests unit numbers, narrowed by army, regiment and unit when they are given.',
  params: z.strictObject({ ...suggestion, army: chosen, regiment: chosen, unit: chosen }),
  result: z.array(z.string()),
});
