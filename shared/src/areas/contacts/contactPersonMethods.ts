import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import {
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
import { contactPersonInputSchema, contactPersonSchema } from './contactPerson.ts';

/** Contact persons suggested while a name is typed (CONTACT-13). */
export const contactSuggestionLimit = 10;

export const contactPersonSortColumns = ['lastName', 'firstName', 'email', 'phone', 'place'] as const;

const extend = z.array(z.enum(['place'])).default([]);

export const findContactPersons = defineMethod({
  name: 'findContactPersons',
  aliases: ['contactPersons.find'],
  kind: 'query',
  access: 'login',
  description:
    'Lists contact persons, by last name unless sorted otherwise; telephone numbers are compared by their digits. Without the right to contact data only names are searched, sorted by and answered, and a filter by anything else is refused.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({
      ...{ firstName: searchTextSchema, lastName: searchTextSchema },
      ...{ email: searchTextSchema, phone: searchTextSchema },
    }),
    extend,
    /** In which language places are sorted by their names. */
    language: z.enum(languages).default('nl'),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(contactPersonSortColumns).optional(),
  }),
  result: listOf(contactPersonSchema),
  errors: [commonErrors.invalidData],
});

export const findContactPersonByName = defineMethod({
  name: 'findContactPersonByName',
  aliases: ['findContactPersonsByName'],
  kind: 'query',
  access: 'login',
  description: 'Lists contact persons whose names begin so; without the right to contact data only their names.',
  params: z.strictObject({
    firstName: z.string().max(200).default(''),
    lastName: z.string().max(200).default(''),
    limit: limitSchema(contactSuggestionLimit),
  }),
  result: z.array(contactPersonSchema),
});

export const getContactPerson = defineMethod({
  name: 'getContactPerson',
  aliases: ['contactPersons.get'],
  kind: 'query',
  access: 'login',
  description: 'Answers a contact person by its id; without the right to contact data only the names.',
  params: z.strictObject({ id: recordIdSchema, extend }),
  result: contactPersonSchema,
  errors: missingRecordErrors,
});

export const validateContactPerson = defineMethod({
  name: 'validateContactPerson',
  aliases: ['contactPersons.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks a contact person as create or update would, and writes nothing.',
  params: z.strictObject({
    contactPerson: withReadOnlyKeys(contactPersonInputSchema, contactPersonSchema),
    mode: validateModeSchema.default('create'),
  }),
  unwrapped: 'contactPerson',
  result: validationResultSchema,
  errors: [commonErrors.notPermitted],
});

export const createContactPerson = defineMethod({
  name: 'createContactPerson',
  aliases: ['contactPersons.create'],
  kind: 'command',
  access: 'editor',
  description: 'Creates a contact person.',
  params: z.strictObject({ contactPerson: withReadOnlyKeys(contactPersonInputSchema, contactPersonSchema) }),
  unwrapped: 'contactPerson',
  result: contactPersonSchema,
  errors: [commonErrors.invalidData],
});

export const updateContactPerson = defineMethod({
  name: 'updateContactPerson',
  aliases: ['contactPersons.update'],
  kind: 'command',
  access: 'contacts',
  description:
    'Changes a contact person; absent fields keep their value, null clears; needs the version that was read, and the right to contact data.',
  params: z.strictObject({ contactPerson: updateInput(contactPersonInputSchema, contactPersonSchema) }),
  unwrapped: 'contactPerson',
  result: contactPersonSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});

export const removeContactPerson = defineMethod({
  name: 'removeContactPerson',
  aliases: ['contactPersons.remove'],
  kind: 'command',
  access: 'contacts',
  description:
    'Removes a contact person whom no moment, story or document names; needs the right to contact data. Its history keeps it until it is erased.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});
