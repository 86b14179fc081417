import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { Files } from '../../lib/files/Files.ts';

/** Where images stand by the IIIF Image API. */
export const imagesPath = '/iiif/3/images';

/** Viewers ask for tiles as long as somebody reads: a ticket for pages holds eleven to twelve hours. */
const ticketHours = 12;
const hourMs = 60 * 60 * 1000;

/** What a ticket for the pages of a document says that it opens. */
export const pagesOf = (documentId: string) => `pages:${documentId}`;

interface PageOfDocument {
  readonly id: string;
  readonly document_id: string;
  /** Null for what is no image. */
  readonly width: number | null;
}

interface PageAudience {
  readonly files: Pick<Files, 'tickets'>;
  readonly actor: Pick<Actor, 'id'>;
  readonly now: Date;
}

/**
 * The addresses of a page. Staff get a ticket of their own in them, the same for an hour, so that their browser keeps what it
 * has; it opens nothing any more once the account is closed. Guests get those that hold while the document is disclosed.
 */
export async function pageUrls(
  page: PageOfDocument,
  audience: PageAudience,
): Promise<Pick<PageElement, 'url_resized' | 'url_original' | 'image'>> {
  const ticket = await ticketFor(page.document_id, audience);
  const image = page.width === null ? null : imagePath(page.id, ticket);
  return {
    image,
    url_resized: image && `${image}/full/!1600,1600/0/default.jpg`,
    url_original: `/api/file/${page.id}/original${ticket === null ? '' : `?ticket=${ticket}`}`,
  };
}

/** A small picture of a page; null for what is no image. */
export async function thumbnailUrl(page: PageOfDocument, audience: PageAudience): Promise<string | null> {
  if (page.width === null) return null;
  return `${imagePath(page.id, await ticketFor(page.document_id, audience))}/full/!320,320/0/default.jpg`;
}

/** Below it stand `info.json` and all regions and sizes. */
export const imagePath = (pageId: string, ticket: string | null) =>
  `${imagesPath}/${pageId}${ticket === null ? '' : `~${ticket}`}`;

async function ticketFor(documentId: string, { files, actor, now }: PageAudience): Promise<string | null> {
  if (actor.id === null) return null;
  const thisHour = Math.floor(now.getTime() / hourMs) * hourMs;
  return files.tickets.sign(actor, pagesOf(documentId), new Date(thisHour + ticketHours * hourMs));
}
