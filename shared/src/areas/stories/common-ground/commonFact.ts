import { z } from 'zod';
import { languages } from '../../../lib/i18n/languages.ts';
import { idSchema } from '../../../lib/schemas/commonSchemas.ts';
import { memorialTypes } from '../../memorials/memorialTypes.ts';
import { storyTags } from '../storyTypes.ts';

/** What happened to both lives. */
export const sharedFates = ['fled', 'deported', 'captive', 'wounded'] as const;
export type SharedFate = (typeof sharedFates)[number];

const commonPlaceSchema = z.strictObject({
  id: idSchema,
  names: z.partialRecord(z.enum(languages), z.string()),
  /** Whether people live in it: somebody is *in* a town and *at* a hill. */
  isSettlement: z.boolean(),
});
export type CommonPlace = z.infer<typeof commonPlaceSchema>;

/** From when until when, 8 characters each; both the same for one day, one month or one year. */
const spanSchema = z.strictObject({ from: z.string(), to: z.string() });
export type Span = z.infer<typeof spanSchema>;

/** One thing that two lives have in common, for visitors; `commonFactText` says it as a sentence. */
export const commonFactSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('died'),
    /** The whole day, 8 characters. */
    date: z.string(),
    /** Whether both fell in action. */
    fell: z.boolean(),
    /** Where both died; null where that is not known, or not the same. */
    place: commonPlaceSchema.nullable(),
  }),
  z.strictObject({
    kind: z.literal('unit'),
    /** As far as both served in it: without `unit` and `unit_nr` in the regiment. */
    unit: z.strictObject({ army: z.string(), regiment: z.string(), unit: z.string(), unit_nr: z.string() }),
  }),
  z.strictObject({
    kind: z.literal('place'),
    place: commonPlaceSchema,
    /** When both were there; null where they were not there together, or nobody knows. */
    span: spanSchema.nullable(),
  }),
  z.strictObject({
    kind: z.literal('near'),
    /** Where this one was, and where the other one. */
    place: commonPlaceSchema,
    other: commonPlaceSchema,
    km: z.number(),
    span: spanSchema,
  }),
  z.strictObject({
    kind: z.literal('memorial'),
    memorial: z.strictObject({ id: idSchema, name: z.string(), type: z.enum(memorialTypes) }),
  }),
  z.strictObject({ kind: z.literal('born'), place: commonPlaceSchema }),
  z.strictObject({ kind: z.literal('fate'), fate: z.enum(sharedFates) }),
  z.strictObject({ kind: z.literal('theme'), tag: z.enum(storyTags) }),
]);
export type CommonFact = z.infer<typeof commonFactSchema>;
