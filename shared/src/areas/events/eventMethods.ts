import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  validateModeSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { eventTypes } from './eventTypes.ts';
import { personEventInputSchema, personEventSchema } from './personEvent.ts';

const extendSchema = z.array(z.enum(['place', 'memorial', 'military'])).default([]);

export const createPersonEvent = defineMethod({
  name: 'createPersonEvent',
  aliases: ['createEvent', 'events.create'],
  kind: 'command',
  access: 'editor',
  description: 'Adds an event to a person.',
  params: z.strictObject({ event: personEventInputSchema.required({ person_id: true }) }),
  result: personEventSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData],
});

export const updatePersonEvent = defineMethod({
  name: 'updatePersonEvent',
  aliases: ['updateEvent', 'events.update'],
  kind: 'command',
  access: 'editor',
  description: 'Changes an event; absent fields keep their value, null clears; needs the version that was read.',
  params: z.strictObject({
    event: updateInput(personEventInputSchema.partial({ type: true }), personEventSchema),
  }),
  result: personEventSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const getPersonEvent = defineMethod({
  name: 'getPersonEvent',
  aliases: ['getEvent', 'events.get'],
  kind: 'query',
  access: 'login',
  description: 'Answers an event, with place, memorial and military entities when asked.',
  params: z.strictObject({ id: recordIdSchema, extend: extendSchema }),
  result: personEventSchema,
  errors: [commonErrors.notFound],
});

export const validatePersonEvent = defineMethod({
  name: 'validatePersonEvent',
  aliases: ['validateEvent', 'events.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks an event as create or update would, and writes nothing.',
  params: z.strictObject({
    event: withReadOnlyKeys(personEventInputSchema.partial({ type: true }), personEventSchema),
    mode: validateModeSchema.default('create'),
  }),
  result: validationResultSchema,
});

export const removePersonEvent = defineMethod({
  name: 'removePersonEvent',
  aliases: ['removeEvent', 'events.remove'],
  kind: 'command',
  access: 'editor',
  description: 'Removes an event; born and died events stay as long as their person.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const removeEvents = defineMethod({
  name: 'removeEvents',
  aliases: ['removeEventsForPerson'],
  kind: 'command',
  access: 'editor',
  description: 'Removes all events of a person but born and died.',
  params: z.strictObject({ person_id: recordIdSchema }),
  result: z.strictObject({ status: z.literal('OK'), count: z.int() }),
  errors: [commonErrors.notFound, commonErrors.invalidData],
});

export const findPersonEvents = defineMethod({
  name: 'findPersonEvents',
  aliases: ['findEvents', 'events.find'],
  kind: 'query',
  access: 'login',
  description: 'Lists events of a person in timeline order, or of one type.',
  params: z.strictObject({
    person_id: idSchema,
    type: z.enum(eventTypes).optional(),
    filter: z
      .strictObject({ type: z.enum(eventTypes) })
      .partial()
      .optional(),
    offset: offsetSchema,
    limit: limitSchema(100),
    sort: sortSchema(['sort_start_date', 'type']).optional(),
    extend: extendSchema,
  }),
  result: listOf(personEventSchema),
  errors: [commonErrors.invalidData],
});

export const findEventsByTypeAndPlace = defineMethod({
  name: 'findEventsByTypeAndPlace',
  aliases: ['findPersonEventsByTypeAndPlace'],
  kind: 'query',
  access: 'login',
  description: 'Lists the events of one type at a place with the names of their persons.',
  params: z.strictObject({
    type: z.enum(eventTypes),
    place_id: idSchema,
    offset: offsetSchema,
    limit: limitSchema(1000),
  }),
  result: listOf(
    personEventSchema.extend({
      person: z.strictObject({ id: idSchema, surname: z.string(), familyname: z.string() }),
    }),
  ),
});
