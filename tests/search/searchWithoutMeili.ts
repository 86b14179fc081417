import pino from 'pino';
import { Registry } from 'prom-client';
import { PersonSearch } from '../../core-server/src/areas/search/PersonSearch.ts';
import { SearchMetrics } from '../../core-server/src/areas/search/SearchMetrics.ts';
import { VocabularyKeeper } from '../../core-server/src/areas/search/vocabulary/VocabularyKeeper.ts';
import { MeiliGuard } from '../../core-server/src/lib/search/MeiliGuard.ts';
import type { TestServer } from '../harness/startServer.ts';

const searches = new WeakMap<TestServer, PersonSearch>();

/** The search of a museum whose Meilisearch is away: PostgreSQL answers everything. One for each server. */
export function searchWithoutMeili(server: TestServer): PersonSearch {
  const known = searches.get(server);
  if (known) return known;
  const { dataSource } = server;
  const log = pino({ level: 'silent' });
  const vocabulary = new VocabularyKeeper((sql, values) => dataSource.query(sql, values), log);
  const metrics = new SearchMetrics(new Registry());
  const search = new PersonSearch(new MeiliGuard(null, dataSource), metrics, log, null, vocabulary);
  searches.set(server, search);
  return search;
}
