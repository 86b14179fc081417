import { buffer } from 'node:stream/consumers';
import {
  type ImageWidth,
  imageWidths,
  type PixelSize,
  previewWidth,
  scaledTo,
} from '@salient/shared/areas/attachments/imageSizes.ts';
import { uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { FileStore } from './FileStore.ts';
import { derivedKey, originalKey } from './storageKeys.ts';
import { UploadRefused } from './UploadRefused.ts';

// One picture takes one core, and memory is given back after each.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures under way at once in one process; each may take what `megapixels` of raw pixels take. */
const atOnce = 2;
/** How long the decoding of an upload may take. */
const checkSeconds = 30;
const maxPixels = uploadLimits.megapixels * 1_000_000;

export const pictureFormats = ['webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Something made of an original, as it lies in the store. */
export interface Derived {
  readonly key: string;
  readonly mimetype: string;
}

/** A photo as somebody cropped it: in pixels of the upright original (PHOTO-12). */
export interface PhotoSettings {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly grayscale: boolean;
  /** 1 leaves the picture as it is; 0.5 to 2. */
  readonly contrast: number;
  readonly target: PixelSize;
}

/** Reads, checks and makes pictures. What was made once is kept in the store beside its original. */
export class Pictures {
  readonly #store: FileStore;
  readonly #limit = pLimit(atOnce);
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(store: FileStore) {
    this.#store = store;
  }

  /**
   * Decodes an uploaded image once, so that what is kept can be shown.
   *
   * @returns its size as seen, upright.
   * @throws UploadRefused when it has too many pixels, is damaged or cut short.
   */
  async check(path: string): Promise<PixelSize> {
    const header = await sharp(path, { limitInputPixels: false }).metadata().catch(damaged);
    const { side } = uploadLimits;
    const isLarge = header.width * header.height > maxPixels || header.width > side || header.height > side;
    if (isLarge) throw new UploadRefused('IMAGE_TOO_LARGE');
    const small = reader(path)
      .resize({ width: previewWidth, withoutEnlargement: true })
      .timeout({ seconds: checkSeconds });
    await this.#limit(() => small.raw().toBuffer()).catch(damaged);
    const { width, height } = header.autoOrient;
    return { width, height };
  }

  /** The picture in one of the sizes of `srcset`: upright, in sRGB, without any note inside. */
  size(sha256: Buffer, image: PixelSize, width: ImageWidth, format: PictureFormat): Promise<Derived> {
    const size = scaledTo(image, width);
    return this.#derive(sha256, `w${width}`, format, (picture) => picture.resize({ ...size, fit: 'fill' }));
  }

  /** The whole picture in its own size, made anew: what the public gets as the original. */
  clean(sha256: Buffer, format: PictureFormat): Promise<Derived> {
    return this.#derive(sha256, 'full', format, (picture) => picture);
  }

  /** Every size in both formats, before anybody asks. */
  async prepare(sha256: Buffer, image: PixelSize): Promise<void> {
    for (const width of imageWidths) {
      for (const format of pictureFormats) await this.size(sha256, image, width, format);
    }
  }

  /**
   * The cropped and filtered photo of a story at its target size (PHOTO-13), made once for each setting.
   *
   * @throws RangeError when the crop is not inside the picture.
   */
  renderPhoto(sha256: Buffer, image: PixelSize, photo: PhotoSettings, format: PictureFormat): Promise<Derived> {
    const { x: left, y: top, width, height, grayscale, contrast, target } = photo;
    const inside = left >= 0 && top >= 0 && width >= 1 && height >= 1;
    if (!inside || left + width > image.width || top + height > image.height) {
      throw new RangeError('the crop is not inside the picture');
    }
    const crop = { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
    const recipe = `photo-${Object.values(crop).join('-')}-${grayscale ? 'grey' : 'colour'}-${contrast}-${target.width}x${target.height}`;
    return this.#derive(sha256, recipe, format, (picture) => {
      const cropped = picture.extract(crop).resize({ ...target, fit: 'cover' });
      // Around the middle grey, so that more contrast is not more light.
      const contrasted = contrast === 1 ? cropped : cropped.linear(contrast, 128 * (1 - contrast));
      return grayscale ? contrasted.grayscale() : contrasted;
    });
  }

  async #derive(
    sha256: Buffer,
    recipe: string,
    format: PictureFormat,
    make: (picture: Sharp) => Sharp,
  ): Promise<Derived> {
    const key = derivedKey(sha256, `${recipe}.${format}`);
    const derived = { key, mimetype: `image/${format}` };
    if (await this.#store.stat(key)) return derived;
    const running = this.#underWay.get(key) ?? this.#make(sha256, key, format, make);
    this.#underWay.set(key, running);
    await running.finally(() => this.#underWay.delete(key));
    return derived;
  }

  #make(sha256: Buffer, key: string, format: PictureFormat, make: (picture: Sharp) => Sharp): Promise<void> {
    return this.#limit(async () => {
      const original = await buffer(await this.#store.open(originalKey(sha256)));
      const picture = make(reader(original)).toColourspace('srgb');
      const encoded =
        format === 'webp'
          ? picture.webp({ quality: 80 })
          : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true });
      await this.#store.putBytes(key, await encoded.toBuffer());
    });
  }
}

/** The first picture of a file, upright; what is cut short does not pass. */
const reader = (source: string | Buffer) =>
  sharp(source, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();

function damaged(error: unknown): never {
  if (error instanceof Error && /pixel limit/i.test(error.message)) throw new UploadRefused('IMAGE_TOO_LARGE');
  throw new UploadRefused('IMAGE_DAMAGED');
}
