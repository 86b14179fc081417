import { z } from 'zod';
import { sortDateInputSchema } from '../../lib/dates/dateSchemas.ts';
import { inputShape, replyShape } from '../../lib/fields/fieldSchemas.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { militaryDetailsSchema, personEventSchema } from '../events/personEvent.ts';
import { relationSchema } from '../relations/relation.ts';
import { livingStatuses } from './living/livingStatus.ts';
import { matchReasons } from './matchReasons.ts';
import { personFields } from './personFields.ts';

export const projectMembershipSchema = z.strictObject({
  project: idSchema,
  /** Title of the project, filled in replies. */
  project_title: z.string().optional(),
  notes: z.string(),
});

/** A document that refers to a person, as the person's own page shows it. */
const personDocumentSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  /** As it is stored: `DIBORN`. */
  category: z.string(),
  status: z.string(),
  disclosed: z.boolean(),
  nbr_of_pages: z.int(),
});
export type PersonDocument = z.infer<typeof personDocumentSchema>;

/** A person as staff read it. `surname` is the first name and `familyname` the last: the documents' own keys. */
export const personSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  ...replyShape(personFields),
  /** 8 characters, computed by the server (DATE-13). */
  sort_born_date: z.string(),
  sort_died_date: z.string(),
  cwxrm_remembered: z.boolean(),
  /** Computed by the server, or what staff stated. */
  living_status: z.enum(livingStatuses),
  relations: z.array(relationSchema).optional(),
  project_memberships: z.array(projectMembershipSchema).optional(),
  /** Memorials that the person's events name, `original` before `current` before others (EVENT-29). */
  memorials: z.array(z.strictObject({ id: idSchema, name: z.string(), kind: z.string() })).optional(),
  /** In the order of EVENT-26. */
  events: z.array(personEventSchema).optional(),
  military_events: z.array(personEventSchema).optional(),
  /** Those that refer to the person, by title. */
  documents: z.array(personDocumentSchema).optional(),
  /** Why the person answers a text search, in lists (beyond.md 21). */
  match: z
    .strictObject({ reason: z.enum(matchReasons), matched_name: z.string().nullable() })
    .nullable()
    .optional(),
  /** The event that lists show: active service before enlisted (PERSON-05). */
  military_details: militaryDetailsSchema.nullable().optional(),
});
export type Person = z.infer<typeof personSchema>;

/**
 * What a client sends for a person. Shapes only: what the texts must satisfy is `checkPerson`'s, which names the
 * fields, so that a wrong choice is a field error beside its field and not a protocol error.
 */
export const personInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  ...inputShape(personFields),
  sort_born_date: sortDateInputSchema,
  sort_died_date: sortDateInputSchema,
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
