import { personPath, personQrPath } from '@salient/shared/areas/persons/personPaths.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import Router from 'koa-router';
import { toString as drawQr } from 'qrcode';
import { publicOrigin } from '../../lib/pages/publicOrigin.ts';

interface Options {
  /** Public origin for permanent addresses; the request's own when unset. */
  readonly publicUrl?: string | undefined;
}

/** The code of a person's permanent address for print (ux.md P8): drawn from the id alone, so that it never changes. */
export function personQr({ publicUrl }: Options): Router {
  return new Router().get(personQrPath(':id'), async (ctx, next) => {
    const { success, data: id } = idSchema.safeParse(ctx.params.id);
    if (!success) return next();
    const address = publicOrigin(ctx, publicUrl) + personPath(id);
    ctx.type = 'image/svg+xml';
    ctx.set('cache-control', 'public, max-age=86400');
    ctx.set('content-security-policy', "default-src 'none'");
    ctx.body = await drawQr(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  });
}
