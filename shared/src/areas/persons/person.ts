import { z } from 'zod';
import { datePartInputSchema, datePartSchema, sortDateInputSchema } from '../../lib/dates/dateSchemas.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { militaryDetailsSchema, personEventSchema } from '../events/personEvent.ts';
import { relationSchema } from '../relations/relation.ts';
import { matchReasons } from './matchReasons.ts';
import { genders, victimTypeDetails, victimTypes } from './personValues.ts';

export const projectMembershipSchema = z.strictObject({
  project: idSchema,
  /** Title of the project, filled in replies. */
  project_title: z.string().optional(),
  notes: z.string(),
});

/** A person as staff read it. `surname` is the first name and `familyname` the last: the documents' own keys. */
export const personSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  surname: z.string(),
  familyname: z.string(),
  alternative_surnames: z.array(z.string()),
  alternative_familynames: z.array(z.string()),
  initials: z.string(),
  nationality: z.string(),
  gender: z.enum(genders),
  born_day: datePartSchema,
  born_month: datePartSchema,
  born_year: datePartSchema,
  /** 8 characters, computed by the server (DATE-13). */
  sort_born_date: z.string(),
  died_day: datePartSchema,
  died_month: datePartSchema,
  died_year: datePartSchema,
  sort_died_date: z.string(),
  died_age: z.int(),
  victim_type: z.enum(victimTypes),
  victim_type_details: z.enum(victimTypeDetails),
  war_casualty: z.boolean(),
  in_namelist: z.boolean(),
  irish_memorial_records: z.boolean(),
  cwxrm_remembered: z.boolean(),
  /** Left out of the names of the day (beyond.md 7). */
  not_for_loop: z.boolean(),
  description: z.string(),
  relations: z.array(relationSchema).optional(),
  project_memberships: z.array(projectMembershipSchema).optional(),
  /** Memorials that the person's events name, `original` before `current` before others (EVENT-29). */
  memorials: z.array(z.strictObject({ id: idSchema, name: z.string(), kind: z.string() })).optional(),
  /** In the order of EVENT-26. */
  events: z.array(personEventSchema).optional(),
  military_events: z.array(personEventSchema).optional(),
  /** Why the person answers a text search, in lists (beyond.md 21). */
  match: z
    .strictObject({ reason: z.enum(matchReasons), matched_name: z.string().nullable() })
    .nullable()
    .optional(),
  /** The event that lists show: active service before enlisted (PERSON-05). */
  military_details: militaryDetailsSchema.nullable().optional(),
});
export type Person = z.infer<typeof personSchema>;

const nameListInput = z.union([z.array(z.string().max(1000)).max(100), z.string().max(10_000)]);

/**
 * What a client sends for a person. Shapes only: what the texts must satisfy is `checkPerson`'s, which names the
 * fields, so that a wrong choice is a field error beside its field and not a protocol error.
 */
export const personInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  surname: z.string().max(10_000).nullish(),
  familyname: z.string().max(10_000).nullish(),
  alternative_surnames: nameListInput.nullish(),
  alternative_familynames: nameListInput.nullish(),
  initials: z.string().max(10_000).nullish(),
  nationality: z.string().max(10_000).nullish(),
  gender: z.string().max(100).nullish(),
  born_day: datePartInputSchema.optional(),
  born_month: datePartInputSchema.optional(),
  born_year: datePartInputSchema.optional(),
  sort_born_date: sortDateInputSchema,
  died_day: datePartInputSchema.optional(),
  died_month: datePartInputSchema.optional(),
  died_year: datePartInputSchema.optional(),
  sort_died_date: sortDateInputSchema,
  died_age: z.union([z.number(), z.string().max(100)]).nullish(),
  victim_type: z.string().max(100).nullish(),
  victim_type_details: z.string().max(100).nullish(),
  war_casualty: z.boolean().nullish(),
  in_namelist: z.boolean().nullish(),
  irish_memorial_records: z.boolean().nullish(),
  not_for_loop: z.boolean().nullish(),
  description: z.string().max(100_000).nullish(),
  relations: z
    .array(
      z.strictObject({
        id: idSchema.optional(),
        person_id: idSchema,
        relation: z.string().max(100),
        comments: z.string().max(100_000).nullish(),
      }),
    )
    .max(500)
    .optional(),
  project_memberships: z
    .array(z.strictObject({ project: idSchema, notes: z.string().max(100_000).nullish() }))
    .max(500)
    .optional(),
});
export type PersonInput = z.infer<typeof personInputSchema>;
