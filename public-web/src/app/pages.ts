import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Address, Route } from './address.ts';
import { type Chunk, chunk } from './chunk.ts';

export interface PageProps {
  readonly address: Address;
}

/** A page's own file: what it shows, and what is fetched before it is rendered. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
  readonly fetchAhead?: (address: Address, client: Client, language: Language) => readonly FetchQueryOptions[];
  /** What can be asked only when those answers are there. */
  readonly fetchThen?: (address: Address, client: Client, queries: QueryClient) => readonly FetchQueryOptions[];
  /** Further files that an address of the page needs at once. */
  readonly chunksFor?: (address: Address) => readonly Chunk<unknown>[];
}

/** Leaves the app for the document that the server sends for the address that the browser shows now. */
function leaveApp(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => undefined);
}
/** Whether the pages that are sent to be read are part of this build; the browser's does without them. */
const drawsReadingPages = import.meta.env.SSR || import.meta.env.DEV;

/**
 * Pages that the server sends to be read: text, pictures and links, without the app that the other pages grow into
 * (decision 18). A link of the app that leads to one opens it as a document of its own.
 */
const readingPages: ReadonlySet<Route['page']> = new Set(['story', 'storyPair', 'keyLocation']);
export const isReadingPage = ({ route }: Address) => readingPages.has(route.page);

export const pages: Record<Route['page'], Chunk<PageModule>> = {
  search: chunk('src/search/SearchPage.tsx', ['search'], () => import('../search/SearchPage.tsx')),
  person: chunk(
    'src/persons/PersonPage.tsx',
    ['search', 'filters', 'person'],
    () => import('../persons/PersonPage.tsx'),
  ),
  project: chunk('src/projects/ProjectPage.tsx', ['search', 'person'], () => import('../projects/ProjectPage.tsx')),
  story: chunk('src/stories/StoryPage.tsx', ['search', 'filters', 'person', 'story'], () =>
    drawsReadingPages ? import('../stories/StoryPage.tsx') : leaveApp(),
  ),
  storyPair: chunk('src/stories/StoryPairPage.tsx', ['search', 'person', 'story'], () =>
    drawsReadingPages ? import('../stories/StoryPairPage.tsx') : leaveApp(),
  ),
  keyLocation: chunk('src/keys/KeyPage.tsx', ['search', 'keys'], () =>
    drawsReadingPages ? import('../keys/KeyPage.tsx') : leaveApp(),
  ),
  keys: chunk('src/keys/KeysPage.tsx', ['search', 'keys'], () => import('../keys/KeysPage.tsx')),
  keyMap: chunk('src/keys/KeysPage.tsx', ['search', 'keys'], () => import('../keys/KeysPage.tsx')),
  shortAddress: chunk(
    'src/short/ShortAddressPage.tsx',
    ['search', 'keys', 'story'],
    () => import('../short/ShortAddressPage.tsx'),
  ),
  namesOfDay: chunk(
    'src/names-of-day/NamesOfDayPage.tsx',
    ['search', 'person'],
    () => import('../names-of-day/NamesOfDayPage.tsx'),
  ),
  accessibility: chunk(
    'src/about/AccessibilityPage.tsx',
    ['search', 'person'],
    () => import('../about/AccessibilityPage.tsx'),
  ),
  notFound: chunk('src/about/NotFoundPage.tsx', ['search'], () => import('../about/NotFoundPage.tsx')),
};

export interface PreparedPage {
  readonly page: PageModule;
  /** All files that the address needs. */
  readonly chunks: readonly Chunk<unknown>[];
}

/** Loads all that an address needs in one language, so that it renders without waiting. */
export async function preparePage(address: Address, texts: i18n, language: Language): Promise<PreparedPage> {
  const own = pages[address.route.page];
  const page = await own.load(texts, language);
  const further = page.chunksFor?.(address) ?? [];
  await Promise.all(further.map((each) => each.load(texts, language)));
  return { page, chunks: [own, ...further] };
}
