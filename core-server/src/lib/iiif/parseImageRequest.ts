import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';

/** The part of an image that is asked for, in its pixels. */
export interface Region extends PixelSize {
  readonly left: number;
  readonly top: number;
}

export const imageFormats = ['jpg', 'png', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];
export const imageQualities = ['default', 'color', 'gray', 'bitonal'] as const;
export type ImageQuality = (typeof imageQualities)[number];

/** Pixels of one side that WebP can hold. */
const webpSide = 16_383;

/** What is asked for, in pixels. */
export interface ImageRequest {
  readonly region: Region;
  readonly size: PixelSize;
  readonly isMirrored: boolean;
  /** Clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly quality: ImageQuality;
  readonly format: ImageFormat;
  /** The one form of all addresses that mean the same (section 4.7). */
  readonly canonical: string;
}

/** A request that is not answered: 400 for what no server could, 501 for what this one does not. */
export class ImageRequestRefused extends Error {
  override name = 'ImageRequestRefused';
  readonly status: 400 | 501;

  constructor(status: 400 | 501, message: string) {
    super(message);
    this.status = status;
  }
}

const refuse = (message: string, status: 400 | 501 = 400): never => {
  throw new ImageRequestRefused(status, message);
};

/** The four parts of an address that say what is wanted, decoded. */
export interface ImageParams {
  readonly region: string;
  readonly size: string;
  readonly rotation: string;
  /** `quality.format` */
  readonly file: string;
}

/**
 * Reads a request of the IIIF Image API 3.0 (https://iiif.io/api/image/3.0/, section 4) for an image of that size.
 *
 * @param maxArea pixels of the largest picture that is made for whoever asks; `max` and `!w,h` are made smaller for it.
 * @throws ImageRequestRefused
 */
export function parseImageRequest(
  params: ImageParams,
  image: PixelSize,
  maxArea = Number.POSITIVE_INFINITY,
): ImageRequest {
  const region = readRegion(params.region, image);
  const size = readSize(params.size, region, maxArea);
  if (size.width * size.height > maxArea) refuse(`the size has more than ${maxArea} pixels`);
  const { isMirrored, rotation } = readRotation(params.rotation);
  const { quality, format } = readFile(params.file);
  if (format === 'webp' && Math.max(size.width, size.height) > webpSide) refuse(`WebP has ${webpSide} pixels a side`);
  const isWhole = region.width === image.width && region.height === image.height;
  const isFullSize = size.width === region.width && size.height === region.height;
  const canonical = [
    isWhole ? 'full' : `${region.left},${region.top},${region.width},${region.height}`,
    isFullSize ? 'max' : `${size.width},${size.height}`,
    `${isMirrored ? '!' : ''}${rotation}`,
    `${quality === 'color' ? 'default' : quality}.${format}`,
  ].join('/');
  return { region, size, isMirrored, rotation, quality, format, canonical };
}

const integers = /^(\d{1,9}),(\d{1,9}),(\d{1,9}),(\d{1,9})$/;
const decimal = '(\\d{1,9}(?:\\.\\d{1,9})?)';
const percents = new RegExp(`^pct:${decimal},${decimal},${decimal},${decimal}$`);

function readRegion(text: string, image: PixelSize): Region {
  if (text === 'full') return { left: 0, top: 0, ...sizeOf(image) };
  if (text === 'square') {
    const side = Math.min(image.width, image.height);
    const [left, top] = [(image.width - side) / 2, (image.height - side) / 2].map(Math.floor) as [number, number];
    return { left, top, width: side, height: side };
  }
  const percent = percents.exec(text);
  const parts = (percent ?? integers.exec(text))?.slice(1).map(Number);
  if (!parts) return refuse(`no region: ${text}`);
  const [x, y, w, h] = parts as [number, number, number, number];
  if (w === 0 || h === 0) return refuse('a region without pixels');
  if (!percent) return within(image, { left: x, top: y, width: w, height: h });
  const [across, down] = [image.width / 100, image.height / 100];
  // A share that is smaller than a pixel is that pixel.
  const width = Math.max(1, Math.round(w * across));
  const height = Math.max(1, Math.round(h * down));
  return within(image, { left: Math.round(x * across), top: Math.round(y * down), width, height });
}

