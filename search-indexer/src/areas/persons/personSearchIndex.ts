import { personIndex, personIndexSettings } from '@salient/shared/areas/search/indexSettings.ts';
import type { Pool } from 'pg';
import type { PreparedPage, SearchIndex } from '../../lib/indexing/SearchIndex.ts';
import { indexFingerprint } from './indexFingerprint.ts';
import { prepareDocuments } from './prepareDocuments.ts';
import { readAllPersons, readPersons, type StoredPerson } from './readPersons.ts';
import { rewriteKeys } from './rewriteKeys.ts';

async function* prepared(pool: Pool, pages: AsyncIterable<StoredPerson[]>): AsyncGenerator<PreparedPage> {
  for await (const persons of pages) {
    const { documents, rewrites, culprits } = prepareDocuments(persons);
    const healed = await rewriteKeys(pool, rewrites);
    yield { ids: persons.map(({ id }) => id), documents, culprits, healed };
  }
}

export const personSearchIndex: SearchIndex = {
  name: personIndex,
  entity: 'person',
  table: 'person',
  settings: personIndexSettings,
  fingerprint: indexFingerprint,
  read: (pool, ids) => prepared(pool, readPersons(pool, ids)),
  readAll: (pool, size) => prepared(pool, readAllPersons(pool, size)),
};
