import { z } from 'zod';
import { sortDateInputSchema } from '../../lib/dates/dateSchemas.ts';
import { inputSchemas, inputShape, replyShape } from '../../lib/fields/fieldSchemas.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { militaryEntitySchema } from '../military/militaryEntity.ts';
import { commonFields } from './eventTable.ts';
import { eventTypes } from './eventTypes.ts';
import { importedLabels, ownFields } from './ownFields.ts';

const { place_as_written: _, ...ownLabels } = importedLabels;
const imported = Object.fromEntries(Object.keys(ownLabels).map((name) => [name, z.string()])) as Record<
  keyof typeof ownLabels,
  z.ZodString
>;

/** An event as replies have it: the common fields, and those of its type that the reader may read. */
export const personEventSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  type: z.enum(eventTypes),
  person_id: idSchema,
  ...replyShape(commonFields),
  sort_start_date: z.string(),
  sort_end_date: z.string(),
  /** How the row of an imported list writes the place; blank for events of staff. Read, never sent. */
  place_as_written: z.string(),
  /** Name and country of the place, with the expansion `place`. */
  extend_place: z
    .strictObject({
      id: idSchema,
      names: z.record(z.string(), z.string()),
      country_code: z.string().nullable(),
      country_guessed: z.boolean(),
      loc: z.strictObject({ lat: z.number(), lon: z.number() }).nullable(),
    })
    .nullable()
    .optional(),
  ...z.strictObject({ ...imported, ...replyShape(ownFields) }).partial().shape,
  /** With the expansion `military`. */
  extend_military_entity: militaryEntitySchema.nullable().optional(),
  extend_military_regiment: militaryEntitySchema.nullable().optional(),
  extend_memorial: z.strictObject({ id: idSchema, name: z.string(), type: z.string() }).nullable().optional(),
});
export type PersonEvent = z.infer<typeof personEventSchema>;

/** The military columns of a person in lists (PUBLIC-05). */
export const militaryDetailsSchema = z.strictObject({
  army: z.string(),
  regiment: z.string(),
  unit: z.string(),
  unit_nr: z.string(),
  sub: z.string(),
  rank: z.string(),
  number: z.string(),
});
export type MilitaryDetails = z.infer<typeof militaryDetailsSchema>;

/** Choices and lines as long as texts are told to be wrong by `checkEvent`, beside their field. */
const { text } = inputSchemas;
const shapes = { ...inputSchemas, line: text, choice: text };

/** What a client sends for an event: shapes only, `checkEvent` says what the values must satisfy. */
export const personEventInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  type: z.string().max(100),
  person_id: idSchema.optional(),
  sort_start_date: sortDateInputSchema,
  sort_end_date: sortDateInputSchema,
  ...inputShape(commonFields, shapes),
  ...inputShape(ownFields, shapes),
});
export type PersonEventInput = z.infer<typeof personEventInputSchema>;