/** Cuts off what lies beyond the image. */
function within(image: PixelSize, { left, top, width, height }: Region): Region {
  if (left >= image.width || top >= image.height) return refuse('the region lies outside of the image');
  return { left, top, width: Math.min(width, image.width - left), height: Math.min(height, image.height - top) };
}

const sizeForm = new RegExp(`^(?:(?<max>max)|pct:(?<pct>${decimal})|(?<fit>!?)(?<w>\\d{0,9}),(?<h>\\d{0,9}))$`);

/** What is asked for never has more pixels than the region: enlarging is the viewer's to do. */
function readSize(text: string, region: Region, maxArea: number): PixelSize {
  if (text.startsWith('^')) return refuse('images are not enlarged', 501);
  const { max, pct, fit, w = '', h = '' } = sizeForm.exec(text)?.groups ?? refuse(`no size: ${text}`);
  if (max !== undefined) return withinArea(region, maxArea);
  if (pct !== undefined) return scaled(region, Number(pct) / 100, `the size ${text}`);
  if (w === '' && h === '') return refuse(`no size: ${text}`);
  const [width, height] = [w === '' ? null : Number(w), h === '' ? null : Number(h)];
  if (fit === '!') {
    if (width === null || height === null) return refuse(`no size: ${text}`);
    const fitted = scaled(region, Math.min(1, width / region.width, height / region.height), `the size ${text}`);
    return fitted.width * fitted.height > maxArea ? withinArea(region, maxArea) : fitted;
  }
  if (height === null)
    return checked({ width: width ?? 0, height: ratio(region.height, width ?? 0, region.width) }, region);
  if (width === null) return checked({ width: ratio(region.width, height, region.height), height }, region);
  return checked({ width, height }, region);
}

/** The largest size of a region that has no more pixels than `maxArea`. */
export function withinArea({ width, height }: PixelSize, maxArea: number): PixelSize {
  const factor = Math.sqrt(maxArea / (width * height));
  if (factor >= 1) return { width, height };
  // A strip has one pixel across however small it is made.
  const side = (pixels: number) => Math.max(1, Math.min(maxArea, Math.floor(pixels * factor)));
  return { width: side(width), height: side(height) };
}

const ratio = (side: number, part: number, whole: number) =>
  part === 0 ? 0 : Math.max(1, Math.round((side * part) / whole));

function scaled(region: Region, factor: number, what: string): PixelSize {
  if (!(factor > 0)) return refuse(`${what} has no pixels`);
  if (factor > 1) return refuse(`${what} is larger than the region`);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * factor));
  return { width: side(region.width), height: side(region.height) };
}

function checked(size: PixelSize, region: Region): PixelSize {
  if (size.width < 1 || size.height < 1) return refuse('a size without pixels');
  if (size.width > region.width || size.height > region.height) return refuse('the size is larger than the region');
  return size;
}

function readRotation(text: string): Pick<ImageRequest, 'isMirrored' | 'rotation'> {
  const { mirror, degrees = '' } =
    /^(?<mirror>!?)(?<degrees>\d{1,3}(?:\.\d{1,9})?)$/.exec(text)?.groups ?? refuse(`no rotation: ${text}`);
  const turned = Number(degrees);
  if (turned > 360) return refuse(`no rotation: ${text}`);
  const rotation = turned % 360;
  if (rotation !== 0 && rotation !== 90 && rotation !== 180 && rotation !== 270) {
    return refuse('images are turned by right angles', 501);
  }
  return { isMirrored: mirror === '!', rotation };
}

function readFile(text: string): Pick<ImageRequest, 'quality' | 'format'> {
  const [name, ending, ...rest] = text.split('.');
  const quality = imageQualities.find((each) => each === name);
  const format = imageFormats.find((each) => each === ending);
  if (!quality || !format || rest.length > 0) return refuse(`no quality and format: ${text}`);
  return { quality, format };
}

const sizeOf = ({ width, height }: PixelSize): PixelSize => ({ width, height });
