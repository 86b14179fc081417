import { z } from 'zod';
import { idSchema, versionSchema } from '../../../lib/schemas/commonSchemas.ts';

/** `key_story` moments follow from the contact persons of a key story (MOMENT-07, MOMENT-31), and are read only. */
export const contactEventTypes = ['contact_moment', 'key_story'] as const;
export type ContactEventType = (typeof contactEventTypes)[number];

export const contactMethods = ['email', 'phone', 'visit', 'feedback', 'post'] as const;
export type ContactMethod = (typeof contactMethods)[number];

export const contributionTypes = ['person', 'document'] as const;
export type ContributionType = (typeof contributionTypes)[number];

/** Bounds that form and server share. */
export const momentLimits = { transcript: 50_000, contributions: 500 } as const;

/** What a contact brought about: a person of the names list or a document that was made or mended (MOMENT-08). */
export const contributionSchema = z.strictObject({
  type: z.enum(contributionTypes),
  targetId: idSchema,
  /** As the record is called now. */
  name: z.string(),
});
export type Contribution = z.infer<typeof contributionSchema>;

/**
 * A moment of contact with a contact person (contact person event). Below the right to contact data it has neither
 * transcript nor contributions. `start` and `end` are `YYYY-MM-DD HH:mm` by the museum's clock; a `key_story` has none.
 */
export const contactMomentSchema = z.strictObject({
  id: idSchema,
  version: z.int().optional(),
  type: z.enum(contactEventTypes),
  contactPersonId: idSchema,
  personFirstName: z.string(),
  personLastName: z.string(),
  contactMethod: z.enum(contactMethods),
  start: z.string().nullable(),
  end: z.string().nullable(),
  transcript: z.string().optional(),
  contributions: z.array(contributionSchema).optional(),
  storyId: idSchema.nullable(),
});
export type ContactMoment = z.infer<typeof contactMomentSchema>;

const givenContributionSchema = z.strictObject({
  type: z.enum(contributionTypes),
  targetId: idSchema,
  /** What the client showed; the server names the record itself. */
  name: z.string().max(1000).optional(),
});
export type GivenContribution = z.infer<typeof givenContributionSchema>;

const fields = {
  type: z.string().max(100),
  contactMethod: z.string().max(100).nullish(),
  start: z.string().max(100).nullish(),
  end: z.string().max(100).nullish(),
  transcript: z.string().max(200_000).nullish(),
  contributions: z.array(givenContributionSchema).max(5000).nullish(),
  storyId: idSchema.nullish(),
};

/** What a client sends for a moment. Shapes only: what the values must satisfy is `checkContactMoment`'s. */
export const contactMomentInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  ...fields,
  type: fields.type.default('contact_moment'),
  contactPersonId: idSchema.optional(),
  /** The recorder's draft that ends with this moment: it goes in the same transaction. Sent again, it makes no second moment. */
  draftId: idSchema.optional(),
});
export type ContactMomentInput = z.infer<typeof contactMomentInputSchema>;
