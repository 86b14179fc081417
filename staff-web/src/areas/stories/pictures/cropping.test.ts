import { hasShapeOf } from '@salient/shared/areas/stories/photos/checkPhoto.ts';
import { cropTool, photoDimensions } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import { expect, test } from 'vitest';
import { cropOfShare, shareOf, zoomCrop } from './cropping.ts';

const original = { width: 3001, height: 1999 };

test.each(photoDimensions)(
  'a crop drawn in the shape of %s has it to the pixel, wherever it lies [PHOTO-05, PHOTO-06]',
  (dimension) => {
    for (const x of [0, 13.37, 66.6, 99]) {
      for (const width of [0.5, 20, 47.3, 100]) {
        const crop = cropOfShare({ x, y: x, width, height: 50 }, original, dimension);
        expect(hasShapeOf(crop, dimension)).toBe(true);
        expect(crop.x + crop.width).toBeLessThanOrEqual(original.width);
        expect(crop.y + crop.height).toBeLessThanOrEqual(original.height);
      }
    }
  },
);

test('a crop read and written again is the same', () => {
  const crop = { x: 100, y: 50, width: 1080, height: 810 };
  expect(cropOfShare(shareOf(crop, original), original, 'landscape')).toEqual(crop);
});

test('a notch of the wheel makes a crop a tenth smaller around its middle, and never larger than the picture [PHOTO-06]', () => {
  const crop = { x: 500, y: 500, width: 1000, height: 750 };
  expect(zoomCrop(crop, cropTool.wheelStep, original, 'landscape')).toEqual({
    x: 550,
    y: 538,
    width: 900,
    height: 675,
  });
  const whole = zoomCrop(crop, 100, original, 'landscape');
  expect(whole).toMatchObject({ y: 0, height: 1999 });
  expect(hasShapeOf(whole, 'landscape')).toBe(true);
  expect(zoomCrop({ x: 0, y: 0, width: 16, height: 12 }, 0.01, original, 'landscape').width).toBe(16);
});
