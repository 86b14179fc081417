import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { fieldErrorsSchema } from '../../lib/contract/validation.ts';
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
import { datasets } from '../datasets/datasets.ts';
import { correctedShape } from './correctedFlags.ts';
import { personInputSchema, personSchema } from './person.ts';
import { personSortColumns } from './personSort.ts';
import { personSourceSchema } from './personSource.ts';
import { publicPersonSchema } from './publicPerson.ts';

/** A person as it was saved just now. */
const savedPersonSchema = personSchema.extend(correctedShape);

const idsSchema = z.array(idSchema).max(1000);

/** Columns of the list with what they shall hold, or a text of the search box (RPC-20). */
export const personFilterSchema = z.union([searchTextSchema, z.record(z.string(), z.string())]).optional();

export const findPerson = defineMethod({
  name: 'findPerson',
  aliases: ['findPersons', 'persons.find'],
  kind: 'query',
  access: 'login',
  description: 'Lists persons of a dataset, page by page, with an exact total.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    /** Adds names that sound alike to what `text` finds. */
    sounds_alike: z.boolean().default(false),
    filter: personFilterSchema,
    dataset: z.enum(datasets).default('any'),
    extend: z.array(z.enum(['memorials', 'military_events'])).default([]),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(personSortColumns).optional(),
  }),
  result: listOf(personSchema),
  errors: [commonErrors.invalidData],
});

export const findPersonsByProjectMembership = defineMethod({
  name: 'findPersonsByProjectMembership',
  aliases: ['findPersonsByProject', 'persons.findByProject'],
  kind: 'query',
  access: 'login',
  description: 'Lists the persons of a project, page by page, with an exact total.',
  params: z.strictObject({
    project: recordIdSchema,
    text: searchTextSchema.default(''),
    filter: personFilterSchema,
    extend: z.array(z.enum(['memorials', 'military_events'])).default([]),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(personSortColumns).optional(),
  }),
  result: listOf(personSchema),
  errors: [commonErrors.notFound, commonErrors.invalidData],
});

export const getPerson = defineMethod({
  name: 'getPerson',
  aliases: ['persons.get'],
  kind: 'query',
  access: 'guest',
  description: 'Answers a person; a guest gets the public projection.',
  params: z.strictObject({
    id: recordIdSchema,
    extend: z.array(z.enum(['events-with-places', 'documents', 'relation-persons'])).default([]),
  }),
  result: z.union([personSchema, publicPersonSchema]),
  errors: [commonErrors.notFound, commonErrors.merged, commonErrors.gone],
});

export const getPublicPerson = defineMethod({
  name: 'getPublicPerson',
  kind: 'query',
  access: 'guest',
  description: 'Answers what everybody may read about a person, with timeline and relations.',
  params: z.strictObject({ id: recordIdSchema }),
  result: publicPersonSchema,
  errors: [commonErrors.notFound, commonErrors.merged, commonErrors.gone],
});

export const getPersonSources = defineMethod({
  name: 'getPersonSources',
  kind: 'query',
  access: 'login',
  description: 'Answers the rows of lists that a person was imported from, as they stand there.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.array(personSourceSchema),
  errors: [commonErrors.notFound, commonErrors.merged, commonErrors.gone],
});

export const getPersons = defineMethod({
  name: 'getPersons',
  aliases: ['persons.getMany'],
  kind: 'query',
  access: 'login',
  description: 'Answers the persons with the given ids, in that order; unknown ids are left out.',
  params: z.strictObject({ ids: idsSchema }),
  result: z.array(personSchema),
});

/** What a link or a chip shows of a person. */
export const personDetailsSchema = z.strictObject({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  gender: z.string(),
  bornDate: z.string(),
  diedDate: z.string(),
});

export const getPersonsDetails = defineMethod({
  name: 'getPersonsDetails',
  kind: 'query',
  access: 'guest',
  description: 'Answers names and dates for the given ids, in that order; unknown ids are left out.',
  params: z.strictObject({ ids: idsSchema }),
  result: z.array(personDetailsSchema),
});

export const createPerson = defineMethod({
  name: 'createPerson',
  aliases: ['persons.create'],
  kind: 'command',
  access: 'editor',
  description: 'Creates a person with its relations and project memberships, and its born and died events.',
  params: z.strictObject({ person: withReadOnlyKeys(personInputSchema, personSchema) }),
  result: savedPersonSchema,
  errors: [commonErrors.invalidData],
});

export const updatePerson = defineMethod({
  name: 'updatePerson',
  aliases: ['persons.update'],
  kind: 'command',
  access: 'editor',
  description: 'Changes a person; absent fields keep their value, null clears; needs the version that was read.',
  params: z.strictObject({ person: updateInput(personInputSchema, savedPersonSchema) }),
  result: savedPersonSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});

export const validatePerson = defineMethod({
  name: 'validatePerson',
  aliases: ['persons.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks a person as create or update would, and writes nothing.',
  params: z.strictObject({
    person: withReadOnlyKeys(personInputSchema, savedPersonSchema),
    mode: validateModeSchema.default('create'),
  }),
  result: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('OK'), ...correctedShape }),
    z.strictObject({ status: z.literal('NOK'), data: fieldErrorsSchema }),
  ]),
});

export const removePerson = defineMethod({
  name: 'removePerson',
  aliases: ['persons.remove'],
  kind: 'command',
  access: 'editor',
  description: 'Removes a person that nothing else refers to; an admin can restore it from its history.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});
