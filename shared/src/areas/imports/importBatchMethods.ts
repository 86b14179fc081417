import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { languages } from '../../lib/i18n/languages.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  recordIdSchema,
  searchTextSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { personSchema } from '../persons/person.ts';
import { personFilterSchema } from '../persons/personMethods.ts';
import { personSortColumns } from '../persons/personSort.ts';
import { importedDeeds } from '../search/importedBy.ts';
import { importBatchSchema, madeKinds } from './importBatch.ts';
import { importTaskSchema } from './importList.ts';
import { importErrors } from './importMethods.ts';

const revisor = { access: 'revisor' } as const;
const missing = commonErrors.notFound;

export const findImportBatches = defineMethod({
  name: 'findImportBatches',
  kind: 'query',
  ...revisor,
  description: 'The imports of this museum, newest first: who, when, what they did and how they stand.',
  params: z.strictObject({ limit: z.int().min(1).max(100).default(30) }),
  result: z.strictObject({ batches: z.array(importBatchSchema) }),
});

export const takeBackImport = defineMethod({
  name: 'takeBackImport',
  kind: 'command',
  ...revisor,
  description:
    'Takes back what an import did, for whoever imported it and for administrators. What somebody worked on since stays and is listed.',
  params: z.strictObject({ batch_id: recordIdSchema }),
  result: importTaskSchema,
  errors: [missing, commonErrors.notPermitted, importErrors.importUnderWay, importErrors.importTakenBack],
});

export const getImportBatch = defineMethod({
  name: 'getImportBatch',
  kind: 'query',
  ...revisor,
  description: 'One import: who, when, what it did, how it stands, and how many records of it are there.',
  params: z.strictObject({ id: recordIdSchema }),
  result: importBatchSchema.extend({
    /** Persons, places, memorials and units that it made or changed and that are there. */
    there: z.strictObject({
      ...{ created: z.int(), updated: z.int() },
      ...{ place: z.int(), memorial: z.int(), military_entity: z.int() },
    }),
  }),
  errors: [missing],
});

export const findImportedPersons = defineMethod({
  name: 'findImportedPersons',
  kind: 'query',
  ...revisor,
  description: 'Lists the persons that an import brought, or those that it changed, page by page, with an exact total.',
  params: z.strictObject({
    batch_id: recordIdSchema,
    did: z.enum(importedDeeds).default('created'),
    text: searchTextSchema.default(''),
    filter: personFilterSchema,
    extend: z.array(z.enum(['memorials', 'military_events'])).default([]),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(personSortColumns).optional(),
  }),
  result: listOf(personSchema),
  errors: [missing, commonErrors.invalidData],
});

export const findMadeByImport = defineMethod({
  name: 'findMadeByImport',
  kind: 'query',
  ...revisor,
  description:
    'Lists the places, memorials or military entities that an import made, those of its rows and those that its rows named, by their names.',
  params: z.strictObject({
    batch_id: recordIdSchema,
    kind: z.enum(madeKinds),
    language: z.enum(languages).default('nl').describe('Of the names of places.'),
    offset: offsetSchema,
    limit: limitSchema(20),
  }),
  result: listOf(z.strictObject({ id: idSchema, name: z.string() })),
  errors: [missing],
});
