import type { TypedWords } from '@salient/shared/areas/documents/search/documentWords.ts';

/** What documents and pages are asked for, with everything looked up. */
export interface DocumentQuery {
  readonly typed: TypedWords;
  /** One of these tags. */
  readonly tags?: readonly string[] | undefined;
  readonly category?: string | undefined;
  readonly status?: string | undefined;
  readonly collectionId?: string | undefined;
  /** A record that is referred to. */
  readonly referredId?: string | undefined;
  readonly disclosed?: boolean | undefined;
  readonly includeDeleted: boolean;
}

/** Whether the words are to be met as they are typed, or nearly. */
export type Closeness = 'exact' | 'near';

export interface AskedPart {
  readonly offset: number;
  readonly limit: number;
}

/** Ids of pages, and of documents found by their own words, in their order. */
export interface FoundTexts {
  readonly ids: readonly string[];
  /** Exact. */
  readonly total: number;
}
