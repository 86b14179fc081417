import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { byLanguage, shownTextSchema } from '../../lib/i18n/shownText.ts';
import { idSchema, locationSchema } from '../../lib/schemas/commonSchemas.ts';
import { pictureSchema } from '../attachments/picture.ts';
import { keyLocationNamesSchema } from '../key-locations/keyLocationName.ts';
import { storyTargets } from '../persons/storyTargets.ts';
import { commonFactSchema } from './common-ground/commonFact.ts';
import { photoDimensions } from './photos/photoTypes.ts';
import { storyPlaceNamesSchema } from './storyPlaceNames.ts';
import { storyTags } from './storyTypes.ts';

export const publicPhotoSchema = z.strictObject({
  picture: pictureSchema,
  dimension: z.enum(photoDimensions),
  /** 1 to 3: how a profile is framed. */
  template: z.int(),
  legend: byLanguage(shownTextSchema),
  /** Empty texts mark a picture that adds nothing to the page. */
  alt: byLanguage(shownTextSchema),
  /** Whom it is owed to. */
  credit: byLanguage(shownTextSchema),
});
export type PublicPhoto = z.infer<typeof publicPhotoSchema>;

/**
 * The texts of a story for readers of one language (STORY-33). Each version tells in which language it is written: Dutch
 * where theirs has none.
 */
const publicStoryTextSchema = z.strictObject({
  language: z.enum(languages),
  story_part_1: z.string(),
  story_part_2: z.string(),
  /** Null where there is no child story; its parts are empty then. */
  story_child_language: z.enum(languages).nullable(),
  story_child_part_1: z.string(),
  story_child_part_2: z.string(),
  /** What children are asked to look for, in the language of their text; blank for none. */
  story_child_question: z.string(),
});
export type PublicStoryText = z.infer<typeof publicStoryTextSchema>;

const nameFields = {
  id: idSchema,
  first_name: z.string(),
  family_name: z.string(),
  calculated_full_name: z.string(),
  born_year: z.int().nullable(),
  died_year: z.int().nullable(),
  community: z.string(),
  area: z.string(),
  country_code: z.string(),
  /** Community and area in the reader's language. */
  place_names: storyPlaceNamesSchema,
};

/** A published story as a card shows it. */
export const storyCardSchema = z.strictObject({
  ...nameFields,
  photo: publicPhotoSchema.nullable(),
  /** Languages with a text of their own; the others get the Dutch one. */
  languages: z.array(z.enum(languages)),
  /** Whether there is a child story. */
  story_child_option: z.boolean(),
  tags: z.array(z.enum(storyTags)),
  targets: z.array(z.enum(storyTargets)),
  /** First 200 characters of part 1 by language (PUBLIC-34). */
  preview: byLanguage(shownTextSchema),
  /** The same of the child story; null where there is none. */
  child_preview: byLanguage(shownTextSchema).nullable(),
});
export type StoryCard = z.infer<typeof storyCardSchema>;

/** A card with what kiosks and encounters go on with (KIOSK-16). */
export const publicStorySummarySchema = storyCardSchema.extend({
  /** Published stories it leads to, those chosen by hand first (KIOSK-13). */
  linked_ids: z.array(idSchema),
  /** Code of `/s/{code}`. */
  short_code: z.string().nullable(),
  published_date: z.string(),
  updated_at: z.string(),
});
export type PublicStorySummary = z.infer<typeof publicStorySummarySchema>;

const inCommon = z.array(commonFactSchema);

/** A story beside another one, with what the two lives have in common, the most telling first; nothing where nobody knows. */
export const encounteredStorySchema = publicStorySummarySchema.extend({ in_common: inCommon });
export type EncounteredStory = z.infer<typeof encounteredStorySchema>;

/** A story with what its life has in common with each that it leads to, in the order of `linked_ids`. */
export const kioskStorySchema = publicStorySummarySchema.extend({
  encounters: z.array(z.strictObject({ id: idSchema, in_common: inCommon })),
});
export type KioskStory = z.infer<typeof kioskStorySchema>;

/** A story as everybody may read it, in all languages at once: a page changes its language without asking again. */
export const publicStorySchema = z.strictObject({
  ...nameFields,
  /** Which of the two published forms this is. */
  target: z.enum(storyTargets),
  /** The person of the names list, for the timeline beside the story. */
  person_id: idSchema,
  story_child_option: z.boolean(),
  languages: z.array(z.enum(languages)),
  story_text: byLanguage(publicStoryTextSchema),
  tags: z.array(z.enum(storyTags)),
  profile_image: publicPhotoSchema.nullable(),
  /** Address of the profile picture (STORY-35). */
  profile_image_url: z.string().nullable(),
  extra_images: z.array(publicPhotoSchema),
  map_image: publicPhotoSchema.nullable(),
  /** Published for the same target. */
  linked_stories: z.array(encounteredStorySchema),
  /** What a key story tells besides; null for the museum's form (PUBLIC-25). */
  key: z
    .strictObject({
      location: z
        .strictObject({
          id: idSchema,
          name: z.string(),
          names: keyLocationNamesSchema,
          number: z.int().nullable(),
          position: locationSchema.nullable(),
        })
        .nullable(),
      /** 8 characters, `?` for unknown digits. */
      date: z.string(),
      organisation_title: z.string(),
      /** Titles of those who gave the story, without their names. */
      contact_titles: z.array(z.string()),
    })
    .nullable(),
  short_code: z.string().nullable(),
  /** Null in a preview of a story that is not published. */
  published_date: z.string().nullable(),
  updated_at: z.string(),
});
export type PublicStory = z.infer<typeof publicStorySchema>;
