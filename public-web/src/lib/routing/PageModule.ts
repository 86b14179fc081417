import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Chunk } from '../chunks/chunk.ts';
import type { Address } from './address.ts';

export interface PageProps<Route = unknown> {
  readonly address: Address<Route>;
}

/** A page's own file: what it shows, and what is fetched before it is rendered. */
export interface PageModule<Route = unknown> {
  readonly Page: ComponentType<PageProps<Route>>;
  readonly fetchAhead?: (address: Address<Route>, client: Client, language: Language) => readonly FetchQueryOptions[];
  /** What can be asked only when those answers are there. */
  readonly fetchThen?: (address: Address<Route>, client: Client, queries: QueryClient) => readonly FetchQueryOptions[];
  /** Further files that an address of the page needs at once. */
  readonly chunksFor?: (address: Address<Route>) => readonly Chunk<unknown>[];
  /** Files of parts that stay as the server drew them: a browser fetches them when it has to draw them itself. */
  readonly drawnChunksFor?: (address: Address<Route>) => readonly Chunk<unknown>[];
}
