import { presentationContext, searchContext } from '../../../lib/iiif/presentation.ts';
import { findQuotes, type Quote, readQuery } from './findQuotes.ts';
import { documentAddresses } from './iiifAddresses.ts';
import type { ArchiveReader } from './openForReader.ts';
import { transcriptionAnnotation } from './presentTranscription.ts';
import { findTranscribedPages, readTranscriptions, type TranscribedPage } from './readArchive.ts';

/** What a viewer asks, as it stands in the address. */
export interface TranscriptionQuery {
  readonly q: string;
  readonly motivation: string;
  /** The last page of the answer before; pages that follow it are looked at. */
  readonly after: string;
  /** Names of parameters that the API has and this server does not heed. */
  readonly ignored: readonly string[];
}

export const unheededParams = ['date', 'user'] as const;

/** Pages with hits of one answer: a guest's word that stands everywhere costs no more than this. */
const pagesPerAnswer = 25;
/** Pages that are read at once. */
const batch = 25;

interface Hit {
  readonly page: TranscribedPage;
  readonly quotes: readonly Quote[];
}

/**
 * The pages of a document and its sub-documents whose transcription has all words and phrases that are asked for, by Content
 * Search 2.0: each transcription as its annotation, and beside them where in it the words stand.
 *
 * @param documentId of the document whose manifest names this search.
 */
export async function searchTranscriptions(
  reader: ArchiveReader,
  documentId: string,
  query: TranscriptionQuery,
  origin: string,
) {
  const { hits, hasMore } = await findHits(reader, documentId, query);
  const { search } = documentAddresses(origin, documentId, await reader.ticketForPages(documentId));
  const addressOf = (after: string) => {
    const { q, motivation } = query;
    return `${search}?${new URLSearchParams({ q, ...(motivation && { motivation }), ...(after && { after }) })}`;
  };
  const isPaged = hasMore || query.after !== '';
  const lastPage = hits.at(-1)?.page.id ?? '';
  const items = hits.map(({ page }) => transcriptionAnnotation(page, documentAddresses(origin, page.documentId, null)));
  return {
    '@context': [searchContext, presentationContext],
    id: addressOf(query.after),
    type: 'AnnotationPage',
    ...(query.ignored.length > 0 && { ignored: query.ignored }),
    ...(isPaged && {
      partOf: { id: `${addressOf('')}#all`, type: 'AnnotationCollection', first: pageAt(addressOf('')) },
    }),
    ...(hasMore && { next: pageAt(addressOf(lastPage)) }),
    items,
    ...(hits.length > 0 && { annotations: [{ type: 'AnnotationPage', items: hits.flatMap(highlights(items)) }] }),
  };
}

const pageAt = (id: string) => ({ id, type: 'AnnotationPage' });

/** Where the words stand within the body of each annotation. */
const highlights =
  (annotations: readonly { readonly id: string }[]) =>
  ({ quotes }: Hit, index: number) => {
    const source = annotations[index]?.id ?? '';
    return quotes.map((quote, place) => ({
      id: `${source}/match/${place + 1}`,
      type: 'Annotation',
      motivation: 'highlighting',
      target: { type: 'SpecificResource', source, selector: [{ type: 'TextQuoteSelector', ...quote }] },
    }));
  };

async function findHits(
  reader: ArchiveReader,
  documentId: string,
  { q, motivation, after }: TranscriptionQuery,
): Promise<{ hits: Hit[]; hasMore: boolean }> {
  const phrases = readQuery(q);
  const isOfTranscriptions = motivation === '' || motivation.split(' ').includes('supplementing');
  if (phrases.length === 0 || !isOfTranscriptions) return { hits: [], hasMore: false };
  const found = await findTranscribedPages(reader, documentId, phrases.flat());
  const ids = found.slice(found.indexOf(after) + 1);
  const hits: Hit[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    for (const page of await readTranscriptions(reader, ids.slice(from, from + batch))) {
      const quotes = findQuotes(page.transcription, phrases);
      if (quotes.length === 0) continue;
      if (hits.length === pagesPerAnswer) return { hits, hasMore: true };
      hits.push({ page, quotes });
    }
  }
  return { hits, hasMore: false };
}
