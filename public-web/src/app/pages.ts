import type { Client } from '@salient/shared/client/createClient.ts';
import type { Language } from '@salient/shared/i18n/languages.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
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
  readonly fetchAhead?: (address: Address, client: Client) => readonly FetchQueryOptions[];
  /** Further files that an address of the page needs at once. */
  readonly chunksFor?: (address: Address) => readonly Chunk<unknown>[];
}

export const pages: Record<Route['page'], Chunk<PageModule>> = {
  search: chunk('src/search/SearchPage.tsx', ['search'], () => import('../search/SearchPage.tsx')),
  person: chunk(
    'src/persons/PersonPage.tsx',
    ['search', 'filters', 'person'],
    () => import('../persons/PersonPage.tsx'),
  ),
  project: chunk('src/projects/ProjectPage.tsx', ['search', 'person'], () => import('../projects/ProjectPage.tsx')),
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
