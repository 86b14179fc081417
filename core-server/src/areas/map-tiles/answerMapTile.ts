import type { Context, Middleware } from 'koa';
import type { AccessLimits } from '../users/AccessLimits.ts';
import { TileProblem, tileType } from './fetchTile.ts';
import type { TileCache } from './TileCache.ts';
import { tileSpotOf } from './tileSpot.ts';

interface Options {
  readonly tileCache: TileCache;
  readonly accessLimits: AccessLimits;
}

/**
 * `GET /api/tile/:z/:x/:y` (MAP-02): a tile of a map, from those that are kept or from their source. Status 404 where there
 * is none, 429 for an address that had too many fetched, 503 while the source cannot be reached.
 */
export function answerMapTile({ tileCache, accessLimits }: Options): Middleware {
  return async (ctx) => {
    const spot = tileSpotOf(ctx.params as { z: string; x: string; y: string });
    if (!spot) return ctx.throw(404);
    const kept = await tileCache.find(spot);
    if (kept) return sendTile(ctx, kept);
    ctx.set('cache-control', 'no-store');
    const wait = await accessLimits.take('mapTile', ctx.ip);
    if (wait > 0) {
      ctx.set('retry-after', String(wait));
      ctx.status = 429;
      return;
    }
    try {
      sendTile(ctx, await tileCache.fetch(spot));
    } catch (error) {
      if (!(error instanceof TileProblem)) throw error;
      ctx.status = error.isMissing ? 404 : 503;
    }
  };
}

function sendTile(ctx: Context, bytes: Buffer): void {
  ctx.compress = false;
  ctx.set('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
  ctx.set('x-content-type-options', 'nosniff');
  ctx.type = tileType(bytes) ?? 'application/octet-stream';
  ctx.body = bytes;
}
