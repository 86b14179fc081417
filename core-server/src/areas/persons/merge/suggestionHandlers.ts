import { clearMergeSuggestion, getMergeSuggestions } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import type { PairReason } from '@salient/shared/areas/persons/merge/scorePair.ts';
import { editableTypes } from '@salient/shared/areas/persons/personPolicy.ts';
import { victimTypes } from '@salient/shared/areas/persons/personValues.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import type { EntityManager } from 'typeorm';
import { SqlParameters } from '../../../lib/db/SqlParameters.ts';
import { isOneRecord } from '../../../lib/merges/isOneRecord.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { loadPersons } from '../loadPersons.ts';
import { markDistinct } from './distinctPairs.ts';
import { personsToTell } from './personsToTell.ts';

interface Row {
  readonly id: string;
  readonly person_a: string;
  readonly person_b: string;
  readonly score: number;
  readonly reasons: PairReason[];
}

/**
 * Whether one of the two was last changed on one of the days asked for. Looked up pair by pair: joined, PostgreSQL would
 * read the museum's whole list of persons for a few thousand of them.
 */
const changedWithin = (from: string, to: string) => `EXISTS (SELECT FROM person p WHERE p.id IN (s.person_a, s.person_b)
  AND p.updated_at >= coalesce(${from}::date::timestamp AT TIME ZONE '${museumTimeZone}', '-infinity')
  AND p.updated_at < coalesce((${to}::date + 1)::timestamp AT TIME ZONE '${museumTimeZone}', 'infinity'))`;

/** Where suggestions are found. The persons are looked at only where something is asked of them: the list is long. */
function suggestionsWanted(
  { fromDate, toDate }: { readonly fromDate?: string | undefined; readonly toDate?: string | undefined },
  actor: Pick<Actor, 'type'>,
): { found: string; sql: SqlParameters } {
  const sql = new SqlParameters();
  const editable = editableTypes(actor);
  const found = ['FROM merge_suggestion s'];
  if (editable.length < victimTypes.length) {
    const types = sql.add(editable);
    for (const each of ['a', 'b']) {
      found.push(
        `JOIN person ${each} ON ${each}.id = s.person_${each} AND ${each}.victim_type = ANY(${types}::text[])`,
      );
    }
  }
  if (fromDate !== undefined || toDate !== undefined) {
    found.push(`WHERE ${changedWithin(sql.add(fromDate ?? null), sql.add(toDate ?? null))}`);
  }
  return { found: found.join(' '), sql };
}

/** How many pairs wait for somebody to judge them, of those that `actor` may merge. */
export async function countMergeSuggestions(db: EntityManager, actor: Pick<Actor, 'type'>): Promise<number> {
  const { found, sql } = suggestionsWanted({}, actor);
  const [count] = await db.query<{ n: number }[]>(`SELECT count(*)::integer AS n ${found}`, sql.values);
  return count?.n ?? 0;
}

export const handleGetMergeSuggestions = implement(getMergeSuggestions, async ({ params, db, actor }) => {
  const { offset, limit } = params;
  const { found, sql } = suggestionsWanted(params, actor);
  const [count] = await db.query<{ n: number }[]>(`SELECT count(*)::integer AS n ${found}`, [...sql.values]);
  const total = count?.n ?? 0;
  if (limit === 0) return { data: [], total };
  const rows = await db.query<Row[]>(
    `SELECT s.id, s.person_a, s.person_b, s.score, s.reasons ${found} ORDER BY s.score DESC, s.id
     OFFSET ${sql.add(offset)} LIMIT ${sql.add(limit)}`,
    sql.values,
  );
  const persons = await loadPersons(
    db,
    rows.flatMap(({ person_a, person_b }) => [person_a, person_b]),
    { events: actor, memorials: true },
  );
  const byId = new Map(persons.map((person) => [person.id, person]));
  return {
    data: rows.map(({ person_a, person_b, ...row }) => ({
      ...row,
      idA: person_a,
      idB: person_b,
      persons: [person_a, person_b].flatMap((id) => byId.get(id) ?? []),
    })),
    total,
  };
});

export const handleClearMergeSuggestion = implement(clearMergeSuggestion, async ({ params, db, actor, fail }) => {
  const { id } = params;
  let { idA, idB } = params;
  if (id !== undefined) {
    const [row] = await db.query<Row[]>('SELECT person_a, person_b FROM merge_suggestion WHERE id = $1', [id]);
    if (!row) throw fail.notFound({ entity: 'merge_suggestion', id });
    [idA, idB] = [row.person_a, row.person_b];
  }
  if (idA === undefined || idB === undefined) throw fail.invalidData({ id: ['id: DATA_REQUIRED'] });
  if (isOneRecord(idA, idB)) throw fail.personMergedWithItself();
  await personsToTell(db, actor, [idA, idB]);
  await markDistinct(db, actor, idA, idB);
  return { status: 'OK' as const };
});
