import { z } from 'zod';
import { languages } from '../../../lib/i18n/languages.ts';
import { idSchema } from '../../../lib/schemas/commonSchemas.ts';
import { pictureSchema } from '../../attachments/picture.ts';
import { storyLimits } from '../storyTypes.ts';
import { photoDimensions, photoKinds } from './photoTypes.ts';

const textsSchema = z.record(z.enum(languages), z.string());

/** A photo of a story as staff read it. The original stays; everything else can be set anew (PHOTO-04, PHOTO-13). */
export const storyPhotoSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(photoKinds),
  attachment_id: idSchema,
  /** The crop in pixels of the original. */
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  template: z.int(),
  grayscale: z.boolean(),
  contrast: z.number(),
  dimension: z.enum(photoDimensions),
  /** Caption by language, empty where there is none. */
  legend: textsSchema,
  /** What the picture shows, for those who do not see it. */
  alt: textsSchema,
  /** Adds nothing to the text: needs no `alt` and is not read out. */
  decorative: z.boolean(),
  /** The uploaded picture as it was. */
  original: z.strictObject({
    name: z.string(),
    width: z.int(),
    height: z.int(),
    /** For the crop tool; the address holds for a while only. */
    url: z.string(),
  }),
  /** Who holds the rights, as the attachment says (beyond 17). */
  rights: z.strictObject({
    licence: z.string(),
    /** By language, those without a text left out. */
    credit_line: z.partialRecord(z.enum(languages), z.string()),
    usable_for: z.array(z.string()),
    /** Last day of the permission, `yyyy-mm-dd`; null without end. */
    permission_expires: z.string().nullable(),
  }),
  /** The finished picture; its addresses hold for a while only as long as the story is not published. */
  picture: pictureSchema,
});
export type StoryPhoto = z.infer<typeof storyPhotoSchema>;

/** Which photo is meant: an extra one by its index, from 0; `new` appends one (PHOTO-10). */
export const photoTargetSchema = z.union([
  z.literal('profile'),
  z.literal('map'),
  z.literal('new'),
  z
    .int()
    .min(0)
    .max(storyLimits.extraImages - 1),
]);
export type PhotoTarget = z.infer<typeof photoTargetSchema>;

/** What a client sends of a photo; absent fields keep their values. What they must satisfy is `checkPhoto`'s. */
export const photoSettingsSchema = z.strictObject({
  x: z.number().optional(),
  y: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  template: z.number().optional(),
  grayscale: z.boolean().optional(),
  contrast: z.number().optional(),
  dimension: z.string().max(100).optional(),
  legend: z.partialRecord(z.enum(languages), z.string().max(10_000).nullable()).optional(),
  alt: z.partialRecord(z.enum(languages), z.string().max(10_000).nullable()).optional(),
  decorative: z.boolean().optional(),
  /** Moves an extra image to this place of the row. */
  index: z.number().optional(),
});
export type PhotoSettings = z.infer<typeof photoSettingsSchema>;
