import { z } from 'zod';

/**
 * Addresses of a picture ready for `<picture>`: one source per format, the best first, and `src` as JPEG for the rest.
 * `width` and `height` are those of the largest size, so that the page keeps its place.
 */
export const pictureSchema = z.strictObject({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  sources: z.array(z.strictObject({ type: z.string(), srcset: z.string() })),
});
export type Picture = z.infer<typeof pictureSchema>;
