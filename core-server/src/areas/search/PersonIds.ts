import type { PersonScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import { type PersonQuery, personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import type { EntityManager } from 'typeorm';
import { readByCursor } from '../../lib/db/readByCursor.ts';
import { SqlParameters } from '../../lib/db/SqlParameters.ts';
import { narrowedTo, type PageRequest } from './narrowedTo.ts';
import type { PersonSearch } from './PersonSearch.ts';
import { allMatching } from './postgres/PostgresEngine.ts';
import { sqlConditions } from './postgres/sqlConditions.ts';
import type { ResolvedQuery } from './ResolvedQuery.ts';
import { resolveQuery } from './resolveQuery.ts';

/** All of an answer, in batches of `size`. */
export interface AllRequest {
  readonly size: number;
  readonly sort?: PersonSort | undefined;
  /** Only some of those who are found otherwise. */
  readonly among?: readonly string[];
}

/** Who is found, by their ids alone: for what is done with each of them, and not shown. */
export class PersonIds {
  readonly #search: PersonSearch;
  readonly #irishMemorialId: string | null;

  /** @param irishMemorialId the memorial whose names count among the Irish memorial records. */
  constructor(search: PersonSearch, irishMemorialId: string | null) {
    this.#search = search;
    this.#irishMemorialId = irishMemorialId;
  }

  /**
   * Everybody whom a query finds, in no order and always by PostgreSQL, so that two answers differ by what changed in
   * between and not by the engine that gave them.
   *
   * @returns null when there are more than `most`.
   */
  async findIds(
    query: PersonQuery,
    { db, scope, most }: Required<Pick<PageRequest, 'db' | 'scope'>> & { readonly most: number },
  ): Promise<string[] | null> {
    if (query.text.trim() !== '') {
      const page = { db, scope, offset: 0, isCurrent: true };
      const { total } = await this.#search.find(query, { ...page, limit: 0 });
      if (total > most) return null;
      return (await this.#search.find(query, { ...page, limit: total })).rows.map(({ id }) => id);
    }
    const ids = await this.#idsMeeting(db, await resolveQuery(db, query, scope, this.#irishMemorialId), most + 1);
    return ids.length > most ? null : ids;
  }

  /**
   * The ids of all who are found, in batches and in the order of a list: for what is done with each of them.
   *
   * @param db a transaction, whose moment they are of; what is typed in the one box is found as `find` does.
   */
  async *idsOf(
    query: PersonQuery,
    request: Required<Pick<PageRequest, 'db' | 'scope'>> & AllRequest,
  ): AsyncGenerator<string[]> {
    const { db, scope, size, sort = [], among } = request;
    if (query.text.trim() !== '') {
      yield* this.#idsTyped(query, { ...request, sort });
      return;
    }
    const found = await resolveQuery(db, query, scope, this.#irishMemorialId);
    const resolved = narrowedTo(found, { among });
    const { text, values } = allMatching(resolved, sort);
    for await (const rows of readByCursor<{ id: string }>(db, text, values, size)) yield rows.map(({ id }) => id);
  }

  /** Page by page: which reading of a text answers is known only once it was asked. */
  async *#idsTyped(
    query: PersonQuery,
    { size, ...request }: Required<Pick<PageRequest, 'db' | 'scope'>> & AllRequest,
  ): AsyncGenerator<string[]> {
    const seen = new Set<string>();
    for (let offset = 0; ; offset += size) {
      const { rows, total } = await this.#search.find(query, { ...request, offset, limit: size });
      // Somebody who changed meanwhile may come again on a later page.
      const fresh = rows.map(({ id }) => id).filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      if (fresh.length > 0) yield fresh;
      if (rows.length === 0 || offset + size >= total) return;
    }
  }

  /** Those of `ids` that the caller may see in lists. */
  async within(
    ids: readonly string[],
    { db, scope }: { readonly db: EntityManager; readonly scope: PersonScope },
  ): Promise<ReadonlySet<string>> {
    const query = await resolveQuery(db, personQuerySchema.parse({}), scope, this.#irishMemorialId);
    if (query.persons.length + query.events.length === 0) return new Set(ids);
    return new Set(await this.#idsMeeting(db, narrowedTo(query, { among: ids })));
  }

  /** @param most how many are read at most; all where it is left out. */
  async #idsMeeting(db: EntityManager, query: ResolvedQuery, most?: number): Promise<string[]> {
    const sql = new SqlParameters();
    const conditions = ['true', ...sqlConditions(query, sql)].join(' AND ');
    const limit = most === undefined ? '' : ` LIMIT ${sql.add(most)}`;
    const rows = await db.query<{ id: string }[]>(`SELECT p.id FROM person p WHERE ${conditions}${limit}`, sql.values);
    return rows.map(({ id }) => id);
  }
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly personIds: PersonIds;
  }
}
