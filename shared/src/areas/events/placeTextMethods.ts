import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { limitSchema, offsetSchema, recordIdSchema, searchTextSchema } from '../../lib/schemas/commonSchemas.ts';
import { placeTextErrors, placeTextFactsSchema, placeTextLinkSchema, placeTextSchema } from './placeText.ts';

/** A place text in any spelling. */
const writtenSchema = z.string().max(1000);

export const findPlaceTexts = defineMethod({
  name: 'findPlaceTexts',
  kind: 'query',
  access: 'editor',
  description:
    'Lists how events write their place where none is linked, those first that concern most persons, and last those that somebody gave up; only those that name a place, where one is given.',
  params: z.strictObject({
    /** A part of the text. */
    text: searchTextSchema.default(''),
    /** Only texts that are a name of this place. */
    place_id: recordIdSchema.optional(),
    offset: offsetSchema,
    limit: limitSchema(20),
  }),
  result: z.strictObject({
    data: z.array(placeTextSchema),
    total: z.int().min(0),
    /** What the caller linked last and may take back. */
    last: placeTextLinkSchema.nullable(),
  }),
});

export const getPlaceText = defineMethod({
  name: 'getPlaceText',
  kind: 'query',
  access: 'editor',
  description: 'Tells whom a place text concerns, from which lists it comes, and which places bear it as a name.',
  params: z.strictObject({ text: writtenSchema }),
  result: placeTextFactsSchema,
  errors: [commonErrors.notFound],
});

export const linkPlaceText = defineMethod({
  name: 'linkPlaceText',
  kind: 'command',
  access: 'editor',
  description:
    'Gives all events that write their place so, and have none, that place; each keeps its text. Without a place it says that nobody can tell which is meant. It can be undone.',
  params: z.strictObject({
    text: writtenSchema,
    /** Null says that nobody can tell which place is meant: nothing is linked, and the text stands behind all others. */
    place_id: recordIdSchema.nullable(),
    /** How many events the caller saw: other ones are not linked unseen. */
    events: z.int().min(1),
  }),
  result: placeTextLinkSchema.extend({ events: z.int().min(1) }),
  errors: [commonErrors.notFound, commonErrors.merged, commonErrors.gone, placeTextErrors.placeTextChanged],
});

export const undoPlaceTextLink = defineMethod({
  name: 'undoPlaceTextLink',
  kind: 'command',
  access: 'editor',
  description:
    'Takes back, for its author or an admin, that events were linked by their text; an event that has another place since keeps it, and so does one of a person whom the caller may not change.',
  params: z.strictObject({ id: recordIdSchema }),
  result: placeTextLinkSchema.extend({
    events: z.int().min(0),
    /** How many events have another place by now, are gone, or are of persons whom the caller may not change. */
    left: z.int().min(0),
  }),
  errors: [commonErrors.notFound],
});
