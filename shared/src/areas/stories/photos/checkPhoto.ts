import { FieldErrorList } from '../../../lib/contract/validation.ts';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { cleanLine, cleanText, isOneOf } from '../../../lib/schemas/cleanText.ts';
import { storyLimits } from '../storyTypes.ts';
import {
  contrastRange,
  defaultDimension,
  type PhotoDimension,
  type PhotoKind,
  photoDimensions,
  photoSizes,
  profileTemplates,
  smallestCropShare,
} from './photoTypes.ts';
import type { PhotoSettings } from './storyPhoto.ts';

export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** The settings of a photo as they are stored. */
export interface PhotoDraft extends Crop {
  template: number;
  grayscale: boolean;
  contrast: number;
  dimension: PhotoDimension;
  legend: Record<Language, string>;
  alt: Record<Language, string>;
  decorative: boolean;
}

const emptyTexts = () => Object.fromEntries(languages.map((language) => [language, ''])) as Record<Language, string>;

/** The largest crop of a dimension's shape, in the middle of the picture. */
export function centredCrop(original: Pixels, dimension: PhotoDimension): Crop {
  const target = photoSizes[dimension];
  const scale = Math.min(original.width / target.width, original.height / target.height);
  const width = Math.min(original.width, Math.round(target.width * scale));
  const height = Math.min(original.height, Math.round(target.height * scale));
  return { x: Math.floor((original.width - width) / 2), y: Math.floor((original.height - height) / 2), width, height };
}

/** A photo that was just put into a story. */
export const freshPhoto = (kind: PhotoKind, original: Pixels): PhotoDraft => ({
  ...centredCrop(original, defaultDimension[kind]),
  template: 1,
  grayscale: false,
  contrast: contrastRange.default,
  dimension: defaultDimension[kind],
  legend: emptyTexts(),
  alt: emptyTexts(),
  decorative: false,
});

/** How much of the target size a crop has: below 1 the crop tool warns, below `smallestCropShare` the server refuses. */
export function cropShare(crop: Pixels, dimension: PhotoDimension): number {
  const target = photoSizes[dimension];
  return Math.min(crop.width / target.width, crop.height / target.height);
}

/** Whether a crop has the shape of its dimension, as far as whole pixels allow. */
export function hasShapeOf(crop: Pixels, dimension: PhotoDimension): boolean {
  const target = photoSizes[dimension];
  const tolerance = 1 / Math.min(crop.width, crop.height) + 0.005;
  return Math.abs((crop.width / crop.height / target.width) * target.height - 1) <= tolerance * 2;
}

/**
 * Checks the settings of a photo and answers them in stored form (PHOTO-04, PHOTO-12). A crop that is not given with a
 * new dimension starts anew in the middle.
 *
 * @param original pixels of the uploaded picture, upright.
 */
export function checkPhoto(
  input: PhotoSettings,
  { kind, original, base }: { readonly kind: PhotoKind; readonly original: Pixels; readonly base: PhotoDraft },
): { readonly draft: PhotoDraft; readonly errors: FieldErrorList } {
  const errors = new FieldErrorList();
  const dimension = checkDimension(input, kind, base, errors);
  const template = input.template ?? base.template;
  const templates: readonly number[] = kind === 'profile' ? profileTemplates : [1];
  if (!templates.includes(template)) errors.add('template', 'INVALID_OPTION');
  const contrast = input.contrast ?? base.contrast;
  if (!(contrast >= contrastRange.min && contrast <= contrastRange.max)) errors.add('contrast', 'INVALID_DATA');
  const draft: PhotoDraft = {
    ...checkCrop(input, { dimension, original, base }, errors),
    template,
    grayscale: input.grayscale ?? base.grayscale,
    contrast,
    dimension,
    legend: checkTexts('legend', storyLimits.legend, input.legend, base.legend, errors),
    alt: checkTexts('alt', storyLimits.alt, input.alt, base.alt, errors),
    decorative: input.decorative ?? base.decorative,
  };
  return { draft, errors };
}

function checkDimension(
  { dimension }: PhotoSettings,
  kind: PhotoKind,
  base: PhotoDraft,
  errors: FieldErrorList,
): PhotoDimension {
  if (dimension === undefined) return base.dimension;
  // Only a profile has the profile's shape, and a map always lies.
  const allowed = { profile: ['profile'], map: ['landscape'], extra: ['landscape', 'portrait'] } as const;
  if (isOneOf(photoDimensions, dimension) && isOneOf<PhotoDimension>(allowed[kind], dimension)) return dimension;
  errors.add('dimension', 'INVALID_OPTION');
  return base.dimension;
}

function checkCrop(
  input: PhotoSettings,
  { dimension, original, base }: { dimension: PhotoDimension; original: Pixels; base: PhotoDraft },
  errors: FieldErrorList,
): Crop {
  const given = (['x', 'y', 'width', 'height'] as const).filter((side) => input[side] !== undefined);
  if (given.length === 0 && dimension !== base.dimension) return centredCrop(original, dimension);
  const crop: Crop = {
    x: Math.round(input.x ?? base.x),
    y: Math.round(input.y ?? base.y),
    width: Math.round(input.width ?? base.width),
    height: Math.round(input.height ?? base.height),
  };
  if (given.length === 0) return crop;
  const lies =
    crop.x >= 0 &&
    crop.y >= 0 &&
    crop.width >= 1 &&
    crop.height >= 1 &&
    crop.x + crop.width <= original.width &&
    crop.y + crop.height <= original.height;
  if (!lies) errors.add('crop', 'INVALID_DATA');
  else if (!hasShapeOf(crop, dimension)) errors.add('crop', 'INVALID_FORMAT');
  else if (cropShare(crop, dimension) < smallestCropShare) errors.add('crop', 'CROP_TOO_SMALL');
  return crop;
}

function checkTexts(
  field: 'legend' | 'alt',
  longest: number,
  input: PhotoSettings['legend'],
  base: Readonly<Record<Language, string>>,
  errors: FieldErrorList,
): Record<Language, string> {
  const texts = { ...base };
  for (const language of languages) {
    const given = input?.[language];
    if (given !== undefined) texts[language] = (field === 'alt' ? cleanLine : cleanText)(given ?? '');
    if (texts[language].length > longest) errors.add(`${field}.${language}`, 'INVALID_LENGTH');
  }
  return texts;
}
