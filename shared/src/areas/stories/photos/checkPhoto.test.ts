import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centredCrop, checkPhoto, cropShare, freshPhoto, hasShapeOf } from './checkPhoto.ts';
import { cropTool, photoDimensions, photoSizes } from './photoTypes.ts';
import { pictureSizes } from './pictureSizes.ts';
import type { PhotoSettings } from './storyPhoto.ts';

const original = { width: 3000, height: 2000 };
const check = (kind: 'profile' | 'map' | 'extra', settings: PhotoSettings, pixels = original) =>
  checkPhoto(settings, { kind, original: pixels, base: freshPhoto(kind, pixels) });
const errorsOf = (...given: Parameters<typeof check>) => check(...given).errors.errors;

describe('a crop', () => {
  test('has one of the target sizes, which are those of the documents; the tool keeps its shape [PHOTO-05, PHOTO-06, CONST-17]', () => {
    expect(photoSizes).toEqual({
      landscape: { width: 1080, height: 810 },
      portrait: { width: 960, height: 1280 },
      profile: { width: 1080, height: 1280 },
    });
    expect(cropTool).toEqual({ aspectLocked: true, previewScale: 0.3, wheelStep: 0.9 });
    for (const dimension of photoDimensions) expect(pictureSizes(dimension).at(-1)).toEqual(photoSizes[dimension]);
  });

  test('starts as the largest one in the middle, and always lies in the picture [PHOTO-04, PHOTO-12]', () => {
    expect(freshPhoto('profile', original)).toMatchObject({
      x: 656,
      y: 0,
      width: 1688,
      height: 2000,
      dimension: 'profile',
    });
    expect(freshPhoto('map', original)).toMatchObject({
      dimension: 'landscape',
      template: 1,
      contrast: 1,
      grayscale: false,
    });
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(...photoDimensions), (width, height, dimension) => {
        const crop = centredCrop({ width, height }, dimension);
        expect(crop.x >= 0 && crop.y >= 0 && crop.x + crop.width <= width && crop.y + crop.height <= height).toBe(true);
        if (crop.width > 20 && crop.height > 20) expect(hasShapeOf(crop, dimension)).toBe(true);
      }),
    );
  });

  test('is refused outside the picture, out of shape, or below half the target [PHOTO-12, beyond 17]', () => {
    const crop = (x: number, y: number, width: number, height: number) => errorsOf('extra', { x, y, width, height });
    expect(crop(0, 0, 1080, 810)).toEqual({});
    expect(crop(0, 0, 540, 405)).toEqual({});
    expect(crop(0, 0, 536, 402)).toEqual({ crop: ['crop: CROP_TOO_SMALL'] });
    expect(crop(0, 0, 1080, 1080)).toEqual({ crop: ['crop: INVALID_FORMAT'] });
    expect(crop(2000, 0, 1080, 810)).toEqual({ crop: ['crop: INVALID_DATA'] });
    expect(crop(-1, 0, 1080, 810)).toEqual({ crop: ['crop: INVALID_DATA'] });
    expect(cropShare({ width: 810, height: 607.5 }, 'landscape')).toBe(0.75);
  });

  test('starts anew when the dimension changes and nothing is said of it [PHOTO-04]', () => {
    expect(check('extra', { dimension: 'portrait' }).draft).toMatchObject({
      dimension: 'portrait',
      width: 1500,
      height: 2000,
    });
  });
});

test('only a profile has its shape and templates; a map lies [PHOTO-04, PHOTO-11, PHOTO-14]', () => {
  expect([1, 2, 3].map((template) => errorsOf('profile', { template }))).toEqual([{}, {}, {}]);
  expect(errorsOf('profile', { template: 4 })).toEqual({ template: ['template: INVALID_OPTION'] });
  expect(errorsOf('extra', { template: 2 })).toEqual({ template: ['template: INVALID_OPTION'] });
  for (const [kind, dimension] of [
    ['profile', 'portrait'],
    ['map', 'portrait'],
    ['extra', 'profile'],
    ['extra', 'square'],
  ] as const) {
    expect(errorsOf(kind, { dimension })).toEqual({ dimension: ['dimension: INVALID_OPTION'] });
  }
});

test('contrast goes from a half to double; legends and alternative texts have limits [PHOTO-04, PHOTO-12]', () => {
  expect([0.5, 1, 2].map((contrast) => errorsOf('map', { contrast }))).toEqual([{}, {}, {}]);
  expect(errorsOf('map', { contrast: 2.1 })).toEqual({ contrast: ['contrast: INVALID_DATA'] });
  expect(errorsOf('map', { contrast: Number.NaN })).toEqual({ contrast: ['contrast: INVALID_DATA'] });
  expect(errorsOf('map', { legend: { fr: 'x'.repeat(501) }, alt: { nl: 'x'.repeat(501) } })).toEqual({
    'legend.fr': ['legend.fr: INVALID_LENGTH'],
    'alt.nl': ['alt.nl: INVALID_LENGTH'],
  });
  expect(check('map', { legend: { nl: ' Kaart ' }, decorative: true }).draft).toMatchObject({
    legend: { nl: 'Kaart', en: '', fr: '', de: '' },
    decorative: true,
  });
});
