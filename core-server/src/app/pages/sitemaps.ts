import { publicDocumentPath } from '@salient/shared/areas/documents/publicDocumentPath.ts';
import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { publicPathOf } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { storyListPath } from '@salient/shared/areas/stories/storyListPath.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Context } from 'koa';
import Router from 'koa-router';
import type { DataSource } from 'typeorm';
import { isPublicPersonSql } from '../../areas/datasets/isPublicPersonSql.ts';
import { isPublicSql } from '../../areas/documents/public/publicRows.ts';
import { letKeep, publicOrigin } from '../../lib/pages/publicOrigin.ts';

interface Options {
  readonly dataSource: DataSource;
  /** Public origin for permanent addresses; the request's own when unset. */
  readonly publicUrl?: string | undefined;
  /** Addresses a file may hold; the protocol of sitemaps.org allows 50,000. */
  readonly addressesPerFile?: number;
}

/** The sitemap of stories: one file, as long as the museum does not publish tens of thousands. */
const storiesPath = '/sitemaps/stories.xml';
/** The sitemap of memorials: one file, as a museum has thousands of them. */
const memorialsPath = '/sitemaps/memorials.xml';

/** Records that may fill several files each, numbered from 0: the rows `d` of a table, and the page of each. */
const numbered = {
  units: { from: 'military_entity d', pageOf: (id: string) => `/unit/${id}` },
  documents: { from: `document d WHERE ${isPublicSql}`, pageOf: publicDocumentPath },
} as const;
const numberedKinds = Object.keys(numbered) as (keyof typeof numbered)[];

/** Search engines come back after days. */
const keptSeconds = 3600;

/**
 * What search engines ask for (beyond.md 12): `/robots.txt`, an index of sitemaps, and the sitemaps of key locations, of
 * military units, of disclosed documents, of persons, of memorials and of stories. A sitemap of persons is named after the first one in it, so that
 * persons who are added or removed leave the other files as they are.
 */
