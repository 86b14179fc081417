import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema, limitSchema, listOf, offsetSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';

const dayParams = {
  /** The present day in Brussels unless both are given. */
  month: z.int().min(1).max(12).optional(),
  day: z.int().min(1).max(31).optional(),
  /** The year of the reading, which decides whether there is a 29 February; the present one unless given. */
  year: z.int().min(1900).max(2199).optional(),
  /** Language of the place names. */
  lang: z.enum(languages).default('nl'),
  offset: offsetSchema,
};

/** One of the dead of a day, as everybody may read it. */
export const nameOfDaySchema = z.strictObject({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  /** Full years, when known. */
  age: z.int().nullable(),
  victimType: z.string(),
  /** Blank for civilians. */
  army: z.string(),
  /** Of the death, in the language asked for; blank when unknown. */
  place: z.string(),
  /** Of the death. */
  year: z.int(),
  hasStory: z.boolean(),
  hasPhoto: z.boolean(),
});
export type NameOfDay = z.infer<typeof nameOfDaySchema>;

export const namesOfDay = defineMethod({
  name: 'namesOfDay',
  kind: 'query',
  access: 'guest',
  description:
    'Lists who of the names list died on a day of any year of the war, all armies and civilians in one alphabet.',
  params: z.strictObject({ ...dayParams, limit: limitSchema(100) }),
  result: z.strictObject({
    month: z.int(),
    day: z.int(),
    total: z.int().min(0),
    data: z.array(nameOfDaySchema),
    /** When the next day begins in Brussels, ISO 8601: until then the present day's list is this one. */
    until: z.string(),
  }),
  errors: [commonErrors.invalidData],
});

/** One of the dead of a day as staff look it over: those left out are there too. */
export const reviewedNameSchema = nameOfDaySchema.extend({ version: versionSchema, not_for_loop: z.boolean() });
export type ReviewedName = z.infer<typeof reviewedNameSchema>;

export const reviewNamesOfDay = defineMethod({
  name: 'reviewNamesOfDay',
  kind: 'query',
  access: 'editor',
  description: 'Lists the names of a day, tomorrow unless given, with those that are left out of it.',
  params: z.strictObject({ ...dayParams, limit: limitSchema(10) }),
  result: listOf(reviewedNameSchema),
  errors: [commonErrors.invalidData],
});
