import { z } from 'zod';
import { datePartInputSchema, datePartSchema } from '../../lib/dates/dateSchemas.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema, locationSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { contactPersonSchema } from '../contacts/contactPerson.ts';
import { keyLocationNamesSchema } from '../key-locations/keyLocationName.ts';
import { storyTargets } from '../persons/storyTargets.ts';
import { storyPhotoSchema } from './photos/storyPhoto.ts';
import { byTextPart, storyStatuses, storyTags } from './storyTypes.ts';

const kioskSchema = z.int().min(1).max(4);
/** A moment, ISO 8601. */
const momentSchema = z.string();

/** The Dutch text that a part was translated from; null where it is the present one. */
const formerDutchSchema = z.string().nullable();

/** A story in one language (STORY-33). */
export const storyTextSchema = z.strictObject({
  language: z.enum(languages),
  ...byTextPart(() => z.string()),
  story_status: z.enum(storyStatuses),
  story_child_status: z.enum(storyStatuses),
  /** Since when the Dutch text is another than the one this was translated from; null where it is not. */
  outdated_since: momentSchema.nullable(),
  child_outdated_since: momentSchema.nullable(),
  /** For the word diff of what changed in Dutch: `wordDiff(translated_from.story_part_1, nl.story_part_1)`. */
  translated_from: z.strictObject(byTextPart(() => formerDutchSchema)),
});
export type StoryText = z.infer<typeof storyTextSchema>;

/** Why two stories belong together. */
export const linkReasonSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tag'), tag: z.enum(storyTags) }),
  z.strictObject({
    kind: z.literal('place'),
    /** Names of the place that this story qualifies with, by language. */
    names: z.partialRecord(z.enum(languages), z.string()),
    /** Names of the other story's place; the same where `km` is 0. */
    other_names: z.partialRecord(z.enum(languages), z.string()),
    km: z.number(),
  }),
  z.strictObject({ kind: z.literal('died'), date: z.string() }),
]);
export type LinkReason = z.infer<typeof linkReasonSchema>;

const storyNameFields = {
  id: idSchema,
  person_id_ref: idSchema,
  first_name: z.string(),
  family_name: z.string(),
  /** Empty where no name is set; the page says so in its language (STORY-31). */
  calculated_full_name: z.string(),
  published_date: momentSchema.nullable(),
  targets: z.array(z.enum(storyTargets)),
  story_child_option: z.boolean(),
};

/** A story that is linked to another one, seen from that other one (STORY-20). */
export const linkedStorySchema = z.strictObject({
  ...storyNameFields,
  born_year: datePartSchema,
  died_year: datePartSchema,
  community: z.string(),
  /** `own` and can be taken away here; `other` was chosen on the other story (STORY-21); null for none by hand. */
  manual: z.enum(['own', 'other']).nullable(),
  /** Empty for a link that was only made by hand. */
  reasons: z.array(linkReasonSchema),
  /** How many things the two share; automatic links come in this order. */
  score: z.int(),
  /** Not shown to visitors: this story has a child story and the linked one none (STORY-51). */
  lacks_child_story: z.boolean(),
});
export type LinkedStory = z.infer<typeof linkedStorySchema>;

export const linkedContactPersonSchema = z.strictObject({
  /** Id of the contact person. */
  person: idSchema,
  title: z.string(),
  /** With `extend: ['contact_persons']`; below revisor without anything but names. */
  contact_person: contactPersonSchema.optional(),
});