export function sitemaps({ dataSource, publicUrl, addressesPerFile = 50_000 }: Options): Router {
  const origin = (ctx: Context) => publicOrigin(ctx, publicUrl).origin;
  const sendXml = (ctx: Context, root: 'sitemapindex' | 'urlset', entries: readonly string[]) => {
    letKeep(ctx, publicOrigin(ctx, publicUrl), keptSeconds);
    ctx.type = 'application/xml; charset=utf-8';
    ctx.body = documentOf(root, entries);
  };
  const router = new Router();

  router.get('/robots.txt', (ctx) => {
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = [
      'User-agent: *',
      // Results are for people; persons are found through the sitemaps.
      ...['/api', '/publicsearch/search', '/search', '/kiosk', '/s/'].map((path) => `Disallow: ${path}`),
      // Pictures of stories, for previews of links.
      'Allow: /api/photo/',
      `Sitemap: ${origin(ctx)}/sitemap.xml`,
      '',
    ].join('\n');
  });

  router.get('/sitemap.xml', async (ctx) => {
    const files = await dataSource.query<{ first: string; changed: string }[]>(
      `SELECT min(id::text) AS first, ${dayOf('max(updated_at)')} AS changed
       FROM (SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / $1 AS file FROM person
         WHERE ${isPublicPersonSql('person')}) AS persons
       GROUP BY file ORDER BY first`,
      [addressesPerFile],
    );
    const [keys] = await dataSource.query<{ changed: string | null }[]>(
      `SELECT ${dayOf('max(updated_at)')} AS changed FROM key_location`,
    );
    const [stories] = await dataSource.query<{ changed: string | null }[]>(
      `SELECT ${dayOf('max(updated_at)')} AS changed FROM person_story WHERE published_date IS NOT NULL`,
    );
    const [memorials] = await dataSource.query<{ changed: string | null }[]>(
      `SELECT ${dayOf('max(updated_at)')} AS changed FROM memorial`,
    );
    const others: string[] = [];
    for (const kind of numberedKinds) {
      const numberedFiles = await dataSource.query<{ file: number; changed: string }[]>(
        `SELECT file::integer, ${dayOf('max(updated_at)')} AS changed
         FROM (SELECT d.updated_at, (row_number() OVER (ORDER BY d.id) - 1) / $1 AS file FROM ${numbered[kind].from}) AS rows
         GROUP BY file ORDER BY file`,
        [addressesPerFile],
      );
      for (const { file, changed } of numberedFiles)
        others.push(entry('sitemap', `${origin(ctx)}/sitemaps/${kind}-${file}.xml`, changed));
    }
    sendXml(ctx, 'sitemapindex', [
      ...(keys?.changed ? [entry('sitemap', `${origin(ctx)}/sitemaps/keys.xml`, keys.changed)] : []),
      ...files.map(({ first, changed }) => entry('sitemap', `${origin(ctx)}/sitemaps/${first}.xml`, changed)),
      ...(memorials?.changed ? [entry('sitemap', origin(ctx) + memorialsPath, memorials.changed)] : []),
      ...others,
      ...(stories?.changed ? [entry('sitemap', origin(ctx) + storiesPath, stories.changed)] : []),
    ]);
  });

  router.get(storiesPath, async (ctx) => {
    const stories = await dataSource.query<{ id: string; target: StoryTarget; changed: string }[]>(
      `SELECT id, unnest(targets) AS target, ${dayOf('updated_at')} AS changed
       FROM person_story WHERE published_date IS NOT NULL ORDER BY id, target LIMIT $1`,
      [addressesPerFile],
    );
    const newest = newestOf(stories);
    const entries = [
      ...(newest ? [entry('url', origin(ctx) + storyListPath, newest)] : []),
      ...stories.map(({ id, target, changed }) =>
        entry('url', origin(ctx) + publicPathOf({ kind: addressKindOf[target], id, second_id: null }), changed),
      ),
    ];
    sendXml(ctx, 'urlset', entries);
  });

  router.get(memorialsPath, async (ctx) => {
    const memorials = await dataSource.query<{ id: string; changed: string }[]>(
      `SELECT id, ${dayOf('updated_at')} AS changed FROM memorial ORDER BY id LIMIT $1`,
      [addressesPerFile],
    );
    const entries = memorials.map(({ id, changed }) => entry('url', `${origin(ctx)}/memorial/${id}`, changed));
    sendXml(ctx, 'urlset', entries);
  });

  router.get('/sitemaps/keys.xml', async (ctx) => {
    const keys = await dataSource.query<{ id: string; changed: string }[]>(
      `SELECT id, ${dayOf('updated_at')} AS changed FROM key_location ORDER BY number NULLS LAST, id`,
    );
    const newest = newestOf(keys);
    const paths = newest ? ['/keys', ...languages.map((language) => `/public/key_locations_map/${language}`)] : [];
    const entries = [
      ...paths.map((path) => entry('url', origin(ctx) + path, newest ?? '')),
      ...keys.map(({ id, changed }) => {
        const path = publicPathOf({ kind: 'key_location', id, second_id: null });
        return entry('url', origin(ctx) + path, changed);
      }),
    ];
    sendXml(ctx, 'urlset', entries);
  });

  for (const kind of numberedKinds) {
    const { from, pageOf } = numbered[kind];
    router.get(`/sitemaps/${kind}-:file.xml`, async (ctx, next) => {
      if (!/^\d{1,4}$/.test(ctx.params.file ?? '')) return next();
      const rows = await dataSource.query<{ id: string; changed: string }[]>(
        `SELECT d.id, ${dayOf('d.updated_at')} AS changed FROM ${from} ORDER BY d.id OFFSET $1 LIMIT $2`,
        [Number(ctx.params.file) * addressesPerFile, addressesPerFile],
      );
      const entries = rows.map(({ id, changed }) => entry('url', origin(ctx) + pageOf(id), changed));
      sendXml(ctx, 'urlset', entries);
    });
  }

  router.get('/sitemaps/:first.xml', async (ctx, next) => {
    if (!idSchema.safeParse(ctx.params.first).success) return next();
    const persons = await dataSource.query<{ id: string; changed: string }[]>(
      `SELECT id, ${dayOf('updated_at')} AS changed FROM person
       WHERE id >= $1 AND ${isPublicPersonSql('person')} ORDER BY id LIMIT $2`,
      [ctx.params.first, addressesPerFile],
    );
    const entries = persons.map(({ id, changed }) => entry('url', `${origin(ctx)}/person/_id=${id}`, changed));
    sendXml(ctx, 'urlset', entries);
  });

  return router;
}

const newestOf = (rows: readonly { readonly changed: string }[]) =>
  rows
    .map(({ changed }) => changed)
    .sort()
    .at(-1);

const dayOf = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

const entry = (element: 'sitemap' | 'url', address: string, changed: string) =>
  `<${element}><loc>${address.replaceAll('&', '&amp;')}</loc><lastmod>${changed}</lastmod></${element}>`;

const documentOf = (
  root: 'sitemapindex' | 'urlset',
  entries: readonly string[],
) => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`;
