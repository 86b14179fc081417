import type { Settings } from 'meilisearch';

/** Name of the live index of documents and pages. A rebuild fills another and swaps the two. */
export const documentIndex = 'documents';

/** Name of the index of what visitors find: disclosed documents and their pages, by what everybody may read. */
export const publicDocumentIndex = 'public-documents';

/** What Meilisearch knows of a page, or of a document for its own words. */
export interface IndexedText {
  /** Of the page, or of the document. */
  readonly id: string;
  /** Each word once, see `indexedWords`. */
  readonly words: readonly string[];
  readonly document: string;
  readonly is_page: 0 | 1;
  /** Among the elements of the document, from 1; 0 for the document itself. */
  readonly page: number;
  /** Normal form of the document's title, for the order. */
  readonly title: string;
  readonly category: string;
  readonly status: string;
  readonly collection: string | null;
  readonly disclosed: boolean;
  readonly deleted: boolean;
  /** Own ones, those of the document, and of a document those of its pages. */
  readonly tags: readonly string[];
  /** Ids of records, of whatever kind, that it refers to as it bears tags. */
  readonly refs: readonly string[];
}

/** What Meilisearch knows of a page, or of a document for its own words, that everybody may find. */
export type PublicIndexedText = Pick<IndexedText, 'id' | 'words' | 'document' | 'is_page' | 'page' | 'title'>;

const beginsWithDigit = (word: string) => /^\p{N}/u.test(word);

/**
 * The words of a text as Meilisearch gets them: where scripts change it takes a digit for the end of what stands before, so that
 * each word that begins with one stands by itself.
 *
 * @param words in normal form, between blanks, as `salient_search_words` of the database makes them.
 */
export function indexedWords(words: string): string[] {
  const all = [...new Set(words.split(' ').filter(Boolean))];
  return [all.filter((word) => !beginsWithDigit(word)).join(' '), ...all.filter(beginsWithDigit)];
}

const strangeness = (word: string) => (beginsWithDigit(word) ? 0 : 2) + (/[^a-z0-9]/.test(word) ? 1 : 0);

/** The same words in an order in which Meilisearch takes none apart. */
export const queriedWords = (words: readonly string[]): string[] =>
  [...words].sort((one, other) => strangeness(one) - strangeness(other));

/** The order in which hits come: documents before pages, by title, and the pages of one as they lie. */
export const documentOrder = ['is_page:asc', 'title:asc', 'document:asc', 'page:asc'];

/** Words of any language are looked up as they are spelled; no language's own rules take them apart. */
export const documentLocale = 'eng';

/**
 * Settings of the index of documents. What is asked for word by word comes in `documentOrder`; the order of the other rules is
 * for words that are nearly as typed. Proximity is by field: its word-by-word form costs most of the indexing time, and phrases
 * are PostgreSQL's to find.
 */
export const documentIndexSettings: Settings = {
  searchableAttributes: ['words'],
  displayedAttributes: ['id'],
  filterableAttributes: [
    {
      attributePatterns: ['document', 'category', 'status', 'collection', 'disclosed', 'deleted', 'tags', 'refs'],
      features: { facetSearch: false, filter: { equality: true, comparison: false } },
    },
  ],
  sortableAttributes: ['is_page', 'title', 'document', 'page'],
  rankingRules: ['sort', 'words', 'typo', 'exactness'],
  stopWords: [],
  localizedAttributes: [{ attributePatterns: ['*'], locales: [documentLocale] }],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 }, disableOnNumbers: true },
  proximityPrecision: 'byAttribute',
  pagination: { maxTotalHits: 2_000_000 },
  facetSearch: false,
  prefixSearch: 'indexingTime',
};

/** As those of `documentIndexSettings`; visitors narrow nothing. */
export const publicDocumentIndexSettings: Settings = { ...documentIndexSettings, filterableAttributes: [] };