/** A story as staff read it (document 3, section 3). */
export const personStorySchema = z.strictObject({
  version: z.int(),
  ...storyNameFields,
  born_year: datePartSchema,
  died_year: datePartSchema,
  community: z.string(),
  area: z.string(),
  country_code: z.string(),
  place_source_event_ref: idSchema.nullable(),
  /** Computed: that of the Dutch main text (STORY-41). */
  story_status: z.enum(storyStatuses),
  story_text: z.record(z.enum(languages), storyTextSchema),
  /** Once it was published: when it last ceased to be. */
  unpublished_date: momentSchema.nullable(),
  kiosks: z.array(kioskSchema),
  profile_image: storyPhotoSchema.nullable(),
  extra_images: z.array(storyPhotoSchema),
  map_image: storyPhotoSchema.nullable(),
  /** Events of the person whose places count for links. */
  coupling_use_events_with_places_refs: z.array(idSchema),
  coupling_tags: z.array(z.enum(storyTags)),
  coupling_use_died_date: z.boolean(),
  /** Stories linked by qualifications, the closest first. */
  coupling_story_refs: z.array(idSchema),
  /** Stories linked by hand on this story. */
  coupling_stories: z.array(idSchema),
  /** Those by hand first, then by `score`; with `extend: ['linked_stories']`. */
  linked_stories: z.array(linkedStorySchema).optional(),
  key_location_id: idSchema.nullable(),
  /** With `extend: ['key_location']`. */
  key_location: z
    .strictObject({
      id: idSchema,
      name: z.string(),
      names: keyLocationNamesSchema,
      number: z.int().nullable(),
      position: locationSchema.nullable(),
    })
    .nullable()
    .optional(),
  key_day: datePartSchema,
  key_month: datePartSchema,
  key_year: datePartSchema,
  /** 8 characters of the three parts. */
  key_date: z.string(),
  key_organisation_title: z.string(),
  key_form_of_address: z.string(),
  key_certificate: z.boolean(),
  linked_contact_persons: z.array(linkedContactPersonSchema),
  /** Codes of `/s/{code}` by target, once it was published there. */
  short_codes: z.partialRecord(z.enum(storyTargets), z.string()),
  updated_at: momentSchema,
});
export type PersonStory = z.infer<typeof personStorySchema>;

/** A story in lists: names, statuses and counts. */
export const storyRowSchema = z.strictObject({
  version: z.int(),
  ...storyNameFields,
  born_year: datePartSchema,
  died_year: datePartSchema,
  community: z.string(),
  kiosks: z.array(kioskSchema),
  key_location_id: idSchema.nullable(),
  story_status: z.enum(storyStatuses),
  /** Status of each language's texts, and whether the Dutch text changed since. */
  story_text: z.record(
    z.enum(languages),
    storyTextSchema
      .pick({ story_status: true, story_child_status: true, outdated_since: true, child_outdated_since: true })
      .extend({ has_text: z.boolean(), has_child_text: z.boolean() }),
  ),
  linked_count: z.int(),
  published_linked_count: z.int(),
  /** With `extend: ['linked_stories']`. */
  linked_stories: z.array(linkedStorySchema).optional(),
  updated_at: momentSchema,
});
export type StoryRow = z.infer<typeof storyRowSchema>;

const shortInput = z.string().max(10_000).nullish();
const partInput = z.string().max(100_000).nullish();
const idsInput = z.array(idSchema).max(1000).nullish();

/**
 * What a client sends for a story. Shapes only: what the fields must satisfy is `checkStory`'s. Photos have methods of
 * their own.
 */
export const personStoryInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  /** Chosen when the story is made, and not changed afterwards. */
  person_id_ref: idSchema.optional(),
  first_name: shortInput,
  family_name: shortInput,
  born_year: datePartInputSchema.optional(),
  died_year: datePartInputSchema.optional(),
  community: shortInput,
  area: shortInput,
  country_code: shortInput,
  place_source_event_ref: idSchema.nullish(),
  story_child_option: z.boolean().nullish(),
  story_text: z
    .partialRecord(
      z.enum(languages),
      z.strictObject({
        ...byTextPart(() => partInput),
        story_status: z.string().max(100).nullish(),
        story_child_status: z.string().max(100).nullish(),
        /** Versions whose translation is right although the Dutch text changed since. */
        still_right: z.array(z.enum(['main', 'child'])).optional(),
      }),
    )
    .optional(),
  kiosks: z.array(z.number()).max(100).nullish(),
  coupling_use_events_with_places_refs: idsInput,
  coupling_tags: z.array(z.string().max(100)).max(1000).nullish(),
  coupling_use_died_date: z.boolean().nullish(),
  coupling_stories: idsInput,
  key_location_id: idSchema.nullish(),
  key_day: datePartInputSchema.optional(),
  key_month: datePartInputSchema.optional(),
  key_year: datePartInputSchema.optional(),
  key_organisation_title: shortInput,
  key_form_of_address: shortInput,
  key_certificate: z.boolean().nullish(),
  linked_contact_persons: z
    .array(z.strictObject({ person: idSchema, title: shortInput }))
    .max(100)
    .nullish(),
});
export type PersonStoryInput = z.infer<typeof personStoryInputSchema>;
