import { imagesPath } from '../pageUrls.ts';

const documentsPath = '/iiif/3/documents';
const collectionsPath = '/iiif/3/collections';

/** What a ticket for the list of documents of a collection says that it opens. */
export const collectionResource = (collectionId: string) => `collection:${collectionId}`;

/** `{id}` for everybody, `{id}~{ticket}` for whoever has a ticket: it goes with all that is asked for below. */
const withTicket = (id: string, ticket: string | null) => (ticket === null ? id : `${id}~${ticket}`);

export const manifestPath = (documentId: string, ticket: string | null) =>
  `${documentsPath}/${withTicket(documentId, ticket)}/manifest`;
export const collectionPath = (collectionId: string, ticket: string | null) =>
  `${collectionsPath}/${withTicket(collectionId, ticket)}`;

/** The addresses below one document. */
export interface DocumentAddresses {
  readonly manifest: string;
  readonly search: string;
  readonly image: (page: string) => string;
  readonly original: (page: string) => string;
  readonly annotations: (page: string) => string;
  /** Names of things that are asked for as parts of others; no ticket is in them, as notes of viewers keep them. */
  readonly canvas: (page: string) => string;
  readonly transcription: (page: string) => string;
  readonly range: string;
}

export function documentAddresses(origin: string, documentId: string, ticket: string | null): DocumentAddresses {
  const named = `${origin}${documentsPath}/${documentId}`;
  const opened = `${origin}${documentsPath}/${withTicket(documentId, ticket)}`;
  return {
    manifest: `${opened}/manifest`,
    search: `${opened}/search`,
    image: (page) => `${origin}${imagesPath}/${withTicket(page, ticket)}`,
    original: (page) => `${origin}/api/file/${page}/original${ticket === null ? '' : `?ticket=${ticket}`}`,
    annotations: (page) => `${opened}/annotations/${page}`,
    canvas: (page) => `${named}/canvas/${page}`,
    transcription: (page) => `${named}/transcription/${page}`,
    range: `${named}/range`,
  };
}
