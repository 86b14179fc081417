import { z } from 'zod';
import { languageTextsSchema } from '../../lib/i18n/languageTexts.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/** A photo as visitors see it on the public page of its record. */
export const publicPhotoSchema = z.strictObject({
  id: idSchema,
  src: z.string(),
  srcset: z.string(),
  /** Pixels of the original: the page keeps its room before it comes. */
  width: z.int(),
  height: z.int(),
  alt: languageTextsSchema,
  legend: languageTextsSchema,
  credit: languageTextsSchema,
});
export type PublicPhoto = z.infer<typeof publicPhotoSchema>;
