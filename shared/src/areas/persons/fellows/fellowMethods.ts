import { z } from 'zod';
import { missingRecordErrors } from '../../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../../lib/contract/defineMethod.ts';
import { idSchema, recordIdSchema } from '../../../lib/schemas/commonSchemas.ts';
import { publicPlaceSchema } from '../../places/publicPlace.ts';
import { portraitSchema } from '../portrait.ts';

/** What fellows share with a person, the closest first. */
export const fellowKinds = ['dayAndUnit', 'dayAndPlace', 'unit', 'birthplace'] as const;
export type FellowKind = (typeof fellowKinds)[number];

/** The most fellows of one kind that are counted one by one. */
export const fellowsLimit = 500;

/** How many of them are named. */
export const fellowsShown = 6;

export const fellowGroupSchema = z.strictObject({
  kind: z.enum(fellowKinds),
  /** How many others; `fellowsLimit` where there are more. */
  count: z.int(),
  hasMore: z.boolean(),
  /** Where they served, in the words of the person's event, and the entity of that where it is linked. */
  unit: z
    .strictObject({
      id: idSchema.nullable(),
      ...{ army: z.string(), regiment: z.string(), unit: z.string(), unit_nr: z.string() },
    })
    .nullable(),
  place: z.strictObject({ id: idSchema, place: publicPlaceSchema }).nullable(),
  /** Those with a face first, then by name. */
  persons: z.array(
    z.strictObject({
      id: idSchema,
      firstName: z.string(),
      lastName: z.string(),
      bornDate: z.string(),
      diedDate: z.string(),
      portrait: portraitSchema.nullable(),
    }),
  ),
});
export type FellowGroup = z.infer<typeof fellowGroupSchema>;

export const getPersonFellows = defineMethod({
  name: 'getPersonFellows',
  kind: 'query',
  access: 'guest',
  description:
    'Tells who shares with a person the unit or the place and the day of death, the unit, or the place of birth: how many, and some by name. What nobody shares is left out.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.array(fellowGroupSchema),
  errors: [...missingRecordErrors],
});
