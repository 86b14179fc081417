import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { createContext, useContext, useEffect } from 'react';

/** What a page says about itself outside its body. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** HTTP status of the page. */
  readonly status?: 200 | 301 | 302 | 404 | 410 | 503;
  /** Where a page of status 301 or 302 leads. */
  readonly location?: string;
  /** Permanent path of the page without language, such as `/person/_id=…`; absent where there is none to link to. */
  readonly path?: string;
  /** Whether the path has the language in a segment of its own (ROUTE-54). */
  readonly languageAsSegment?: boolean;
  /** How the path names a language; false for pages that are no part of an index. */
  readonly index?: boolean;
  readonly kind?: 'website' | 'profile' | 'article';
  /** Path of the picture that previews of links show; the site's own unless given. */
  readonly image?: string | undefined;
  /** What the picture shows. */
  readonly imageAlt?: string | undefined;
  /** For an address that only those know who were given it: nobody on the way keeps the page. */
  readonly secret?: boolean;
  /** An Atom feed of what the page shows. */
  readonly feed?: { readonly title: string; readonly path: string };
  /** JSON-LD nodes (beyond.md 12). */
  readonly graph?: readonly object[];
}

/** Where the server's rendering collects the head; absent in the browser. */
export const HeadSink = createContext<{ head: Head | null } | null>(null);

/** Sets title and description of the page, on the server and while the visitor moves from page to page. */
export function useHead(head: Head): void {
  const sink = useContext(HeadSink);
  if (sink) sink.head = head;
  const { title, description = '' } = head;
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * A path in one language: `/person/_id=…&lang=nl` or `/publicsearch?lang=nl`.
 *
 * @param asSegment for a path that has the language in a segment of its own.
 */
export function pathInLanguage(path: string, language: Language, asSegment = false): string {
  if (asSegment) return `${path}/${language}`;
  if (/\/[^/?]*=[^/?]*$/.test(path)) return `${path}&lang=${language}`;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The elements of the document's head. Every text is escaped; the JSON-LD cannot end its script element. */
export function headHtml(head: Head, { origin, language }: { origin: string; language: Language }): string {
  const { title, description = '', path, index = true, kind = 'website', image, imageAlt, feed, graph } = head;
  const preview = image ?? sitePreview.path;
  const meta = (name: string, content: string) => `<meta ${name} content="${escapeHtml(content)}">`;
  const urlIn = (each: Language) => origin + pathInLanguage(path ?? '', each, head.languageAsSegment);
  const url = path === undefined ? null : urlIn(language);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name="description"', description),
    ...(index && path !== undefined ? [] : [meta('name="robots"', 'noindex, follow')]),
    ...(url ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : []),
    ...(path === undefined
      ? []
      : [
          ...languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${escapeHtml(urlIn(other))}">`),
          `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + path)}">`,
        ]),
    ...(feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(origin + pathInLanguage(feed.path, language))}">`,
        ]
      : []),
    meta('property="og:site_name"', 'Salient'),
    meta('property="og:type"', kind),
    meta('property="og:title"', title),
    meta('property="og:description"', description),
    meta('property="og:locale"', openGraphLocales[language]),
    ...(url ? [meta('property="og:url"', url)] : []),
    meta('property="og:image"', new URL(preview, origin).href),
    ...(image
      ? []
      : [meta('property="og:image:width"', sitePreview.width), meta('property="og:image:height"', sitePreview.height)]),
    ...(image && imageAlt ? [meta('property="og:image:alt"', imageAlt)] : []),
    meta('name="twitter:card"', 'summary_large_image'),
    ...(graph
      ? [
          `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c')}</script>`,
        ]
      : []),
  ].join('\n    ');
}

/** The site's own picture, for pages that show no face or place of their own: nobody's face stands for all the names. */
const sitePreview = { path: '/publicsearch/preview.png', width: '1200', height: '630' } as const;

const openGraphLocales: Record<Language, string> = { nl: 'nl_BE', en: 'en_GB', fr: 'fr_BE', de: 'de_DE' };
