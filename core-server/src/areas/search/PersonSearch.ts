import type { PersonScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import { type PersonQuery, personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import type { ServedIn } from '@salient/shared/areas/search/servedIn.ts';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { MeiliGuard } from '../../lib/search/MeiliGuard.ts';
import { addFacets } from './addFacets.ts';
import { MeiliEngine } from './meilisearch/MeiliEngine.ts';
import { meiliFilter } from './meilisearch/meiliFilter.ts';
import { nameFacetPlaces } from './nameFacetPlaces.ts';
import { PostgresEngine } from './postgres/PostgresEngine.ts';
import { SqlParameters } from './postgres/SqlParameters.ts';
import { sqlConditions } from './postgres/sqlConditions.ts';
import type { ResolvedQuery } from './ResolvedQuery.ts';
import { resolveQuery } from './resolveQuery.ts';
import type { SearchAnswer } from './SearchEngine.ts';
import type { SearchMetrics } from './SearchMetrics.ts';
import { readTypedText } from './TypedText.ts';

export interface PageRequest {
  /** The connections of the caller's class. */
  readonly db: EntityManager;
  readonly offset: number;
  readonly limit: number;
  /** Without a sort, text searches give the best match first, others the name. */
  readonly sort?: PersonSort | undefined;
  readonly facets?: boolean;
  /** What the caller is held to; nothing when it is left out. */
  readonly scope?: PersonScope;
  /** Only those who served there. */
  readonly servedIn?: ServedIn | undefined;
}

export interface PersonSearchAnswer extends SearchAnswer {
  /** True when Meilisearch could have answered and is away or still indexing. */
  readonly degraded: boolean;
}

/** What is typed without a letter or a digit (`%`, `?`) asks for nobody, and not for everybody. */
const nobody = ({ facets }: PageRequest): PersonSearchAnswer => ({
  ...{ rows: [], total: 0, step: null, degraded: false },
  facets: facets ? addFacets([]) : undefined,
});

const withServedIn = (query: ResolvedQuery, servedIn: ServedIn): ResolvedQuery => ({
  ...query,
  persons: [...query.persons, { kind: 'servedIn', in: servedIn }],
});

/**
 * The one way to find persons. A planner gives a query to Meilisearch when every part of it can be answered there, to
 * PostgreSQL otherwise, and to PostgreSQL when Meilisearch is away: no search fails because the index is missing.
 */
export class PersonSearch {
  readonly #guard: MeiliGuard;
  readonly #meili: MeiliEngine | null;
  readonly #metrics: SearchMetrics;
  readonly #log: Logger;
  readonly #irishMemorialId: string | null;

  /** @param irishMemorialId the memorial whose names count among the Irish memorial records. */
  constructor(guard: MeiliGuard, metrics: SearchMetrics, log: Logger, irishMemorialId: string | null) {
    this.#guard = guard;
    this.#meili = guard.client && new MeiliEngine(guard.client);
    this.#metrics = metrics;
    this.#log = log;
    this.#irishMemorialId = irishMemorialId;
  }

  async find(query: PersonQuery, page: PageRequest): Promise<PersonSearchAnswer> {
    const { db } = page;
    const asked = await resolveQuery(db, query, page.scope ?? null, this.#irishMemorialId);
    const resolved = page.servedIn ? withServedIn(asked, page.servedIn) : asked;
    const text = readTypedText(query.text);
    if (text === null && query.text.trim() !== '') return nobody(page);
    const request = {
      query: resolved,
      text,
      widen: query.widen,
      soundsAlike: query.sounds_alike,
      offset: page.offset,
      limit: page.limit,
      sort: page.sort ?? [],
      facets: page.facets ?? false,
    };
    const filter = meiliFilter(resolved);
    // Without text and filters the counters of PostgreSQL give the total, and its index the page, faster than a search.
    const isPlainList = request.text === null && filter?.length === 0 && !request.facets;
    let degraded = false;
    if (filter && !isPlainList) {
      if (this.#meili && (await this.#guard.isUsable())) {
        const stop = this.#metrics.start('meilisearch');
        try {
          return await this.#named(db, { ...(await this.#meili.search(request, filter)), degraded: false });
        } catch (error) {
          this.#guard.noteFailure(error);
          this.#log.warn({ err: error }, 'Meilisearch failed; PostgreSQL answers');
        } finally {
          stop();
        }
      }
      degraded = true;
    }
    const stop = this.#metrics.start('postgresql');
    try {
      return await this.#named(db, { ...(await new PostgresEngine(db).search(request)), degraded });
    } finally {
      stop();
    }
  }

  /** Those of `ids` that the caller may see in lists. */
  async within(
    ids: readonly string[],
    { db, scope }: { readonly db: EntityManager; readonly scope: PersonScope },
  ): Promise<ReadonlySet<string>> {
    const sql = new SqlParameters();
    const any = `p.id = ANY(${sql.add([...ids])})`;
    const query = await resolveQuery(db, personQuerySchema.parse({}), scope, this.#irishMemorialId);
    const conditions = sqlConditions(query, sql);
    if (conditions.length === 0) return new Set(ids);
    const rows = await db.query<{ id: string }[]>(
      `SELECT p.id FROM person p WHERE ${[any, ...conditions].join(' AND ')}`,
      sql.values,
    );
    return new Set(rows.map(({ id }) => id));
  }

  async #named(db: EntityManager, answer: PersonSearchAnswer): Promise<PersonSearchAnswer> {
    if (!answer.facets) return answer;
    return { ...answer, facets: await nameFacetPlaces(db, answer.facets) };
  }
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly personSearch: PersonSearch;
  }
}
