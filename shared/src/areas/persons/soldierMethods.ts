import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { languageTextsSchema } from '../../lib/i18n/languageTexts.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  recordIdSchema,
  searchTextSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { unitMonthSchema } from '../military/unitPlaces.ts';
import { publicNamesLimit } from './memoratedMethods.ts';
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

export const findPublicPersonsInUnit = defineMethod({
  name: 'findPublicPersonsInUnit',
  kind: 'query',
  access: 'guest',
  description:
    'Lists for visitors who served in a regiment or unit by name, page by page; a text is part of a name. Other entities have nobody of their own.',
  params: z.strictObject({
    unitId: recordIdSchema,
    text: searchTextSchema.default(''),
    offset: offsetSchema,
    limit: z.int().min(0).max(publicNamesLimit).default(50),
  }),
  result: listOf(
    z.strictObject({
      id: idSchema,
      firstName: z.string(),
      lastName: z.string(),
      bornDate: z.string(),
      diedDate: z.string(),
      /** The latest rank that is recorded of the service there. */
      rank: z.string(),
      /** The same in each language; null for a rank that we do not know. */
      rankInLanguages: languageTextsSchema.nullable(),
    }),
  ),
  errors: [...missingRecordErrors],
});

export const getUnitLosses = defineMethod({
  name: 'getUnitLosses',
  kind: 'query',
  access: 'guest',
  description:
    'Counts by month who served in a regiment or unit and died by the war; a month is `yyyy-mm`. Who has no known month is counted apart.',
  params: z.strictObject({ unitId: recordIdSchema }),
  result: z.strictObject({
    total: z.int(),
    undated: z.int(),
    months: z.array(z.strictObject({ month: z.string(), count: z.int() })),
  }),
  errors: [...missingRecordErrors],
});

export const getUnitByMonth = defineMethod({
  name: 'getUnitByMonth',
  kind: 'query',
  access: 'login',
  description:
    'Answers month by month of the war where a military entity was, by its own tracks or those above it, and where who served in it died. Months without either are left out.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.array(unitMonthSchema),
  errors: [...missingRecordErrors],
});
