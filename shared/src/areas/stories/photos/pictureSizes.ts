import { type PhotoDimension, photoSizes } from './photoTypes.ts';

/** Formats in which pictures are made, the lighter first. */
export const pictureFormats = ['webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Parts of the target size that are made besides it, for `srcset`. */
const shares = [1 / 3, 1 / 2, 2 / 3, 1] as const;

/** The sizes of a photo's finished picture, the smallest first; the last one is the target size. */
export const pictureSizes = (dimension: PhotoDimension): { readonly width: number; readonly height: number }[] =>
  shares.map((share) => ({
    width: Math.round(photoSizes[dimension].width * share),
    height: Math.round(photoSizes[dimension].height * share),
  }));
