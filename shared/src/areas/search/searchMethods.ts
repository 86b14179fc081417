import { z } from 'zod';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { idSchema, limitSchema, offsetSchema, searchTextSchema } from '../../lib/schemas/commonSchemas.ts';
import { personRowSchema } from './personRow.ts';
import { fallbackSteps } from './searchFallbacks.ts';
import { understoodSchema } from './understoodQuery.ts';

/** Of so many persons found, and no more, the first names are counted: each of them has to be read for it. */
export const mostNarrowed = 2_000;

/** How many values of each kind are offered to tell persons apart by, the most frequent ones. */
export const mostChoices = 60;

const count = z.int().min(1);

/** By what the persons found can be told apart, each value with how many of them have it. */
export const narrowingSchema = z.strictObject({
  /** First of the first names, as most of them write it; empty while more than `mostNarrowed` are found. */
  given_name: z.array(z.strictObject({ value: z.string(), count })),
  /** Years of death. */
  died_year: z.array(z.strictObject({ value: z.string(), count })),
  /** Places of death, by id. */
  died_place: z.array(z.strictObject({ value: z.string(), count, names: z.record(z.string(), z.string()) })),
});
export type Narrowing = z.infer<typeof narrowingSchema>;
export const narrowingKeys = ['given_name', 'died_year', 'died_place'] as const satisfies (keyof Narrowing)[];
export type NarrowingKey = (typeof narrowingKeys)[number];

export const narrowPersons = defineMethod({
  name: 'narrowPersons',
  kind: 'query',
  access: 'guest',
  description:
    'Finds persons by what is typed, and counts by which first names, years and places of death those found can be told apart, so that somebody who cannot type more reaches one of many.',
  params: z.strictObject({
    text: searchTextSchema,
    /** Adds names that sound alike. */
    sounds_alike: z.boolean().default(false),
    /** Only those whose first names begin with this one, whole. */
    given_name: z.string().regex(/\p{L}/u).max(100).optional(),
    died_year: z
      .string()
      .regex(/^[1-9]\d{3}$/)
      .optional(),
    died_place: idSchema.optional(),
    offset: offsetSchema,
    limit: limitSchema(24),
  }),
  result: z.strictObject({
    total: z.int().min(0),
    /** How many of them are called as typed; null where more are found than are read. The others are only like it. */
    named: z.int().min(0).nullable(),
    data: z.array(personRowSchema.extend({ met: z.array(z.string()) })),
    narrowing: narrowingSchema,
    step: z.enum(fallbackSteps).nullable(),
    understood: understoodSchema.nullable(),
  }),
  // As a filter by events: see callFunction.
  isCostly: ({ died_place }) => died_place !== undefined,
});
