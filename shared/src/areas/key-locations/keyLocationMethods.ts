import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
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
  searchTextSchema,
  validateModeSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import {
  keyLocationInputSchema,
  keyLocationSchema,
  keyLocationSuggestionSchema,
  mapKeyLocationSchema,
} from './keyLocation.ts';
import { qrLimits } from './keyQr.ts';
import { publicKeyLocationSchema } from './publicKeyLocation.ts';

export const keyLocationSortColumns = ['name', 'number', 'year', 'photo_count'] as const;

const extendSchema = z.array(z.enum(['photos'])).default([]);

export const keyLocationsForMap = defineMethod({
  name: 'keyLocationsForMap',
  kind: 'query',
  access: 'guest',
  description: 'Lists all key locations with position and notes, by number.',
  params: z.strictObject({}),
  result: z.array(mapKeyLocationSchema),
});

export const findKeyLocations = defineMethod({
  name: 'findKeyLocations',
  aliases: ['keyLocations.find'],
  kind: 'query',
  access: 'login',
  description: 'Lists the key locations, by number unless sorted otherwise; a text is looked for in name and number.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({ name: searchTextSchema, year: z.int().min(0).max(9999) }),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(keyLocationSortColumns).optional(),
    extend: extendSchema,
  }),
  result: listOf(keyLocationSchema),
  errors: [commonErrors.invalidData],
});

export const getKeyLocation = defineMethod({
  name: 'getKeyLocation',
  aliases: ['keyLocations.get'],
  kind: 'query',
  access: 'login',
  description: 'Answers a key location, with its photos when asked.',
  params: z.strictObject({ id: recordIdSchema, extend: extendSchema }),
  result: keyLocationSchema,
  errors: [commonErrors.notFound],
});

export const validateKeyLocation = defineMethod({
  name: 'validateKeyLocation',
  aliases: ['keyLocations.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks a key location as create or update would, and writes nothing.',
  params: z.strictObject({
    keyLocation: withReadOnlyKeys(keyLocationInputSchema, keyLocationSchema),
    mode: validateModeSchema.default('create'),
  }),
  result: validationResultSchema,
});

export const createKeyLocation = defineMethod({
  name: 'createKeyLocation',
  aliases: ['keyLocations.create'],
  kind: 'command',
  access: 'editor',
  description: 'Creates a key location and gives it the short address that its panel will bear.',
  params: z.strictObject({ keyLocation: withReadOnlyKeys(keyLocationInputSchema, keyLocationSchema) }),
  unwrapped: 'keyLocation',
  result: keyLocationSchema,
  errors: [commonErrors.invalidData],
});

export const updateKeyLocation = defineMethod({
  name: 'updateKeyLocation',
  aliases: ['keyLocations.update'],
  kind: 'command',
  access: 'editor',
  description:
    'Changes a key location; absent fields keep their value, null clears; needs the version that was read. A locked position stays.',
  params: z.strictObject({ keyLocation: updateInput(keyLocationInputSchema, keyLocationSchema) }),
  unwrapped: 'keyLocation',
  result: keyLocationSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});

export const removeKeyLocation = defineMethod({
  name: 'removeKeyLocation',
  aliases: ['keyLocations.remove'],
  kind: 'command',
  access: 'editor',
  description: 'Removes a key location that no story is linked to; its short address says so from then on.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});

export const findKeyLocationSuggestions = defineMethod({
  name: 'findKeyLocationSuggestions',
  aliases: ['suggestKeyLocations'],
  kind: 'query',
  access: 'login',
  description: 'Suggests key locations whose name contains the text or whose number begins with it.',
  params: z.strictObject({ text: searchTextSchema.default(''), limit: limitSchema(10) }),
  result: z.array(keyLocationSuggestionSchema),
});

export const getPublicKeyLocation = defineMethod({
  name: 'getPublicKeyLocation',
  kind: 'query',
  access: 'guest',
  description: 'Answers what visitors see of a key location: its published stories and the keys around it.',
  params: z.strictObject({ id: recordIdSchema }),
  result: publicKeyLocationSchema,
  errors: [commonErrors.notFound, commonErrors.gone],
});

export const getKeyLocationQr = defineMethod({
  name: 'getKeyLocationQr',
  kind: 'query',
  access: 'login',
  description:
    'Gives addresses, good for 30 to 60 seconds, of the QR codes of key locations: pictures of each, and a sheet to print.',
  params: z.strictObject({
    ids: z.array(idSchema).min(1).max(qrLimits.codes),
    /** Millimetres from which the code on the sheet shall be read. */
    distance: z.int().min(qrLimits.nearest).max(qrLimits.farthest).default(qrLimits.usual),
  }),
  result: z.strictObject({
    codes: z.array(
      z.strictObject({
        id: idSchema,
        /** The short address that the code holds. */
        address: z.string(),
        png: z.string(),
        svg: z.string(),
      }),
    ),
    sheet: z.string(),
    expires_at: z.iso.datetime(),
  }),
  errors: [commonErrors.notFound],
});
