import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';
import { withinArea } from '../../../lib/iiif/parseImageRequest.ts';
import { sameInAll, thumbnailOf, typeOfMedia, wholeImage } from '../../../lib/iiif/presentation.ts';
import { guestMaxArea } from '../pageUrls.ts';
import type { DocumentAddresses } from './iiifAddresses.ts';
import { recordText } from './manifestTexts.ts';
import type { ArchivePage } from './readArchive.ts';

/** What a viewer shows as an empty sheet: upright, of the proportions of A4. */
export const blankSheet: PixelSize = { width: 1000, height: 1414 };

/**
 * A page as a canvas: its image painted on it, and its transcription beside where it has one. A page that is no image is an
 * empty sheet, so that it keeps its place and what is written about it; so is one whose rights withhold it from the reader.
 */
export function presentCanvas(page: ArchivePage, addresses: DocumentAddresses, isStaff: boolean) {
  const id = addresses.canvas(page.id);
  const label = sameInAll(labelOf(page));
  const rendering = [originalOf(page, addresses, isStaff)];
  const annotations = page.hasTranscription
    ? { annotations: [{ id: addresses.annotations(page.id), type: 'AnnotationPage' }] }
    : {};
  const size = imageSize(page);
  if (!page.isShown) {
    const summary = recordText('documentRecord.withheld');
    return { id, type: 'Canvas', label, summary, ...(size ?? blankSheet), items: [], ...annotations };
  }
  if (!size) return { id, type: 'Canvas', label, ...blankSheet, items: [], rendering, ...annotations };
  const image = { url: addresses.image(page.id), ...size };
  const painting = {
    id: `${id}/painting`,
    type: 'Annotation',
    motivation: 'painting',
    // What `max` is for whoever reads; the service beside it has all of it.
    body: wholeImage(isStaff ? image : { ...image, ...withinArea(size, guestMaxArea) }),
    target: id,
  };
  return {
    ...{ id, type: 'Canvas', label, ...size },
    thumbnail: [thumbnailOf(image)],
    items: [{ id: `${id}/paintings`, type: 'AnnotationPage', items: [painting] }],
    rendering,
    ...annotations,
  };
}

export const imageSize = ({ width, height }: ArchivePage): PixelSize | null =>
  width === null || height === null ? null : { width, height };

const labelOf = ({ partTitle, number }: ArchivePage) => (partTitle === null ? `${number}` : `${partTitle}, ${number}`);

/** The file of a page, as whoever reads gets it: of an image, staff as it was uploaded, everybody else a JPEG. */
export function originalOf(page: ArchivePage, addresses: DocumentAddresses, isStaff: boolean) {
  const format = isStaff || !imageSize(page) ? page.mimetype : 'image/jpeg';
  return {
    id: addresses.original(page.id),
    type: typeOfMedia(format),
    label: sameInAll(`${labelOf(page)} (${imageSize(page) ? nameOfFormat(format) : kindOfFile(page)})`),
    format,
  };
}

/** People know a file by the end of its name: `TXT`, `DOCX`. */
const kindOfFile = ({ filename, mimetype }: ArchivePage) =>
  /\.([a-z0-9]{2,5})$/i.exec(filename)?.[1]?.toUpperCase() ?? nameOfFormat(mimetype);

/** `image/jpeg` is `JPEG`; long names of office files are their last word. */
const nameOfFormat = (format: string) =>
  (format.split('/')[1] ?? format)
    .replace(/^x-|^vnd\.|\+.*$/g, '')
    .split('.')
    .at(-1)
    ?.toUpperCase() ?? '';
