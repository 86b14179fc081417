import { createHash } from 'node:crypto';
import type { Picture } from '@salient/shared/areas/attachments/picture.ts';
import { photoSizes } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import { type PictureFormat, pictureFormats, pictureSizes } from '@salient/shared/areas/stories/photos/pictureSizes.ts';
import type { PhotoRow } from '../StoryRecord.ts';

/** Where finished pictures are fetched; `print` says which settings they were made with. */
export const picturePath = '/api/photo/:id/:print/:width.:format';

/** What a ticket for the pictures of a story says that it opens. */
export const resourceOfStory = (storyId: string) => `person_story:${storyId}`;

/** A mark that changes with everything that changes the picture, so that each address shows one picture for ever. */
export function printOf(photo: PhotoRow): string {
  const { sha256, x, y, width, height, grayscale, contrast, dimension } = photo;
  return createHash('sha256')
    .update(sha256)
    .update(JSON.stringify([x, y, width, height, grayscale, contrast, dimension]))
    .digest('hex')
    .slice(0, 16);
}

/** Addresses of a photo's finished picture in all sizes; with a ticket for one that the public may not see. */
export function pictureOf(photo: PhotoRow, ticket: string | null): Picture {
  const query = ticket === null ? '' : `?ticket=${ticket}`;
  const print = printOf(photo);
  const url = (width: number, format: PictureFormat) => `/api/photo/${photo.id}/${print}/${width}.${format}${query}`;
  const sizes = pictureSizes(photo.dimension);
  const target = photoSizes[photo.dimension];
  return {
    src: url(target.width, 'jpeg'),
    width: target.width,
    height: target.height,
    sources: pictureFormats.map((format) => ({
      type: `image/${format}`,
      srcset: sizes.map(({ width }) => `${url(width, format)} ${width}w`).join(', '),
    })),
  };
}
