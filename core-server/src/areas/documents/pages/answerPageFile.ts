import type { Middleware } from 'koa';
import type { Files } from '../../../lib/files/Files.ts';
import { sendRendition } from '../../attachments/answerFile.ts';
import { imagePath } from '../pageUrls.ts';
import { findPage, type PageReaders } from './findPage.ts';

/**
 * `GET /api/file/:id/:rendition` of a page (P-07): `original` is the file as it was uploaded for whoever has a ticket, and for
 * everybody, where the document is disclosed, its picture as large as guests get it, without the notes of the camera. `preview` is a small
 * picture.
 */
export function answerPageFile({ readers, files }: { readers: PageReaders; files: Files }): Middleware {
  return async (ctx) => {
    const { id, rendition } = ctx.params as { id: string; rendition: string };
    const { ticket } = ctx.query;
    const page = await findPage(readers, id, typeof ticket === 'string' ? ticket : undefined);
    if (typeof page === 'number') return ctx.throw(page);
    const image = page.width === null ? null : imagePath(page.id, page.isPrivate ? (ticket as string) : null);
    ctx.set('cache-control', page.isPrivate ? 'private, max-age=60' : 'public, max-age=60, s-maxage=1');
    if (rendition === 'preview' && image) return ctx.redirect(`${image}/full/!640,640/0/default.jpg`);
    if (rendition !== 'original') return ctx.throw(404);
    if (image && !page.isPrivate) return ctx.redirect(`${image}/full/max/0/default.jpg`);
    const { storageKey: key, mimetype, name } = page;
    await sendRendition(ctx, files, { key, mimetype, negotiated: false }, name);
  };
}
