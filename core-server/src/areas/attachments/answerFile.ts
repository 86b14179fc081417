import { mayUse } from '@salient/shared/areas/attachments/attachment.ts';
import { type ImageWidth, imageWidths, previewWidth } from '@salient/shared/areas/attachments/imageSizes.ts';
import { guest } from '@salient/shared/areas/users/actor.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Context, Middleware } from 'koa';
import type { DataSource } from 'typeorm';
import { byteRange } from '../../lib/files/byteRange.ts';
import type { Files } from '../../lib/files/Files.ts';
import type { PictureFormat } from '../../lib/files/Pictures.ts';
import { answerNotModified } from '../../lib/http/answerNotModified.ts';
import type { AttachmentAreas } from './AttachmentArea.ts';
import { type AttachmentWithFile, loadAttachmentsByIds } from './loadAttachments.ts';
import { resourceOf } from './presentAttachments.ts';

/** What browsers show without any program running in it; everything else is saved. */
const shownInline: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** What a reader gets: an object of the store, under a type. */
export interface Rendition {
  readonly key: string;
  readonly mimetype: string;
  /** One of two formats, chosen by what the browser takes. */
  readonly negotiated: boolean;
}

/**
 * `GET /api/file/:id/:rendition`: `original`, `preview` or a width such as `w1080`. With a ticket for whoever may see
 * the file, without one where everybody may. What is no file of a record is left to the next.
 */
export function answerFile({
  dataSource,
  files,
  attachmentAreas,
  now,
}: {
  dataSource: DataSource;
  files: Files;
  attachmentAreas: AttachmentAreas;
  now: () => Date;
}): Middleware {
  return async (ctx, next) => {
    const { id, rendition: name } = ctx.params as { id: string; rendition: string };
    if (!idSchema.safeParse(id).success) return ctx.throw(404);
    const [attachment] = await loadAttachmentsByIds(dataSource.manager, [id.toLowerCase()]);
    if (!attachment) return next();
    const { ticket } = ctx.query;
    const reader = typeof ticket === 'string' ? await files.tickets.reader(ticket, resourceOf(attachment.id)) : null;
    if (!reader && !(await isDisclosed(dataSource, attachmentAreas, attachment, now())))
      return ctx.throw(403, 'This address is over');
    const rendition = await renditionOf(files, ctx, attachment, name, typeof reader?.sub === 'string');
    if (!rendition) return ctx.throw(404);
    ctx.set('cache-control', reader ? 'private, max-age=60' : keptByVisitors(3600));
    await sendRendition(ctx, files, rendition, attachment.name);
  };
}

/** A visitor's own browser keeps a picture for so many seconds; what stands between asks again after one, by ETag, whether it is still shown. */
export const keptByVisitors = (seconds: number) => `public, max-age=${seconds}, s-maxage=1`;

async function isDisclosed(
  { manager }: DataSource,
  areas: AttachmentAreas,
  attachment: AttachmentWithFile,
  now: Date,
): Promise<boolean> {
  const { collection, collection_id } = attachment;
  const area = areas[collection];
  if (!area || collection_id === null) return false;
  const rights = await area.rights(manager, guest, collection_id);
  if (!rights) return false;
  return rights.see || (area.showsOnWeb === true && mayUse(attachment, 'web', dayText(now)));
}

async function renditionOf(
  { pictures }: Files,
  ctx: Context,
  { file }: AttachmentWithFile,
  name: string,
  isStaff: boolean,
): Promise<Rendition | null> {
  const { sha256, width, height, mimetype, storage_key } = file;
  const image = width === null || height === null ? null : { width, height };
  if (name === 'original' && (isStaff || !image)) return { key: storage_key, mimetype, negotiated: false };
  const format: PictureFormat = /\bimage\/webp\b/.test(ctx.get('accept')) ? 'webp' : 'jpeg';
  if (!image) return null;
  if (name === 'original') return { ...(await pictures.clean(sha256, 'jpeg')), negotiated: false };
  const wanted = name === 'preview' ? previewWidth : widthOf(name);
  return wanted === null ? null : { ...(await pictures.size(sha256, image, wanted, format)), negotiated: true };
}

function widthOf(name: string): ImageWidth | null {
  return imageWidths.find((width) => name === `w${width}`) ?? null;
}

/** Answers a request with an object of the store: ranges, revalidation, and nothing that a browser would run. */
export async function sendRendition(
  ctx: Context,
  { store }: Files,
  { key, mimetype, negotiated }: Rendition,
  name: string,
): Promise<void> {
  const found = await store.stat(key);
  if (!found) return ctx.throw(404);
  // The key says the content, and for what is made of it how: no two contents share one.
  const etag = `"${key
    .split('/')
    .slice(2)
    .join('-')
    .replace(/^([0-9a-f]{32})[0-9a-f]{32}/, '$1')}"`;
  ctx.set('etag', etag);
  ctx.set('accept-ranges', 'bytes');
  ctx.set('x-content-type-options', 'nosniff');
  // Should a browser take a file for a page after all, nothing in it may run or load.
  ctx.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (negotiated) ctx.vary('accept');
  ctx.status = 200;
  if (answerNotModified(ctx)) return;
  ctx.compress = false;
  ctx.attachment(withEnding(name, mimetype), { type: shownInline.has(mimetype) ? 'inline' : 'attachment' });
  ctx.type = mimetype;
  const mayRange = ctx.get('if-range') === '' || ctx.get('if-range') === etag;
  const range = mayRange ? byteRange(ctx.get('range'), found.bytes) : 'whole';
  if (range === 'none') {
    ctx.set('content-range', `bytes */${found.bytes}`);
    return ctx.throw(416);
  }
  if (range !== 'whole') {
    ctx.status = 206;
    ctx.set('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`);
  }
  ctx.length = range === 'whole' ? found.bytes : range.end - range.start + 1;
  ctx.body = ctx.method === 'HEAD' ? null : await store.open(key, range === 'whole' ? undefined : range);
}

const endings: Readonly<Record<string, string>> = { 'image/webp': '.webp', 'image/jpeg': '.jpg' };

/** The name under which a file is saved; a picture that was made of another one has its own ending. */
function withEnding(name: string, mimetype: string): string {
  const ending = endings[mimetype];
  return ending === undefined || new RegExp(`\\${ending}$|\\.jpeg$`, 'i').test(name)
    ? name
    : `${name.replace(/\.\w{1,5}$/, '')}${ending}`;
}
