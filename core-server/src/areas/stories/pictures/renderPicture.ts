import { type PictureFormat, pictureFormats, pictureSizes } from '@salient/shared/areas/stories/photos/pictureSizes.ts';
import type { Derived, Pictures } from '../../../lib/files/Pictures.ts';
import type { PhotoRow } from '../StoryRecord.ts';

/** The finished picture of a photo in one of its sizes; null for a size that is none. */
export async function pictureOfSize(
  pictures: Pictures,
  photo: PhotoRow,
  width: number,
  format: PictureFormat,
): Promise<Derived | null> {
  const target = pictureSizes(photo.dimension).find((size) => size.width === width);
  if (!target) return null;
  const { x, y, width: cropWidth, height, grayscale, contrast } = photo;
  const settings = { x, y, width: cropWidth, height, grayscale, contrast, target };
  return pictures.renderPhoto(photo.sha256, photo.original, settings, format);
}

/** Makes every size of a photo's picture that is not there yet. */
export async function renderPicture(pictures: Pictures, photo: PhotoRow): Promise<void> {
  for (const { width } of pictureSizes(photo.dimension)) {
    for (const format of pictureFormats) await pictureOfSize(pictures, photo, width, format);
  }
}
