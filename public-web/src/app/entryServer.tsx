import type { OpenedPage } from '@salient/shared/areas/figures/openedPage.ts';
import { type Call, clientOver } from '@salient/shared/lib/client/createClient.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { chooseLanguage, languagesOfHeader } from '@salient/shared/lib/i18n/chooseLanguage.ts';
import { createTexts } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Chunk } from '../lib/chunks/chunk.ts';
import { textFile } from '../lib/chunks/textGroup.ts';
import { languageParam } from '../lib/routing/address.ts';
import { type Boot, bootElementId, bootJson, type Site } from '../lib/site/boot.ts';
import { escapeHtml, type Head, HeadSink, headHtml } from '../lib/site/head.ts';
import { createQueryClient, dehydrateAll } from '../lib/site/queryClient.ts';
import { App } from './App.tsx';
import { openedPage, withoutKiosk } from './openedPage.ts';
import { isReadingPage, preparePage } from './pages.ts';
import { printAddress } from './printAddress.ts';
import { readAddress } from './readAddress.ts';

export interface RequestLanguageSigns {
  /** Path and query as requested. */
  readonly url: string;
  /** The `Accept-Language` header. */
  readonly acceptLanguage: string;
  readonly cookieLanguage?: string | undefined;
}

export interface RenderInput {
  /** Path and query as `readRequest` gives them. */
  readonly url: string;
  /** The one that `readRequest` gives for the request. */
  readonly language: Language;
  /** Public origin for permanent addresses, without a slash at the end. */
  readonly origin: string;
  /** The built `index.html`. */
  readonly template: string;
  /** The built `reading.html`, for pages that are sent without the app. */
  readonly readingTemplate: string;
  /** Makes a call as a guest; rejects with an error that has a `name`, such as `notFound`. */
  readonly call: Call;
  /** The instant of the request. */
  readonly now?: Date | undefined;
  readonly site?: Site | undefined;
  /** Addresses of the built files that a source file needs, so that the browser fetches them at once. */
  readonly filesOf?: ((source: string) => readonly string[]) | undefined;
  /** Addresses of the fonts and pictures of the build. */
  readonly assets?: readonly string[] | undefined;
}

export interface Rendered {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly html: string;
  /** What is counted of this answer. */
  readonly opened: OpenedPage | null;
}

/** Where the pages of this site stand (STACK-15); below any other path they are made, and not kept. */
const ownBases: ReadonlySet<string> = new Set(['', '/publicsearch']);

/** What is requested: the one address of the page, and its language. */
export function readRequest({ url, acceptLanguage, cookieLanguage }: RequestLanguageSigns) {
  const { pathname, search } = new URL(readable(url), 'http://localhost');
  const address = readAddress(pathname, search);
  return {
    url: printAddress(address, pathname),
    isOwn: ownBases.has(address.base),
    language: chooseLanguage({
      address: languageParam(address),
      stored: cookieLanguage,
      browser: languagesOfHeader(acceptLanguage),
    }),
  };
}

/** What a client sent as its target, or an address of nothing where that is none: `//[/publicsearch`. */
const readable = (url: string) => (URL.canParse(url, 'http://localhost') ? url : '/404');

/** Renders a public page: its head, its readable text, and what the browser needs to take over. Inline script: none. */
export async function render(input: RenderInput): Promise<Rendered> {
  const { url, language, origin, call, site = {}, now = new Date() } = input;
  const { pathname, search } = new URL(url, 'http://localhost');
  const address = readAddress(pathname, search);

  const texts = textsIn(language);
  const { page, chunks } = await preparePage(address, texts, language);
  const client = clientOver(call);
  const queries = createQueryClient();
  // A failed call stays in the cache as a failure and the page shows it.
  const fetch = (all: readonly FetchQueryOptions[] = []) =>
    Promise.all(all.map((query) => queries.prefetchQuery(query)));
  await fetch(page.fetchAhead?.(address, client, language));
  await fetch(page.fetchThen?.(address, client, queries));

  const isToBeRead = isReadingPage(address);
  const template = isToBeRead ? input.readingTemplate : input.template;
  const boot: Boot = {
    language,
    origin,
    now: dayText(now),
    site,
    queries: isToBeRead ? null : dehydrateAll(queries),
  };
  const sink: { head: Head | null } = { head: null };
  const body = renderToString(
    <HeadSink.Provider value={sink}>
      <StaticRouter location={pathname + search}>
        <App boot={boot} texts={texts} client={client} queries={queries} />
      </StaticRouter>
    </HeadSink.Provider>,
  );
  queries.clear();

  const head = sink.head ?? { title: 'Salient' };
  const preloads = preloadHtml(input, template, isToBeRead ? [] : chunks, language);
  const opened = openedPage(address, language, { status: head.status ?? 200, location: head.location });
  const isFromKiosk = opened !== null && opened.kiosk !== null;
  const location = isFromKiosk ? withoutKiosk(head.location ?? pathname + search) : head.location;
  return {
    status: isFromKiosk ? 302 : (head.status ?? 200),
    opened,
    headers: {
      'Content-Language': language,
      Vary: 'Accept-Language, Cookie',
      ...(location ? { Location: location } : {}),
      ...(head.secret ? secretHeaders : {}),
    },
    html: fill(template, {
      '<html lang="nl">': `<html lang="${language}">`,
      '<!--head-->': `${headHtml(head, { origin, language })}\n    ${preloads}`,
      '<!--app-->': body,
      // A template without this mark takes no script data.
      '<!--boot-->': `<script type="application/json" id="${bootElementId}">${bootJson(boot)}</script>`,
    }),
  };
}

/** Neither kept on the way nor told to the pages that it leads to. */
const secretHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

const textsByLanguage = new Map<Language, ReturnType<typeof createTexts>>();

/** One set of texts a language for all requests; it never changes its language here. */
function textsIn(language: Language) {
  const texts = textsByLanguage.get(language) ?? createTexts(language, {});
  textsByLanguage.set(language, texts);
  return texts;
}

/** Replaces each mark once; replacements are taken literally, whatever signs they hold. */
function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((html, [mark, text]) => html.replace(mark, () => text), template);
}

/** Both fonts in the letters that every language here uses; further letters come when a name has them. */
const firstFonts = /(marcellus-latin-400|source-sans-3-latin-wght)-normal[^/]*\.woff2$/;

/** Tells the browser of the page's own files and fonts at once; those of the template it knows. */
function preloadHtml(
  { filesOf, assets = [] }: RenderInput,
  template: string,
  chunks: readonly Chunk<unknown>[],
  language: Language,
): string {
  const sources = chunks.flatMap(({ source, groups }) => [source, ...groups.map((group) => textFile(group, language))]);
  const files = new Set(sources.flatMap((source) => filesOf?.(source) ?? []));
  return [
    ...assets
      .filter((file) => firstFonts.test(file))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(file)}" crossorigin>`),
    ...[...files]
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`),
  ].join('\n    ');
}
