import { z } from 'zod';
import { byLanguage, shownTextSchema } from '../../lib/i18n/shownText.ts';
import { pictureSchema } from '../attachments/picture.ts';

/** The face of a person that everybody may see. It stands beside that person's name, and beside no other. */
export const portraitSchema = z.strictObject({
  picture: pictureSchema,
  /** 1 to 3: how it is framed. */
  template: z.int(),
  alt: byLanguage(shownTextSchema),
  credit: byLanguage(shownTextSchema),
});
export type Portrait = z.infer<typeof portraitSchema>;
