/** Pixels across that pictures are made in, for `srcset`; the last one bounds both sides (UPLOAD-19). */
export const imageWidths = [320, 640, 1080, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The one that lists and forms show. */
export const previewWidth: ImageWidth = 640;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** What an image measures when it is made `width` across: nothing is enlarged, and 1600 bounds the height too. */
export function scaledTo(image: PixelSize, width: ImageWidth): PixelSize {
  const bound = width === 1600 ? Math.max(image.width, image.height) : image.width;
  const factor = Math.min(1, width / bound);
  return {
    width: Math.max(1, Math.round(image.width * factor)),
    height: Math.max(1, Math.round(image.height * factor)),
  };
}

/** The sizes that are worth making: each smaller than the image, and the first that holds it whole. */
export function sizesOf(image: PixelSize): (PixelSize & { readonly name: ImageWidth })[] {
  const sizes = imageWidths.map((name) => ({ name, ...scaledTo(image, name) }));
  const distinct = sizes.filter(({ width }, index) => index === 0 || width > (sizes[index - 1]?.width ?? 0));
  return distinct;
}

/**
 * `srcset` of a picture whose addresses the server gave by width.
 *
 * @example `srcSetOf({ 320: '/a', 640: '/b' }, image)` is `'/a 320w, /b 640w'`
 */
export function srcSetOf(sizes: Readonly<Record<string, string>>, image: PixelSize): string {
  return sizesOf(image)
    .flatMap(({ name, width }) => (sizes[name] === undefined ? [] : [`${sizes[name]} ${width}w`]))
    .join(', ');
}
