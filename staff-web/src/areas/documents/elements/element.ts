import type { DocumentElement, PageElement } from '@salient/shared/areas/documents/element.ts';

/** By what an element is known: a page by its own id, a sub-document by that of the document. */
export const elementKey = (element: DocumentElement): string =>
  element.type === 'page' ? element.id : element.documentId;

/** Pixels of the longer side of a small picture, as those of sub-documents have it too. */
const thumbnailPixels = 320;

/** A small picture of a page; null for what is no image. */
export const thumbnailOf = ({ image, url_resized }: PageElement): string | null =>
  image === null ? url_resized : `${image}/full/!${thumbnailPixels},${thumbnailPixels}/0/default.jpg`;

/** A page as it fills the screen; null for what is no image. */
export const previewOf = ({ image, url_resized }: PageElement): string | null =>
  url_resized ?? (image === null ? null : `${image}/full/!1600,1600/0/default.jpg`);

/** How much was noted about a page: its tags and references (DOCUMENT-14). */
export const annotationCount = ({ tags, references }: PageElement): number => tags.length + references.length;
