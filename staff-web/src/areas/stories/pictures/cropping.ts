import type { Crop } from '@salient/shared/areas/stories/photos/checkPhoto.ts';
import { type PhotoDimension, photoSizes } from '@salient/shared/areas/stories/photos/photoTypes.ts';

interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** A crop as the crop tool has it: hundredths of the picture's width and height. */
export interface CropShare {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const aspectOf = (dimension: PhotoDimension) => photoSizes[dimension].width / photoSizes[dimension].height;

export const shareOf = (crop: Crop, { width, height }: Pixels): CropShare => ({
  x: (crop.x / width) * 100,
  y: (crop.y / height) * 100,
  width: (crop.width / width) * 100,
  height: (crop.height / height) * 100,
});

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));

/** The largest whole pixels of a dimension's shape that are at most `width` across and lie in the picture. */
function shaped(width: number, original: Pixels, dimension: PhotoDimension): Pixels {
  const aspect = aspectOf(dimension);
  const across = Math.max(1, Math.min(width, original.width, original.height * aspect));
  return { width: Math.round(across), height: Math.min(original.height, Math.round(across / aspect)) };
}

/** A drawn crop in pixels of the original, in the shape of its dimension to the pixel (PHOTO-05). */
export function cropOfShare(share: CropShare, original: Pixels, dimension: PhotoDimension): Crop {
  const size = shaped((share.width / 100) * original.width, original, dimension);
  return {
    x: within(Math.round((share.x / 100) * original.width), original.width - size.width),
    y: within(Math.round((share.y / 100) * original.height), original.height - size.height),
    ...size,
  };
}

/** A crop made larger or smaller around its middle, as far as the picture goes; below 1 it comes nearer (PHOTO-06). */
export function zoomCrop(crop: Crop, factor: number, original: Pixels, dimension: PhotoDimension): Crop {
  const size = shaped(Math.max(crop.width * factor, 16), original, dimension);
  return {
    x: within(Math.round(crop.x + (crop.width - size.width) / 2), original.width - size.width),
    y: within(Math.round(crop.y + (crop.height - size.height) / 2), original.height - size.height),
    ...size,
  };
}
