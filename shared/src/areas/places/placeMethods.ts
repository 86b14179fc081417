import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { idSchema, limitSchema, listOf, offsetSchema, searchTextSchema } from '../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import { placeSchema, placeSuggestionSchema } from './place.ts';
import { placeTypes, resolutionStatuses } from './placeTypes.ts';

export const countrySchema = z.strictObject({ code: z.string().length(2), name: z.string() });

/** ISO 3166 code, or `unknown` for the places whose country nobody knows. */
const countryCodeSchema = z.union([z.string().length(2), z.literal('unknown')]);

export const getCountries = defineMethod({
  name: 'getCountries',
  kind: 'query',
  access: 'guest',
  description: 'Lists the countries with their ISO 3166 codes and English names.',
  params: z.strictObject({}),
  result: z.array(countrySchema),
});

export const findPlaces = defineMethod({
  name: 'findPlaces',
  kind: 'query',
  access: 'guest',
  description: 'Finds places by the start or any part of a name in any language; guests get suggestions only.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({
      name: searchTextSchema,
      type: z.enum(placeTypes),
      country_code: countryCodeSchema,
      resolution_status: z.enum(resolutionStatuses),
    }),
    search_mode: z.enum(['head', 'contains']).default('contains'),
    resolution_status: z.enum([...resolutionStatuses, 'all']).default('all'),
    country_code: countryCodeSchema.optional(),
    /** `events` counts the events at each place by their type (PLACE-05). */
    extend: z.array(z.enum(['events'])).default([]),
    ids: z.array(idSchema).max(100).optional(),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(['name', 'type', 'country_code', 'resolution_status']).optional(),
  }),
  result: z.union([listOf(placeSchema), listOf(placeSuggestionSchema)]),
  errors: [commonErrors.invalidData],
});
