import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import type { PersonQueryInput } from '@salient/shared/areas/search/personQuery.ts';
import { personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { expect } from 'vitest';
import { PostgresEngine } from '../../core-server/src/areas/search/postgres/PostgresEngine.ts';
import { resolveQuery } from '../../core-server/src/areas/search/resolveQuery.ts';
import type { SearchAnswer } from '../../core-server/src/areas/search/SearchEngine.ts';
import { readTypedText } from '../../core-server/src/areas/search/TypedText.ts';
import type { TestServer } from '../harness/startServer.ts';
import { searchTable } from './searchCases.ts';

export interface FoundRows extends Pick<SearchAnswer, 'total' | 'step' | 'facets'> {
  readonly rows: readonly Pick<PersonRow, 'id' | 'surname' | 'familyname' | 'born' | 'reason'>[];
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
  const db = server.dataSource.manager;
  const query = await resolveQuery(db, personQuerySchema.parse(args), null);
  const exact = await new PostgresEngine(db).search({
    ...{ query, text: readTypedText(text), widen: true, soundsAlike: alike, offset, limit, sort, facets },
  });
  return { meilisearch: { ...table, rows: table.data as unknown as PersonRow[] }, postgresql: exact };
}
