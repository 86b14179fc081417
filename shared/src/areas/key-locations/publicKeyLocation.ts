import { z } from 'zod';
import { languageTextsSchema } from '../../lib/i18n/languageTexts.ts';
import { idSchema, locationSchema } from '../../lib/schemas/commonSchemas.ts';
import { publicPhotoSchema } from '../attachments/publicPhoto.ts';
import { portraitSchema } from '../persons/portrait.ts';
import { shortCodeSchema } from '../short-addresses/shortAddressSchemas.ts';
import { keyLocationNamesSchema } from './keyLocationName.ts';

/** Signs of a story's first part that its preview shows, cut at a word (PUBLIC-34). */
export const previewLength = 200;

/** A story on the timeline of a key location (PUBLIC-31). */
export const keyLocationStorySchema = z.strictObject({
  id: idSchema,
  first_name: z.string(),
  family_name: z.string(),
  /** The face of the person, where its rights allow it. */
  portrait: portraitSchema.nullable(),
  /** The day that the key remembers, 8 characters with `?`. */
  key_date: z.string().length(8),
  /** The beginning of the story in each language that has one. */
  preview: languageTextsSchema,
  /** The whole story for adults in each language that has one, an empty line between paragraphs, to be read at the key itself (beyond 19). */
  text: languageTextsSchema,
  /** Whether the page to read is the one of the remembrance key or the museum's (PUBLIC-33). */
  target: z.enum(['key', 'museum']),
});
export type KeyLocationStory = z.infer<typeof keyLocationStorySchema>;

/** Another key on the way. */
export const keyNeighbourSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  names: keyLocationNamesSchema,
  number: z.int().nullable(),
  position: locationSchema,
  /** Metres as the crow flies. */
  distance: z.int().min(0),
});
export type KeyNeighbour = z.infer<typeof keyNeighbourSchema>;

/** What a visitor gets of a key location: everything named here, and nothing else. */
export const publicKeyLocationSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  names: keyLocationNamesSchema,
  number: z.int().nullable(),
  year: z.int(),
  position: locationSchema,
  notes: languageTextsSchema,
  short_code: shortCodeSchema,
  photos: z.array(publicPhotoSchema),
  stories: z.array(keyLocationStorySchema),
  /** The keys before and after it by number; null at the ends. */
  previous: keyNeighbourSchema.nullable(),
  next: keyNeighbourSchema.nullable(),
  nearest: keyNeighbourSchema.nullable(),
  updated_at: z.iso.datetime(),
});
export type PublicKeyLocation = z.infer<typeof publicKeyLocationSchema>;
