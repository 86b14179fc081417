import { idSchema } from '@salient/shared/contract/commonSchemas.ts';
import type { Context } from 'koa';
import Router from 'koa-router';
import type { DataSource } from 'typeorm';
import { publicOrigin } from './publicOrigin.ts';

interface Options {
  readonly dataSource: DataSource;
  /** Public origin for permanent addresses; the request's own when unset. */
  readonly publicUrl?: string | undefined;
  /** Addresses a file may hold; the protocol of sitemaps.org allows 50,000. */
  readonly addressesPerFile?: number;
}

/**
 * What search engines ask for (beyond.md 12): `/robots.txt`, an index of sitemaps, and the sitemaps of persons. A
 * sitemap is named after the first person in it, so that persons who are added or removed leave the other files as they
 * are.
 */
export function sitemaps({ dataSource, publicUrl, addressesPerFile = 50_000 }: Options): Router {
  const origin = (ctx: Context) => publicOrigin(ctx, publicUrl);
  const router = new Router();

  router.get('/robots.txt', (ctx) => {
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = [
      'User-agent: *',
      // Results are for people; persons are found through the sitemaps.
      ...['/api', '/publicsearch/search', '/search', '/kiosk'].map((path) => `Disallow: ${path}`),
      `Sitemap: ${origin(ctx)}/sitemap.xml`,
      '',
    ].join('\n');
  });

  router.get('/sitemap.xml', async (ctx) => {
    const files = await dataSource.query<{ first: string; changed: string }[]>(
      `SELECT min(id::text) AS first, to_char(max(updated_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed
       FROM (SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / $1 AS file FROM person) AS persons
       GROUP BY file ORDER BY first`,
      [addressesPerFile],
    );
    const entries = files.map(({ first, changed }) =>
      entry('sitemap', `${origin(ctx)}/sitemaps/${first}.xml`, changed),
    );
    sendXml(ctx, 'sitemapindex', entries);
  });

  router.get('/sitemaps/:first.xml', async (ctx, next) => {
    if (!idSchema.safeParse(ctx.params.first).success) return next();
    const persons = await dataSource.query<{ id: string; changed: string }[]>(
      `SELECT id, to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed FROM person
       WHERE id >= $1 ORDER BY id LIMIT $2`,
      [ctx.params.first, addressesPerFile],
    );
    const entries = persons.map(({ id, changed }) => entry('url', `${origin(ctx)}/person/_id=${id}`, changed));
    sendXml(ctx, 'urlset', entries);
  });

  return router;
}

const entry = (element: 'sitemap' | 'url', address: string, changed: string) =>
  `<${element}><loc>${address.replaceAll('&', '&amp;')}</loc><lastmod>${changed}</lastmod></${element}>`;

function sendXml(ctx: Context, root: 'sitemapindex' | 'urlset', entries: readonly string[]): void {
  ctx.type = 'application/xml; charset=utf-8';
  ctx.set('cache-control', 'public, max-age=3600');
  ctx.body = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`;
}
