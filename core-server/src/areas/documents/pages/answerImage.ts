import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isUnavailable } from '../../../lib/db/isUnavailable.ts';
import { answerNotModified } from '../../../lib/http/answerNotModified.ts';
import { closedSignal } from '../../../lib/http/closedSignal.ts';
import { askedOrigin, keepFor, letOtherSitesRead, refuse, setJsonType } from '../../../lib/iiif/answers.ts';
import { type Asker, type ImageRenderer, RendererTooDear } from '../../../lib/iiif/ImageRenderer.ts';
import { imageContext, imageInfo, profile } from '../../../lib/iiif/imageInfo.ts';
import {
  type ImageFormat,
  type ImageParams,
  ImageRequestRefused,
  parseImageRequest,
} from '../../../lib/iiif/parseImageRequest.ts';
import { addressRange } from '../../../lib/rpc/addressRange.ts';
import { NoFreeSlot } from '../../../lib/rpc/ConcurrencyLimiter.ts';
import { tileSide } from '../../../lib/scans/makePyramid.ts';
import { ScanMissing } from '../../../lib/scans/Pyramids.ts';
import { guestMaxArea, imagesPath } from '../pageUrls.ts';
import { findPage, type PageReaders, type ServedPage } from './findPage.ts';

interface ImageServices {
  readonly readers: PageReaders;
  readonly images: ImageRenderer;
  readonly publicUrl: string;
  readonly log: Logger;
}

type Image = ServedPage & { readonly width: number; readonly height: number };
type Answer = (ctx: Context, image: Image, services: ImageServices) => void | Promise<void>;

/** When who found no place may ask again. */
const busySeconds = 2;
/** How long a browser keeps an answer. */
const keptSeconds = { tile: 3600, info: 60 } as const;
const types: Readonly<Record<ImageFormat, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/**
 * The images of pages by the IIIF Image API 3.0, level 2, below `/iiif/3/images/{id}`: `id` is the page's, for a document that
 * is not disclosed with a ticket: `{id}~{ticket}`. A viewer asks for everything below the `id` of `info.json`, so that the
 * ticket goes with all its requests.
 */
export const answerImage = (services: ImageServices) => ({
  base: answerWith(services, (ctx) => {
    ctx.status = 303;
    ctx.redirect(`${ctx.path.replace(/\/$/, '')}/info.json`);
  }),
  info: answerWith(services, sendInfo),
  part: answerWith(services, sendPart),
});

function answerWith(services: ImageServices, answer: Answer): Middleware {
  return async (ctx) => {
    const [id = '', ticket] = ((ctx.params as { id: string }).id ?? '').split('~', 2);
    ctx.set('cache-control', 'no-store');
    letOtherSitesRead(ctx, true);
    const page = await findPage(services.readers, id, ticket).catch((error: unknown) => {
      if (isUnavailable(error)) return 503 as const;
      throw error;
    });
    if (page === 503) ctx.set('retry-after', String(busySeconds));
    if (typeof page === 'number') return refuse(ctx, page);
    const { width, height } = page;
    if (width === null || height === null) return refuse(ctx, 404);
    letOtherSitesRead(ctx, !page.isPrivate);
    await answer(ctx, { ...page, width, height }, services);
  };
}

function sendInfo(ctx: Context, image: Image, { publicUrl }: ImageServices): void {
  const asked = askedOrigin(ctx, publicUrl);
  const info = imageInfo(
    `${asked.origin}${imagesPath}/${(ctx.params as { id: string }).id}`,
    image,
    tileSide,
    maxAreaFor(image),
  );
  keepFor(ctx, image.isPrivate || !asked.isOwn, keptSeconds.info);
  ctx.body = JSON.stringify(info);
  setJsonType(ctx, imageContext);
}

async function sendPart(ctx: Context, image: Image, { images, log }: ImageServices): Promise<void> {
  const gone = closedSignal(ctx);
  try {
    const request = parseImageRequest(ctx.params as ImageParams, image, maxAreaFor(image));
    const source = { sha256: image.sha256, mimetype: image.mimetype, page: image.filePage };
    ctx.set('etag', `"${images.tagOf(source, request)}"`);
    keepFor(ctx, image.isPrivate, keptSeconds.tile);
    ctx.set('link', `<${profile}>;rel="profile", <${pathOf(ctx)}/${request.canonical}>;rel="canonical"`);
    ctx.status = 200;
    if (answerNotModified(ctx)) return;
    const bytes = await images.render(source, request, askerOf(ctx, image, gone));
    ctx.compress = false;
    ctx.set('x-content-type-options', 'nosniff');
    ctx.type = types[request.format];
    ctx.body = bytes;
  } catch (error) {
    ctx.remove('etag');
    ctx.set('cache-control', 'no-store');
    if (error instanceof ImageRequestRefused) return refuse(ctx, error.status, error.message);
    if (gone.aborted) return;
    if (error instanceof NoFreeSlot || error instanceof RendererTooDear) {
      ctx.set('retry-after', String(error instanceof RendererTooDear ? error.retryAfterSeconds : busySeconds));
      ctx.status = error instanceof RendererTooDear ? 429 : 503;
      return;
    }
    if (!(error instanceof ScanMissing)) throw error;
    log.error({ err: error, page: image.id }, 'the picture of a page cannot be shown');
    refuse(ctx, 404);
  }
}

/** Staff get a picture in its full size. */
const maxAreaFor = ({ isPrivate }: Image) => (isPrivate ? undefined : guestMaxArea);

const askerOf = ({ ip }: Context, { readerId }: Image, gone: AbortSignal): Asker =>
  readerId === null
    ? { callerClass: 'guest', caller: addressRange(ip), gone }
    : { callerClass: 'staff', caller: readerId, gone };

const pathOf = (ctx: Context) => `${imagesPath}/${(ctx.params as { id: string }).id}`;
