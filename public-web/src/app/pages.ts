import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { i18n } from 'i18next';
import { filterTexts } from '../areas/search/filterTexts.ts';
import { type Chunk, chunk } from '../lib/chunks/chunk.ts';
import type { PageModule } from '../lib/routing/PageModule.ts';
import type { PageAddress, Route } from './readAddress.ts';
import { keyTexts, personTexts, searchTexts, storyListTexts, storyTexts } from './texts.ts';

/** Leaves the app for the document that the server sends for the address that the browser shows now. */
function leaveApp(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => undefined);
}
/** Whether the pages that are sent to be read are part of this build; the browser's does without them. */
const drawsReadingPages = import.meta.env.SSR || import.meta.env.DEV;

/**
 * Pages that the server sends to be read: text, pictures and links, without the app that the other pages grow into
 * (decision 14). A link of the app that leads to one opens it as a document of its own.
 */
const readingPages: ReadonlySet<Route['page']> = new Set(['stories', 'story', 'storyPair', 'keyLocation']);
export const isReadingPage = ({ route }: PageAddress) => readingPages.has(route.page);

/** Texts of a page that only the server draws. */
const storyListGroups = drawsReadingPages ? [searchTexts, storyListTexts] : [];

type Pages = { readonly [Name in Route['page']]: Chunk<PageModule<Extract<Route, { readonly page: Name }>>> };

export const pages: Pages = {
  search: chunk('src/app/pages/SearchPage.tsx', [searchTexts], () => import('./pages/SearchPage.tsx')),
  person: chunk(
    'src/app/pages/PersonPage.tsx',
    [searchTexts, filterTexts, personTexts],
    () => import('./pages/PersonPage.tsx'),
  ),
  project: chunk('src/app/pages/ProjectPage.tsx', [searchTexts, personTexts], () => import('./pages/ProjectPage.tsx')),
  memorial: chunk(
    'src/app/pages/MemorialPage.tsx',
    [searchTexts, filterTexts, personTexts],
    () => import('./pages/MemorialPage.tsx'),
  ),
  unit: chunk(
    'src/app/pages/UnitPage.tsx',
    [searchTexts, filterTexts, personTexts],
    () => import('./pages/UnitPage.tsx'),
  ),
  document: chunk(
    'src/app/pages/DocumentPage.tsx',
    [searchTexts, personTexts],
    () => import('./pages/DocumentPage.tsx'),
  ),
  documentSearch: chunk(
    'src/app/pages/DocumentSearchPage.tsx',
    [searchTexts, personTexts],
    () => import('./pages/DocumentSearchPage.tsx'),
  ),
  stories: chunk('src/app/pages/StoriesPage.tsx', storyListGroups, () =>
    drawsReadingPages ? import('./pages/StoriesPage.tsx') : leaveApp(),
  ),
  story: chunk('src/areas/stories/StoryPage.tsx', [searchTexts, filterTexts, personTexts, storyTexts], () =>
    drawsReadingPages ? import('../areas/stories/StoryPage.tsx') : leaveApp(),
  ),
  storyPair: chunk('src/areas/stories/StoryPairPage.tsx', [searchTexts, personTexts, storyTexts], () =>
    drawsReadingPages ? import('../areas/stories/StoryPairPage.tsx') : leaveApp(),
  ),
  keyLocation: chunk('src/areas/key-locations/key/KeyPage.tsx', [searchTexts, keyTexts], () =>
    drawsReadingPages ? import('../areas/key-locations/key/KeyPage.tsx') : leaveApp(),
  ),
  keys: chunk(
    'src/areas/key-locations/list/KeysPage.tsx',
    [searchTexts, keyTexts],
    () => import('../areas/key-locations/list/KeysPage.tsx'),
  ),
  keyMap: chunk(
    'src/areas/key-locations/list/KeysPage.tsx',
    [searchTexts, keyTexts],
    () => import('../areas/key-locations/list/KeysPage.tsx'),
  ),
  shortAddress: chunk(
    'src/app/pages/ShortAddressPage.tsx',
    [searchTexts, keyTexts, personTexts, storyTexts],
    () => import('./pages/ShortAddressPage.tsx'),
  ),
  namesOfDay: chunk(
    'src/app/pages/NamesOfDayPage.tsx',
    [searchTexts, personTexts],
    () => import('./pages/NamesOfDayPage.tsx'),
  ),
  accessibility: chunk(
    'src/app/pages/AccessibilityPage.tsx',
    [searchTexts, personTexts],
    () => import('./pages/AccessibilityPage.tsx'),
  ),
  notFound: chunk('src/app/pages/NotFoundPage.tsx', [searchTexts], () => import('./pages/NotFoundPage.tsx')),
};

/** The page of an address, which takes what its route says. */
export const pageOf = ({ route }: PageAddress) => pages[route.page] as Chunk<PageModule<Route>>;

export interface PreparedPage {
  readonly page: PageModule<Route>;
  /** All files that a browser needs for the address at once. */
  readonly chunks: readonly Chunk<unknown>[];
}

/**
 * Loads all that an address needs in one language, so that it renders without waiting.
 *
 * @param isDrawn whether the server has drawn the page already: parts that stay so need no files.
 */
export async function preparePage(
  address: PageAddress,
  texts: i18n,
  language: Language,
  isDrawn = false,
): Promise<PreparedPage> {
  const own = pageOf(address);
  const page = await own.load(texts, language);
  const further = page.chunksFor?.(address) ?? [];
  const drawn = isDrawn ? [] : (page.drawnChunksFor?.(address) ?? []);
  await Promise.all([...further, ...drawn].map((each) => each.load(texts, language)));
  return { page, chunks: [own, ...further] };
}
