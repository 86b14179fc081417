import { documentLocale, documentOrder, queriedWords } from '@salient/shared/areas/documents/search/documentIndex.ts';
import type { Meilisearch } from 'meilisearch';
import { inList, quoteFilter } from '../../../lib/search/filterSyntax.ts';
import { searchPage } from '../../../lib/search/searchPage.ts';
import type { AskedPart, Closeness, DocumentQuery, FoundTexts } from './DocumentQuery.ts';

/** A query of the index takes no more words than this. */
const mostWords = 10;

/** Finds documents and pages in Meilisearch. */
export class MeiliDocuments {
  readonly #index;

  constructor(client: Meilisearch, index: string) {
    this.#index = client.index<{ id: string }>(index);
  }

  /** Whether the index can answer exactly: it knows how far apart words are only by field. */
  answers({ typed: { words, phrases } }: DocumentQuery): boolean {
    return phrases.length === 0 && words.length <= mostWords;
  }

  async find(query: DocumentQuery, closeness: Closeness, part: AskedPart): Promise<FoundTexts> {
    const { words, isOpen } = query.typed;
    // In quotation marks a word is met as it is; without, with slips of the pen, and the last one as a beginning.
    const q =
      closeness === 'exact'
        ? queriedWords(words)
            .map((word) => `"${word}"`)
            .join(' ')
        : words.join(' ') + (isOpen ? '' : ' ');
    const { rows, total } = await searchPage(
      this.#index,
      q,
      {
        filter: filterOf(query),
        sort: closeness === 'exact' ? [...documentOrder] : undefined,
        matchingStrategy: 'all',
        attributesToRetrieve: ['id'],
        locales: [documentLocale],
      },
      part,
    );
    return { ids: rows.map(({ id }) => id), total };
  }
}

const filterOf = ({ tags, category, status, collectionId, referredId, disclosed, includeDeleted }: DocumentQuery) => [
  ...(includeDeleted ? [] : ['deleted = false']),
  ...(tags ? [inList('tags', tags)] : []),
  ...(category === undefined ? [] : [`category = ${quoteFilter(category)}`]),
  ...(status === undefined ? [] : [`status = ${quoteFilter(status)}`]),
  ...(collectionId === undefined ? [] : [`collection = ${quoteFilter(collectionId)}`]),
  ...(referredId === undefined ? [] : [`refs = ${quoteFilter(referredId)}`]),
  ...(disclosed === undefined ? [] : [`disclosed = ${disclosed}`]),
];
