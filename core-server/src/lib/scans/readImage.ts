import { type PixelSize, previewWidth } from '@salient/shared/areas/attachments/imageSizes.ts';
import { uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import sharp, { type Sharp } from 'sharp';
import { UploadRefused } from '../files/UploadRefused.ts';
import { readTiffDirectories } from './readTiffDirectories.ts';
import type { ScanFile, ScanPages } from './scanTasks.ts';

export const mostPixels = uploadLimits.megapixels * 1_000_000;

/**
 * The pages of an image: one, or those of a TIFF that has several. Each is decoded once, so that what is kept can be shown.
 *
 * @throws UploadRefused
 */
export async function readImage({ path, mimetype }: ScanFile): Promise<ScanPages> {
  if (mimetype !== 'image/tiff') return [await readPage(path, 0)];
  const pages: ScanPages[number][] = [];
  for (const directory of await tiffPages(path)) pages.push(await readPage(path, directory));
  return pages;
}

/**
 * Where the pages of a TIFF stand among its pictures: a picture that is one of those before it with fewer pixels is no page.
 *
 * @throws UploadRefused
 */
export async function tiffPages(path: string): Promise<readonly number[]> {
  const most = uploadLimits.scanPages;
  // Each page may bring as many smaller pictures as it can be halved.
  const directories = await readTiffDirectories(path, most * 20).catch(damaged);
  const pages = directories.flatMap(({ isReduced }, index) => (isReduced && index > 0 ? [] : [index]));
  if (pages.length > most) throw new UploadRefused('TOO_MANY_PAGES');
  if (pages.length === 0) throw new UploadRefused('FILE_DAMAGED');
  return pages;
}

async function readPage(path: string, page: number): Promise<ScanPages[number]> {
  const header = await sharp(path, { page, limitInputPixels: false }).metadata().catch(damaged);
  refuseLarge(header);
  // A JPEG is read to its end and decoded small.
  await openPage(path, page).resize({ width: previewWidth, withoutEnlargement: true }).raw().toBuffer().catch(damaged);
  const { width, height } = header.autoOrient;
  return { width, height };
}

/** @throws UploadRefused for an image that has more pixels than can be shown, in all or along one side. */
export function refuseLarge({ width, height }: PixelSize): void {
  const { side } = uploadLimits;
  if (width * height > mostPixels || width > side || height > side) throw new UploadRefused('IMAGE_TOO_LARGE');
}

/** One picture of a file, upright; what is cut short does not pass. */
export const openPage = (path: string, page: number): Sharp =>
  sharp(path, { page, limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();

export function damaged(error: unknown): never {
  if (error instanceof UploadRefused) throw error;
  if (error instanceof Error && /pixel limit/i.test(error.message)) throw new UploadRefused('IMAGE_TOO_LARGE');
  throw new UploadRefused('FILE_DAMAGED');
}
