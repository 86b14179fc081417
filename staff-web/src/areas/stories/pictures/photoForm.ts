import { type Crop, centredCrop } from '@salient/shared/areas/stories/photos/checkPhoto.ts';
import type { PhotoDimension } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import type { StoryPhoto } from '@salient/shared/areas/stories/photos/storyPhoto.ts';

/** What can be set of a photo. */
export type PhotoForm = Crop &
  Pick<StoryPhoto, 'template' | 'grayscale' | 'contrast' | 'dimension' | 'legend' | 'alt' | 'decorative'>;

export const photoForm = (photo: StoryPhoto): PhotoForm => ({
  x: photo.x,
  y: photo.y,
  width: photo.width,
  height: photo.height,
  template: photo.template,
  grayscale: photo.grayscale,
  contrast: photo.contrast,
  dimension: photo.dimension,
  legend: photo.legend,
  alt: photo.alt,
  decorative: photo.decorative,
});

/** Another shape begins with the largest crop in the middle. */
export const withDimension = (
  form: PhotoForm,
  original: StoryPhoto['original'],
  dimension: PhotoDimension,
): PhotoForm => ({ ...form, dimension, ...centredCrop(original, dimension) });
