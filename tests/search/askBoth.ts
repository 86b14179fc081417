import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import type { PersonQueryInput } from '@salient/shared/areas/search/personQuery.ts';
import { personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import type { Understood } from '@salient/shared/areas/search/understoodQuery.ts';
import { expect } from 'vitest';
import type { SearchAnswer } from '../../core-server/src/areas/search/SearchEngine.ts';
import type { TestServer } from '../harness/startServer.ts';
import { searchTable } from './searchCases.ts';
import { searchWithoutMeili } from './searchWithoutMeili.ts';

export interface FoundRows extends Pick<SearchAnswer, 'total' | 'step' | 'facets'> {
  readonly rows: readonly Pick<PersonRow, 'id' | 'surname' | 'familyname' | 'born' | 'reason'>[];
  readonly understood: Understood | null;
}

export interface AskedPage {
  readonly alike?: boolean;
  readonly offset?: number;
  readonly limit?: number;
  readonly sort?: PersonSort;
  readonly facets?: boolean;
}

/** The same text asked of both engines, by their names. */
export async function askBoth(
  server: TestServer,
  text: string,
  { alike = false, offset = 0, limit = 50, sort = [], facets = false }: AskedPage = {},
): Promise<{ readonly meilisearch: FoundRows; readonly postgresql: FoundRows }> {
  const args: PersonQueryInput = { text, sounds_alike: alike };
  const table = await searchTable(server.guest, args, { offset, limit, sort, facets });
  expect(table.degraded).toBe(false);
  const exact = await searchWithoutMeili(server).find(personQuerySchema.parse(args), {
    ...{ db: server.dataSource.manager, offset, limit, sort, facets },
  });
  return { meilisearch: { ...table, rows: table.data as unknown as PersonRow[] }, postgresql: exact };
}
