import { z } from 'zod';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { limitSchema } from '../../lib/schemas/commonSchemas.ts';
import { contactPersonSchema } from './contactPerson.ts';

/** Contact persons suggested while a name is typed (CONTACT-13). */
export const contactSuggestionLimit = 10;

export const findContactPersonByName = defineMethod({
  name: 'findContactPersonByName',
  aliases: ['findContactPersonsByName'],
  kind: 'query',
  access: 'login',
  description: 'Lists contact persons whose names begin so; below revisor only their names.',
  params: z.strictObject({
    firstName: z.string().max(200).default(''),
    lastName: z.string().max(200).default(''),
    limit: limitSchema(contactSuggestionLimit),
  }),
  result: z.array(contactPersonSchema),
});
