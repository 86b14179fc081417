import { personPath, personQrPath } from '@salient/shared/areas/persons/personPaths.ts';
import { shortPersonPath } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { shortCodeSchema } from '@salient/shared/areas/short-addresses/shortAddressSchemas.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import Router from 'koa-router';
import { toString as drawQr } from 'qrcode';
import { letKeep, publicOrigin } from '../../lib/pages/publicOrigin.ts';

interface Options {
  /** Public origin for permanent addresses; the request's own when unset. */
  readonly publicUrl?: string | undefined;
}

/**
 * The QR code of a person's short address for print (ux.md P8): drawn from the code alone, so that it never changes. The id of
 * a person instead, as sheets of the past fetch it, gives the permanent address.
 */
export function personQr({ publicUrl }: Options): Router {
  return new Router().get(personQrPath(':named'), async (ctx, next) => {
    const path = pathOf(ctx.params.named ?? '');
    if (path === null) return next();
    ctx.type = 'image/svg+xml';
    const origin = publicOrigin(ctx, publicUrl);
    letKeep(ctx, origin, 86_400);
    ctx.set('content-security-policy', "default-src 'none'");
    ctx.body = await drawQr(origin.origin + path, {
      ...{ type: 'svg', errorCorrectionLevel: 'M', margin: 4 },
    });
  });
}

function pathOf(named: string): string | null {
  const code = shortCodeSchema.safeParse(named);
  if (code.success) return shortPersonPath(code.data);
  const id = idSchema.safeParse(named);
  return id.success ? personPath(id.data) : null;
}
