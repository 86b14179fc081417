import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { Files } from '../../lib/files/Files.ts';

/** Where images stand by the IIIF Image API. */
export const imagesPath = '/iiif/3/images';

/** Pixels of the largest picture that guests get at once: a page of A4 at 400 dots per inch. They see all of a larger one by tiles. */
export const guestMaxArea = 16_000_000;

/** Viewers ask for tiles as long as somebody reads: a ticket for pages holds six to twelve hours. */
export const pageTicketSeconds = 6 * 60 * 60;

/** What a ticket for the pages of a document says that it opens. */
export const pagesOf = (documentId: string) => `pages:${documentId}`;

interface PageOfDocument {
  readonly id: string;
  readonly document_id: string;
  /** Null for what is no image. */
  readonly width: number | null;
}

export interface PageAudience {
  readonly files: Pick<Files, 'tickets'>;
  readonly actor: Pick<Actor, 'id'>;
}

/** The addresses of a page. */
export interface PageUrls extends Pick<PageElement, 'url_resized' | 'url_original' | 'image'> {
  /** A small picture, for lists; null for what is no image. */
  readonly thumbnail: string | null;
}

/**
 * The addresses of a page. Staff get a ticket of their own in them, the same for six hours, so that their browser keeps what
 * it has; it opens nothing any more once the account is closed. Guests get those that hold while the document is disclosed.
 */
export async function pageUrls(page: PageOfDocument, { files, actor }: PageAudience): Promise<PageUrls> {
  const expires = files.tickets.expiresAt(pageTicketSeconds);
  const ticket = actor.id === null ? null : await files.tickets.sign(actor, pagesOf(page.document_id), expires);
  const image = page.width === null ? null : imagePath(page.id, ticket);
  return {
    image,
    url_resized: image && `${image}/full/!1600,1600/0/default.jpg`,
    url_original: `/api/file/${page.id}/original${ticket === null ? '' : `?ticket=${ticket}`}`,
    thumbnail: image && `${image}/full/!320,320/0/default.jpg`,
  };
}

/** Below it stand `info.json` and all regions and sizes. */
export const imagePath = (pageId: string, ticket: string | null) =>
  `${imagesPath}/${pageId}${ticket === null ? '' : `~${ticket}`}`;
