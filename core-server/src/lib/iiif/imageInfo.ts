import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';
import { imageFormats, imageQualities } from './parseImageRequest.ts';

export const imageContext = 'http://iiif.io/api/image/3/context.json';
export const profile = 'http://iiif.io/api/image/3/level2.json';

/** Smaller pictures than this are no help to a viewer. */
const smallest = 64;

/**
 * What a viewer has to know of an image (https://iiif.io/api/image/3.0/, section 5).
 *
 * @param id the address under which it is asked for; viewers ask for all else below it.
 * @param tileSide of the tiles that are quickest to make.
 * @param maxArea pixels of the largest picture that is made for whoever asks.
 */
export function imageInfo(id: string, image: PixelSize, tileSide: number, maxArea?: number) {
  const { width, height } = image;
  const factors = scaleFactors(image, tileSide);
  const sizes = factors
    .map((factor) => ({ width: Math.ceil(width / factor), height: Math.ceil(height / factor) }))
    .filter((size, index) => index === 0 || Math.max(size.width, size.height) >= smallest)
    .filter((size) => size.width * size.height <= (maxArea ?? Number.POSITIVE_INFINITY));
  return {
    '@context': imageContext,
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width,
    height,
    ...(maxArea !== undefined && { maxArea }),
    sizes: sizes.reverse(),
    tiles: [{ width: tileSide, height: tileSide, scaleFactors: factors }],
    preferredFormats: ['jpg'],
    extraFormats: imageFormats.filter((format) => format !== 'jpg' && format !== 'png'),
    extraQualities: imageQualities.filter((quality) => quality !== 'default'),
    extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader'],
  };
}

/** 1, 2, 4 … until a tile holds the whole image. */
function scaleFactors({ width, height }: PixelSize, tileSide: number): number[] {
  const halvings = Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tileSide)));
  return Array.from({ length: halvings + 1 }, (_, power) => 2 ** power);
}
