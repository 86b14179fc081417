import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
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
import { placeInputSchema, placeRemovalSchema, placeSchema, placeSuggestionSchema } from './place.ts';
import { placeTypes, resolutionStatuses } from './placeTypes.ts';

export const countrySchema = z.strictObject({ code: z.string().length(2), name: z.string() });

/** ISO 3166 code, or `unknown` for the places whose country nobody knows. */
const countryCodeSchema = z.union([z.string().length(2), z.literal('unknown')]);

/** A status to look for; `not_resolved` is read as `custom` (PLACE-28). */
const statusSchema = z
  .enum([...resolutionStatuses, 'not_resolved'])
  .transform((status) => (status === 'not_resolved' ? 'custom' : status));

export const getCountries = defineMethod({
  name: 'getCountries',
  aliases: ['places.countries'],
  kind: 'query',
  access: 'guest',
  description: 'Lists the countries with their ISO 3166 codes and English names.',
  params: z.strictObject({}),
  result: z.array(countrySchema),
});

export const findPlaces = defineMethod({
  name: 'findPlaces',
  aliases: ['places.find'],
  kind: 'query',
  access: 'guest',
  description:
    'Finds places by the start or any part of a name in any language, or with `container_id` what lies or lay in a place itself; guests get suggestions only.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({
      name: searchTextSchema,
      type: z.enum(placeTypes),
      country_code: countryCodeSchema,
      resolution_status: statusSchema,
    }),
    search_mode: z.enum(['head', 'contains']).default('contains'),
    resolution_status: z.union([statusSchema, z.literal('all')]).default('all'),
    country_code: countryCodeSchema.optional(),
    /** `events` counts the events at each place by their type (PLACE-05). */
    extend: z.array(z.enum(['events'])).default([]),
    ids: z.array(idSchema).max(100).optional(),
    /** Those that lie, or lay, in this place. */
    container_id: idSchema.optional(),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(['name', 'type', 'area2', 'area1', 'country', 'country_code', 'resolution_status']).optional(),
    /** In which language areas and countries are sorted by their names. */
    language: z.enum(languages).default('nl'),
  }),
  result: z.union([listOf(placeSchema), listOf(placeSuggestionSchema)]),
  errors: [commonErrors.invalidData],
});

export const getPlace = defineMethod({
  name: 'getPlace',
  aliases: ['places.get'],
  kind: 'query',
  access: 'login',
  description: 'Answers a place; one that became part of another says which.',
  params: z.strictObject({ id: recordIdSchema, extend: z.array(z.enum(['events'])).default([]) }),
  result: placeSchema,
  errors: [commonErrors.notFound, commonErrors.merged, commonErrors.gone],
});

export const findPlaceByNameAndCountryCode = defineMethod({
  name: 'findPlaceByNameAndCountryCode',
  kind: 'query',
  access: 'login',
  description: 'Lists the places that bear the very name in any language, of one country when it is given.',
  params: z.strictObject({ name: searchTextSchema, country_code: countryCodeSchema.optional() }),
  result: z.array(placeSchema),
});

export const findPlaceByRegion = defineMethod({
  name: 'findPlaceByRegion',
  kind: 'query',
  access: 'login',
  description: 'Lists the places of a country and of areas in it, whatever the language the areas are named in.',
  params: z.strictObject({
    country_code: countryCodeSchema.optional(),
    administrative_area_level_1: searchTextSchema.default(''),
    administrative_area_level_2: searchTextSchema.default(''),
    text: searchTextSchema.default(''),
    offset: offsetSchema,
    limit: limitSchema(100),
  }),
  result: listOf(placeSchema),
});

export const findSimilarPlaces = defineMethod({
  name: 'findSimilarPlaces',
  kind: 'query',
  access: 'editor',
  description: 'Lists places of a country whose names are nearly the given one, the nearest first.',
  params: z.strictObject({
    name: searchTextSchema,
    country_code: countryCodeSchema.optional(),
    /** The place that is being edited, which is not similar to itself. */
    except: idSchema.optional(),
    limit: limitSchema(10),
  }),
  result: z.array(placeSchema),
});

export const validatePlace = defineMethod({
  name: 'validatePlace',
  aliases: ['places.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks a place as create or update would, and writes nothing.',
  params: z.strictObject({
    place: withReadOnlyKeys(placeInputSchema, placeSchema),
    mode: validateModeSchema.default('create'),
  }),
  unwrapped: 'place',
  result: validationResultSchema,
});

export const createPlace = defineMethod({
  name: 'createPlace',
  aliases: ['places.create'],
  kind: 'command',
  access: 'editor',
  description: 'Creates a place; without a type, a country or a status it is a locality in Belgium set by hand.',
  params: z.strictObject({ place: withReadOnlyKeys(placeInputSchema, placeSchema) }),
  unwrapped: 'place',
  result: placeSchema,
  errors: [commonErrors.invalidData],
});

export const updatePlace = defineMethod({
  name: 'updatePlace',
  aliases: ['places.update'],
  kind: 'command',
  access: 'editor',
  description:
    'Changes a place; absent fields keep their value, null clears; needs the version that was read. What is changed by hand is `custom` from then on.',
  params: z.strictObject({ place: updateInput(placeInputSchema, placeSchema) }),
  unwrapped: 'place',
  result: placeSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});

export const canRemovePlace = defineMethod({
  name: 'canRemovePlace',
  aliases: ['places.canRemove'],
  kind: 'query',
  access: 'editor',
  description: 'Says whether a place can be removed, and which records refer to it.',
  params: z.strictObject({ id: recordIdSchema }),
  result: placeRemovalSchema,
  errors: [...missingRecordErrors],
});

export const removePlace = defineMethod({
  name: 'removePlace',
  aliases: ['places.remove'],
  kind: 'command',
  access: 'editor',
  description: 'Removes a place that nothing refers to.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});
