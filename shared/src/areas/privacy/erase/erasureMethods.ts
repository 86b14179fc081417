import { z } from 'zod';
import { defineErrors } from '../../../lib/contract/defineErrors.ts';
import { defineMethod } from '../../../lib/contract/defineMethod.ts';
import { limitSchema, listOf, offsetSchema } from '../../../lib/schemas/commonSchemas.ts';
import { erasureSchema, livingPersonSchema, personalDataSchema } from './erasure.ts';

export const erasureErrors = defineErrors({
  /** A name of one word, or nothing at all, says of nobody who it is. */
  personNotNamed: { code: 2811 },
  /** What was typed is not the name that was shown. */
  erasureNotConfirmed: { code: 2812 },
  /** An account of the person is at work. */
  accountAtWork: { code: 2813, data: z.object({ account: z.string() }) },
  nothingToErase: { code: 2814 },
});

export const getPersonalData = defineMethod({
  name: 'getPersonalData',
  kind: 'query',
  access: 'admin',
  description:
    'Gathers all that the museum holds on a living person: records, trail, texts that name the person, and who looked.',
  params: livingPersonSchema.extend({
    /** Tells every entry of the trail, text and look, as a file for the person does; else the newest of many, with their count. */
    whole: z.boolean().default(false),
  }),
  result: personalDataSchema,
  errors: [erasureErrors.personNotNamed],
});

export const erasePersonalData = defineMethod({
  name: 'erasePersonalData',
  kind: 'command',
  access: 'admin',
  description:
    'Removes the data of a living person everywhere, trail and texts included, for good; what is historical stays.',
  params: livingPersonSchema.extend({
    /** Records of which nobody could be sure, and that are of this person: all other uncertain ones stay. */
    including: z.array(z.string().max(80)).max(1000).default([]),
    /** The name as `getPersonalData` gives it, typed. */
    confirmation: z.string().max(500),
    /** Whether the name goes from texts about the past too, where a person of the names list may be meant. */
    namesInTexts: z.boolean().default(true),
  }),
  result: erasureSchema,
  errors: [
    erasureErrors.personNotNamed,
    erasureErrors.erasureNotConfirmed,
    erasureErrors.accountAtWork,
    erasureErrors.nothingToErase,
  ],
});

export const findErasures = defineMethod({
  name: 'findErasures',
  kind: 'query',
  access: 'admin',
  description: 'Lists the erasures, newest first, with the proof of each: counts, never values.',
  params: z.strictObject({ offset: offsetSchema, limit: limitSchema(20) }),
  result: listOf(erasureSchema),
});
