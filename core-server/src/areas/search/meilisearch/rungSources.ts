import { pageToFill } from '../bestReasonFirst.ts';
import { mostExamined, type Source, type Within } from '../pageOfSources.ts';
import type { AskedAmong, FoundHits, Hit, PersonIndex } from './PersonIndex.ts';
import type { StepQuery, TextQuery } from './stepQueries.ts';

/** A companion is asked for so many rows before it is known whether any are needed; of more it is asked again. */
const mostBeforehand = 2 * pageToFill;

const nobody: FoundHits = { rows: [], total: 0 };

const isEverybody = ({ without, only }: Within) => without.length === 0 && only === undefined;

/** Part of what was found in whole. */
function partOf({ rows }: FoundHits, offset: number, limit: number, { without, only }: Within): FoundHits {
  const ids = new Set(only ?? without);
  const wanted = rows.filter(({ id }) => ids.has(id) === (only !== undefined));
  return { rows: wanted.slice(offset, offset + limit), total: wanted.length };
}

export interface RungOptions {
  /** Whether it is known of a query, without asking it, that it finds nobody. */
  readonly findsNobody: (query: TextQuery) => boolean;
  /** Called when none of the queries finds anybody. */
  readonly onNobody?: (() => Promise<void>) | undefined;
}

/**
 * The sources of queries that fill one another up. All are asked in one request as soon as the first of them is, and one whose rows
 * are all known is not asked again.
 */
export function rungSources(
  index: PersonIndex,
  rung: readonly StepQuery[],
  among: AskedAmong,
  { findsNobody, onNobody }: RungOptions,
): Source<Hit, TextQuery>[] {
  const askTogether = async (limit: number) => {
    const asked = rung.filter((query) => !findsNobody(query));
    const found = await index.findEach(
      asked.map((query) => ({
        query,
        limit: query.proposes ? mostExamined : query === rung[0] ? limit : Math.min(limit, mostBeforehand),
      })),
      among,
    );
    if (found.every(({ total }) => total === 0)) await onNobody?.();
    return new Map(rung.map((query) => [query, found[asked.indexOf(query)] ?? nobody]));
  };
  let beforehand: ReturnType<typeof askTogether> | undefined;
  return rung.map((query) => ({
    ...{ step: query.step, query, proposes: query.proposes, examineUpTo: query.examineUpTo },
    find: async (offset, limit, within) => {
      if (offset === 0 && limit > 0) beforehand ??= askTogether(limit);
      const known = (await beforehand)?.get(query);
      if (known && known.rows.length === known.total) return partOf(known, offset, limit, within);
      if (known && isEverybody(within) && known.rows.length >= offset + limit) {
        return { ...known, rows: known.rows.slice(offset, offset + limit) };
      }
      return index.find(query, among, { offset, limit, within });
    },
  }));
}
