import sharp, { type Sharp } from 'sharp';
import type { Pyramid } from '../scans/Pyramids.ts';
import { readStoredTile } from '../scans/pyramidLevels.ts';
import type { ImageFormat, ImageRequest, Region } from './parseImageRequest.ts';

/** Makes what is asked for, of the smallest level of the pyramid that has the pixels for it. */
export async function renderImage({ path, levels }: Pyramid, request: ImageRequest): Promise<Buffer> {
  const { region, size, isMirrored, rotation, quality, format } = request;
  const level = levelFor(levels.length, request);
  const stored = await storedTile({ path, levels }, level, request);
  if (stored) return stored;
  const part = onLevel(region, level, levels[level] ?? { width: 1, height: 1 });
  let picture = sharp(path, { page: level, limitInputPixels: false }).extract(part);
  if (part.width !== size.width || part.height !== size.height) picture = picture.resize({ ...size, fit: 'fill' });
  if (isMirrored || rotation !== 0) {
    // In one go sharp would turn before it mirrors; the standard mirrors first.
    const { data, info } = await picture.flop(isMirrored).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    picture = sharp(data, { raw: { width, height, channels } }).rotate(rotation);
  }
  if (quality === 'gray') picture = picture.grayscale();
  if (quality === 'bitonal') picture = picture.threshold();
  return encodings[format](picture).toBuffer();
}

/** What a picture costs: the pixels that are read, whole tiles of them, and those that are made. */
export function pixelsOf({ levels }: Pyramid, request: ImageRequest): number {
  const { region, size } = request;
  const index = levelFor(levels.length, request);
  const level = levels[index];
  if (!level) return 0;
  const { left, top, width, height } = onLevel(region, index, level);
  const read = (from: number, pixels: number, tile: number) =>
    (Math.ceil((from + pixels) / tile) - Math.floor(from / tile)) * tile;
  return read(left, width, level.tile.width) * read(top, height, level.tile.height) + size.width * size.height;
}

/** What is asked for, where it is a tile of the pyramid just as it lies there. */
async function storedTile(
  { path, levels }: Pyramid,
  index: number,
  { region, size, isMirrored, rotation, quality, format }: ImageRequest,
): Promise<Buffer | null> {
  const level = levels[index];
  if (!level || isMirrored || rotation !== 0 || format !== 'jpg') return null;
  if (quality !== 'default' && quality !== 'color') return null;
  const { width, height } = level.tile;
  const factor = 2 ** index;
  const [column, row] = [region.left / (width * factor), region.top / (height * factor)];
  const isWhole = region.width === width * factor && region.height === height * factor;
  const isInPlace = Number.isInteger(column) && Number.isInteger(row);
  const isTile = isWhole && isInPlace && size.width === width && size.height === height;
  return isTile ? readStoredTile(path, level, column, row) : null;
}

/** How often the image may be halved before it has fewer pixels than are asked for. */
function levelFor(levels: number, { region, size }: ImageRequest): number {
  const scale = Math.min(region.width / size.width, region.height / size.height);
  // A tile at the edge is rounded up by up to a pixel.
  const halvings = Math.floor(Math.log2(scale) + 0.01);
  return Math.max(0, Math.min(levels - 1, halvings));
}

/** Where a region lies on a level: each of its pixels stands for as many of the image's as the level is smaller. */
function onLevel(
  { left, top, width, height }: Region,
  level: number,
  { width: most, height: highest }: Region | { width: number; height: number },
): Region {
  const factor = 2 ** level;
  const x = Math.min(Math.floor(left / factor), most - 1);
  const y = Math.min(Math.floor(top / factor), highest - 1);
  const right = Math.min(most, Math.ceil((left + width) / factor));
  const bottom = Math.min(highest, Math.ceil((top + height) / factor));
  return { left: x, top: y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}

const encodings: Readonly<Record<ImageFormat, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 85 }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
  // The quickest way of its encoder, which takes four times as long as that of JPEG all the same.
  webp: (picture) => picture.webp({ quality: 80, effort: 0 }),
};
