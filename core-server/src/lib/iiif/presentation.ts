import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';
import { clearLanguageOf } from '@salient/shared/lib/i18n/languageOfText.ts';
import { inEachLanguage, type Language } from '@salient/shared/lib/i18n/languages.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

/** What the words of an answer mean (https://iiif.io/api/presentation/3.0/, section 4.6). */
export const presentationContext = 'http://iiif.io/api/presentation/3/context.json';
/** The same for Content Search 2.0; it stands before the one of the Presentation API. */
export const searchContext = 'http://iiif.io/api/search/2/context.json';

/** A text in its languages; `none` for names and numbers that are the same in all. */
export type LanguageMap = { readonly [L in Language | 'none']?: readonly string[] };

export interface MetadataEntry {
  readonly label: LanguageMap;
  readonly value: LanguageMap;
}

export const sameInAll = (text: string): LanguageMap => ({ none: [text] });
/** A text of records, in its own language where that is clear. */
export const inItsLanguage = (text: string): LanguageMap => ({ [clearLanguageOf(text) ?? 'none']: [plainValue(text)] });
export const inLanguages = (of: (language: Language) => string): LanguageMap =>
  inEachLanguage((language) => [of(language)]);

/** Viewers read a value between `<` and `>` as HTML: one that was typed so is kept as the text that it is. */
export const plainValue = (text: string): string =>
  text.startsWith('<') && text.endsWith('>') ? `<span>${escapeHtml(text)}</span>` : text;

/** Long side of the pictures that viewers show in rows, in pixels. */
const thumbnailSide = 320;

interface ServedImage extends PixelSize {
  /** Where it stands by the Image API 3.0. */
  readonly url: string;
}

const imageOf = ({ url }: ServedImage, part: string, size: PixelSize) => ({
  id: `${url}/full/${part}/0/default.jpg`,
  type: 'Image',
  format: 'image/jpeg',
  width: size.width,
  height: size.height,
  service: [{ id: url, type: 'ImageService3', profile: 'level2' }],
});

/** The whole image, from which viewers go on to its tiles. */
export const wholeImage = (image: ServedImage) => imageOf(image, 'max', image);

/** A small one, never larger than the image. */
export function thumbnailOf(image: ServedImage) {
  const factor = Math.min(1, thumbnailSide / image.width, thumbnailSide / image.height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * factor));
  const size = { width: side(image.width), height: side(image.height) };
  return imageOf(image, factor === 1 ? 'max' : `${size.width},${size.height}`, size);
}

/** What kind of thing a file is to a viewer, by its media type. */
export function typeOfMedia(mimetype: string): 'Image' | 'Sound' | 'Video' | 'Text' | 'Dataset' {
  const [kind] = mimetype.split('/');
  if (kind === 'image') return 'Image';
  if (kind === 'audio') return 'Sound';
  if (kind === 'video') return 'Video';
  return kind === 'text' || mimetype === 'application/pdf' ? 'Text' : 'Dataset';
}
