import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { refusal } from '../../lib/contract/refusal.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  recordIdSchema,
  searchTextSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { isId } from '../../lib/schemas/isId.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import { memorialKinds } from '../events/eventChoices.ts';
import { personEventSchema } from '../events/personEvent.ts';
import { personInputSchema, personSchema } from './person.ts';
import { personSortColumns } from './personSort.ts';

/** How a person stands on a memorial: once for each event that says so. */
const mentionSchema = z.strictObject({
  event_id: idSchema,
  kind: z.enum(memorialKinds),
  /** Plot, row, panel or page. */
  ref: z.string(),
});

/** A person on a memorial, with every way in which it stands there: the original grave before the present one. */
export const personOnMemorialSchema = personSchema.extend({ mentions: z.array(mentionSchema) });
export type PersonOnMemorial = z.infer<typeof personOnMemorialSchema>;

/** Of one of two that are linked: a text that can be no id is told at its parameter, as it may be either's. */
const linkedIdSchema = z.string().refine(isId, refusal('INVALID_REFERENCE')).toLowerCase();

const linkParams = z.strictObject({ personId: linkedIdSchema, memorialId: linkedIdSchema });

export const findPersonOnMemorial = defineMethod({
  name: 'findPersonOnMemorial',
  aliases: ['findPersonsOnMemorial'],
  kind: 'query',
  access: 'login',
  description:
    'Lists the persons on a memorial, page by page, by name unless sorted otherwise; a text is part of a name.',
  params: z.strictObject({
    memorialId: recordIdSchema,
    text: searchTextSchema.default(''),
    filter: listFilterSchema({ name: searchTextSchema }),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(personSortColumns).optional(),
  }),
  result: listOf(personOnMemorialSchema),
  errors: [...missingRecordErrors, commonErrors.invalidData],
});

export const getPersonsMemorated = defineMethod({
  name: 'getPersonsMemorated',
  kind: 'query',
  access: 'login',
  description: 'Answers all persons on a memorial by name, one entry for each way in which a person stands there.',
  params: z.strictObject({ memorialId: recordIdSchema }),
  result: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string(),
      surname: z.string(),
      familyname: z.string(),
      kind: z.enum(memorialKinds),
      ref: z.string(),
    }),
  ),
  errors: [...missingRecordErrors],
});

export const addPersonToMemorial = defineMethod({
  name: 'addPersonToMemorial',
  kind: 'command',
  access: 'editor',
  description:
    'Puts a person on a memorial by an event: on a cemetery as the present grave. With `moved` a present grave elsewhere becomes the original one, or one of unknown kind where an original one is known.',
  params: linkParams.extend({ moved: z.boolean().default(false) }),
  result: personEventSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData],
});

export const addNewPersonToMemorial = defineMethod({
  name: 'addNewPersonToMemorial',
  kind: 'command',
  access: 'editor',
  description: 'Creates a person and puts it on a memorial; neither is done without the other.',
  params: z.strictObject({ memorialId: linkedIdSchema, person: withReadOnlyKeys(personInputSchema, personSchema) }),
  result: personSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData],
});

export const removePersonFromMemorial = defineMethod({
  name: 'removePersonFromMemorial',
  kind: 'command',
  access: 'editor',
  description: 'Takes a person off a memorial: removes every event that puts it there, and tells how many there were.',
  params: linkParams,
  result: z.strictObject({
    status: z.literal('OK'),
    count: z.int(),
    /** What was removed, for `returnPersonToMemorial`. */
    events: z.array(idSchema),
  }),
  errors: [...missingRecordErrors, commonErrors.invalidData],
});

export const returnPersonToMemorial = defineMethod({
  name: 'returnPersonToMemorial',
  kind: 'command',
  access: 'editor',
  description:
    'Takes back that a person was taken off a memorial: brings back the events that were removed by that, as they were, for whoever removed them or an admin.',
  params: linkParams.extend({ events: z.array(idSchema).min(1).max(100) }),
  result: z.strictObject({ status: z.literal('OK'), count: z.int() }),
  errors: [commonErrors.notFound, commonErrors.invalidData],
});

/** The most that a visitor's page of names holds. */
export const publicNamesLimit = 100;

export const findPublicPersonsOnMemorial = defineMethod({
  name: 'findPublicPersonsOnMemorial',
  kind: 'query',
  access: 'guest',
  description: 'Lists for visitors the persons on a memorial by name, page by page; a text is part of a name.',
  params: z.strictObject({
    memorialId: recordIdSchema,
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
      mentions: z.array(mentionSchema.omit({ event_id: true })),
    }),
  ),
  errors: [...missingRecordErrors],
});
