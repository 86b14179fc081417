import sharp, { type Sharp } from 'sharp';
import type { PdfReader } from './PdfReader.ts';
import { openPage, tiffPages } from './readImage.ts';
import type { ScanFile } from './scanTasks.ts';

/** Side of the tiles, in pixels; viewers are told to ask for the same ones. */
export const tileSide = 512;

/**
 * Writes a page as a TIFF of tiles in its full size, half of it, a quarter and so on, until one tile holds it: whatever is
 * asked for, few pixels are read. Upright, in sRGB with eight bits, on white where it lets through.
 */
export async function makePyramid(file: ScanFile, page: number, target: string, pdfs: PdfReader): Promise<void> {
  const picture = await pictureOf(file, page, pdfs);
  const { width, height } = (await picture.metadata()).autoOrient;
  await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .tiff({
      ...{ tile: true, tileWidth: tileFor(width), tileHeight: tileFor(height) },
      ...{ pyramid: true, compression: 'jpeg', quality: 88 },
    })
    .toFile(target);
}

async function pictureOf({ path, mimetype }: ScanFile, page: number, pdfs: PdfReader): Promise<Sharp> {
  if (mimetype === 'application/pdf') {
    const { data, width, height } = await pdfs.draw(path, page);
    return sharp(data, { raw: { width, height, channels: 4 } });
  }
  const index = mimetype === 'image/tiff' ? (await tiffPages(path))[page] : 0;
  if (index === undefined) throw new RangeError(`the file has no page ${page}`);
  return openPage(path, index);
}

/** A tile much larger than its picture is taken for a trap when it is read. TIFF asks for multiples of 16. */
const tileFor = (pixels: number) => Math.min(tileSide, Math.ceil(pixels / 16) * 16);
