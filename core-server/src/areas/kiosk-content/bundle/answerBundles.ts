import { kioskNumberSchema } from '@salient/shared/lib/schemas/kioskNumber.ts';
import type { Context } from 'koa';
import Router from 'koa-router';
import { isUnavailable } from '../../../lib/db/isUnavailable.ts';
import { answerNotModified } from '../../../lib/http/answerNotModified.ts';
import { setPageHeaders } from '../../../lib/pages/pageHeaders.ts';
import { type BundleSources, KioskBundles } from './KioskBundles.ts';

const oneYear = 60 * 60 * 24 * 365;

/**
 * `GET /kiosk/:kiosk/bundle`: what a kiosk holds, as a list with hashes; asked again with its id it costs next to nothing.
 * `GET /kiosk/:kiosk/bundle/:sha256`: one of these files.
 */
export function answerBundles(sources: BundleSources): Router {
  const bundles = new KioskBundles(sources);
  return new Router()
    .use(async (ctx, next) => {
      try {
        await next();
      } catch (error) {
        // A kiosk goes on with what it has and asks again.
        if (!isUnavailable(error)) throw error;
        ctx.status = 503;
        ctx.body = '';
      }
    })
    .get('/kiosk/:kiosk/bundle', async (ctx) => {
      const bundle = await bundles.bundle(kioskOf(ctx));
      ctx.status = 200;
      ctx.set('cache-control', 'no-cache');
      ctx.set('etag', `"${bundle.id}"`);
      if (!answerNotModified(ctx)) ctx.body = bundle;
    })
    .get('/kiosk/:kiosk/bundle/:sha256', async (ctx) => {
      const file = await bundles.file(kioskOf(ctx), String(ctx.params.sha256));
      const body = await file?.open();
      if (!file || !body) return ctx.throw(404);
      // The kiosk's page is one of them, and is opened from here.
      setPageHeaders(ctx);
      ctx.set('cache-control', `public, max-age=${oneYear}, immutable`);
      ctx.type = file.type;
      ctx.body = body;
    });
}

function kioskOf(ctx: Context): number {
  const kiosk = kioskNumberSchema.safeParse(Number(ctx.params.kiosk));
  return kiosk.success ? kiosk.data : ctx.throw(404);
}
