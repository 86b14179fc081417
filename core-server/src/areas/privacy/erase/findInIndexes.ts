import type { Meilisearch } from 'meilisearch';
import { eraseValue } from '../../../lib/personal-data/eraseValue.ts';
import type { ValueMatcher } from '../../../lib/personal-data/ValueMatcher.ts';

const documentsAtOnce = 1_000;

/** Reads every document of every index, whatever of it is searched. */
export async function findInIndexes(
  meili: Meilisearch,
  matcher: ValueMatcher,
  onHit: (index: string) => void,
): Promise<{ indexes: number; documents: number }> {
  const { results } = await meili.getIndexes({ limit: 100 });
  let documents = 0;
  for (const index of results) {
    for (let offset = 0; ; offset += documentsAtOnce) {
      const page = await index.getDocuments({ offset, limit: documentsAtOnce });
      for (const document of page.results) {
        if (eraseValue(matcher, document) !== document) onHit(index.uid);
      }
      documents += page.results.length;
      if (page.results.length < documentsAtOnce) break;
    }
  }
  return { indexes: results.length, documents };
}
