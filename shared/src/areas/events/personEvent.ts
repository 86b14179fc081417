import { z } from 'zod';
import { datePartInputSchema, datePartSchema, sortDateInputSchema } from '../../lib/dates/dateSchemas.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { militaryEntitySchema } from '../military/militaryEntity.ts';
import { enlistedReasons, eventTypes, jailedTypes, memorialKinds, whereReasons } from './eventTypes.ts';

const text = z.string().optional();

export const personEventSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  type: z.enum(eventTypes),
  person_id: idSchema,
  start_day: datePartSchema,
  start_month: datePartSchema,
  start_year: datePartSchema,
  sort_start_date: z.string(),
  end_day: datePartSchema,
  end_month: datePartSchema,
  end_year: datePartSchema,
  sort_end_date: z.string(),
  place_id: idSchema.nullable(),
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
  topo: z.string(),
  description: z.string(),
  school_name: text,
  school_direction: text,
  work_company_name: text,
  work_profession: text,
  where_reason: z.enum(whereReasons).optional(),
  enlisted_reason: z.enum(enlistedReasons).optional(),
  enlisted_army: text,
  enlisted_regt: text,
  enlisted_unit: text,
  enlisted_nr: text,
  enlisted_sub: text,
  enlisted_rank: text,
  enlisted_number: text,
  military_entity_id: idSchema.nullable().optional(),
  military_regiment_id: idSchema.nullable().optional(),
  /** With the expansion `military`. */
  extend_military_entity: militaryEntitySchema.nullable().optional(),
  extend_military_regiment: militaryEntitySchema.nullable().optional(),
  jailed_type: z.enum(jailedTypes).optional(),
  injured_wound: text,
  injured_cause: text,
  death_reason: text,
  memorial_id: idSchema.nullable().optional(),
  memorial_kind: z.enum(memorialKinds).optional(),
  memorial_ref: text,
  extend_memorial: z.strictObject({ id: idSchema, name: z.string(), type: z.string() }).nullable().optional(),
  decoration: text,
  citation: text,
  marriage_partner: text,
  batch: text,
  csv_id: text,
  first_name: text,
  last_name: text,
  email: text,
  group: text,
  sponsor_name: text,
  mail_labels: text,
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

const textInput = z.string().max(100_000).nullish();

/** What a client sends for an event: shapes only, `checkEvent` says what the values must satisfy. */
export const personEventInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  type: z.string().max(100),
  person_id: idSchema.optional(),
  start_day: datePartInputSchema.optional(),
  start_month: datePartInputSchema.optional(),
  start_year: datePartInputSchema.optional(),
  sort_start_date: sortDateInputSchema,
  end_day: datePartInputSchema.optional(),
  end_month: datePartInputSchema.optional(),
  end_year: datePartInputSchema.optional(),
  sort_end_date: sortDateInputSchema,
  place_id: idSchema.nullish(),
  topo: textInput,
  description: textInput,
  school_name: textInput,
  school_direction: textInput,
  work_company_name: textInput,
  work_profession: textInput,
  where_reason: textInput,
  enlisted_reason: textInput,
  enlisted_army: textInput,
  enlisted_regt: textInput,
  enlisted_unit: textInput,
  enlisted_nr: textInput,
  enlisted_sub: textInput,
  enlisted_rank: textInput,
  enlisted_number: textInput,
  military_entity_id: idSchema.nullish(),
  military_regiment_id: idSchema.nullish(),
  jailed_type: textInput,
  injured_wound: textInput,
  injured_cause: textInput,
  death_reason: textInput,
  memorial_id: idSchema.nullish(),
  memorial_kind: textInput,
  memorial_ref: textInput,
  decoration: textInput,
  citation: textInput,
  marriage_partner: textInput,
  first_name: textInput,
  last_name: textInput,
  email: textInput,
  group: textInput,
  sponsor_name: textInput,
  mail_labels: textInput,
});
export type PersonEventInput = z.infer<typeof personEventInputSchema>;
