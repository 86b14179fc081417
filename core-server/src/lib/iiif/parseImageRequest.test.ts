import { expect, test } from 'vitest';
import { imageInfo } from './imageInfo.ts';
import { ImageRequestRefused, parseImageRequest } from './parseImageRequest.ts';

const image = { width: 1000, height: 600 };
const read = (text: string) => {
  const [region = '', size = '', rotation = '', file = ''] = text.split('/');
  return parseImageRequest({ region, size, rotation, file }, image);
};
const refusal = (text: string) => {
  try {
    return read(text).canonical;
  } catch (error) {
    return error instanceof ImageRequestRefused ? error.status : error;
  }
};

test.each([
  ['full/max/0/default.jpg', 'full/max/0/default.jpg'],
  ['0,0,1000,600/1000,/360/color.jpg', 'full/max/0/default.jpg'],
  ['0,0,5000,5000/500,/0/default.webp', 'full/500,300/0/default.webp'],
  ['square/!100,50/90/gray.png', '200,0,600,600/50,50/90/gray.png'],
  ['pct:10,10,50,50/max/0/default.jpg', '100,60,500,300/max/0/default.jpg'],
  ['pct:99.99,99.99,10,10/max/0/default.jpg', 400],
  ['pct:41.6,7.5,40,70/pct:50/0/default.jpg', '416,45,400,420/200,210/0/default.jpg'],
  ['900,500,512,512/25,/!180/bitonal.png', '900,500,100,100/25,25/!180/bitonal.png'],
  ['full/,200/270.0/default.jpg', 'full/333,200/270/default.jpg'],
  ['full/300,500/0/default.jpg', 'full/300,500/0/default.jpg'],
  ['full/!5000,5000/0/default.jpg', 'full/max/0/default.jpg'],
  ['full/1,/0/default.jpg', 'full/1,1/0/default.jpg'],
])('%s is %s', (text, canonical) => {
  expect(refusal(text)).toBe(canonical);
});

test.each([
  ...['1000,0,10,10', '0,600,10,10', '0,0,0,10', '1,2,3', '-1,0,10,10', '0.5,0,10,10', 'pct:0,0,0,10', 'whole', ''].map(
    (region) => `${region}/max/0/default.jpg`,
  ),
  ...['0,', ',', '!5,', '1001,', ',601', '10,601', 'pct:101', 'pct:0', 'pct:', 'full', '1e3,', '-5,'].map(
    (size) => `full/${size}/0/default.jpg`,
  ),
  ...['361', '-90', '!', 'left', ''].map((rotation) => `full/max/${rotation}/default.jpg`),
  ...['default', 'default.gif', 'native.jpg', '.jpg', 'default.jpg.png', ''].map((file) => `full/max/0/${file}`),
])('%s is no request', (text) => {
  expect(refusal(text)).toBe(400);
});

test.each(['full/^max/0/default.jpg', 'full/^2000,/0/default.jpg', 'full/max/45/default.jpg'])(
  '%s is what this server does not do, as its description says',
  (text) => {
    expect(refusal(text)).toBe(501);
  },
);

test('the description of an image names the tiles that its viewer asks for', () => {
  const info = imageInfo('https://x.example/iiif/3/images/a', { width: 5000, height: 7001 }, 512);
  expect(info).toMatchObject({
    ...{ type: 'ImageService3', protocol: 'http://iiif.io/api/image', profile: 'level2', width: 5000, height: 7001 },
    tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4, 8, 16] }],
  });
  expect(info.sizes[0]).toEqual({ width: 313, height: 438 });
  for (const { width, height } of info.sizes) {
    expect(refusal(`full/${width},${height}/0/default.jpg`)).not.toBe(500);
  }
  expect(imageInfo('a', { width: 80, height: 60 }, 512).tiles[0]?.scaleFactors).toEqual([1]);
});

test('whoever gets pictures of a limited area gets the largest of them for `max`, and none that is larger', () => {
  const image = { width: 5000, height: 8000 };
  const maxArea = 10_000_000;
  const sizeOf = (text: string) => {
    const [region = '', size = '', rotation = '', file = ''] = text.split('/');
    return parseImageRequest({ region, size, rotation, file }, image, maxArea).size;
  };
  for (const text of ['full/max', 'full/!5000,8000', '0,0,5000,7000/max', '0,0,1,8000/max']) {
    const { width, height } = sizeOf(`${text}/0/default.jpg`);
    expect(width * height, text).toBeLessThanOrEqual(maxArea);
    expect(width * height, text).toBeGreaterThan(text.includes('0,0,1,') ? 7_999 : maxArea * 0.99);
  }
  expect(sizeOf('10,10,2000,2000/max/0/default.jpg')).toEqual({ width: 2000, height: 2000 });
  for (const size of ['5000,', 'pct:90', '4000,6000']) {
    expect(() => sizeOf(`full/${size}/0/default.jpg`), size).toThrow(ImageRequestRefused);
  }
  const info = imageInfo('a', image, 512, maxArea);
  expect(info).toMatchObject({ ...image, maxArea });
  for (const { width, height } of info.sizes) expect(sizeOf(`full/${width},${height}/0/default.jpg`)).toBeDefined();
  expect(imageInfo('a', image, 512)).not.toHaveProperty('maxArea');
});
