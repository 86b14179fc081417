import { commonErrors } from '@salient/shared/contract/commonErrors.ts';
import { clearMergeSuggestion, getMergeSuggestions } from '@salient/shared/persons/mergeMethods.ts';
import { mayEditPerson } from '@salient/shared/persons/personPolicy.ts';
import type { PairReason } from '@salient/shared/persons/scorePair.ts';
import { In } from 'typeorm';
import { implement } from '../../rpc/implement.ts';
import { RpcFailure } from '../../rpc/RpcFailure.ts';
import { loadPersons } from '../loadPersons.ts';
import { PersonEntity } from '../PersonEntity.ts';
import { markDistinct } from './distinctPairs.ts';

interface Row {
  readonly id: string;
  readonly person_a: string;
  readonly person_b: string;
  readonly score: number;
  readonly reasons: PairReason[];
}

/** Whether a person was last changed on one of the days asked for. */
const within = (person: string) =>
  `(${person}.updated_at >= coalesce($1::date::timestamp AT TIME ZONE 'Europe/Brussels', '-infinity')
    AND ${person}.updated_at < coalesce(($2::date + 1)::timestamp AT TIME ZONE 'Europe/Brussels', 'infinity'))`;

export const handleGetMergeSuggestions = implement(getMergeSuggestions, async ({ params, db, actor }) => {
  const { fromDate, toDate, offset, limit } = params;
  const found = `FROM merge_suggestion s JOIN person a ON a.id = s.person_a JOIN person b ON b.id = s.person_b
    WHERE (${within('a')} OR ${within('b')})
      AND (NOT $3 OR (a.victim_type = 'civilian' AND b.victim_type = 'civilian'))`;
  const given = [fromDate ?? null, toDate ?? null, actor.type === 'normal-civilian'];
  const [count] = await db.query<{ n: number }[]>(`SELECT count(*)::integer AS n ${found}`, given);
  const rows = await db.query<Row[]>(
    `SELECT s.id, s.person_a, s.person_b, s.score, s.reasons ${found} ORDER BY s.score DESC, s.id OFFSET $4 LIMIT $5`,
    [...given, offset, limit],
  );
  const persons = await loadPersons(
    db,
    rows.flatMap(({ person_a, person_b }) => [person_a, person_b]),
    { events: true, memorials: true },
  );
  const byId = new Map(persons.map((person) => [person.id, person]));
  return {
    data: rows.map(({ person_a, person_b, ...row }) => ({
      ...row,
      idA: person_a,
      idB: person_b,
      persons: [person_a, person_b].flatMap((id) => byId.get(id) ?? []),
    })),
    total: count?.n ?? 0,
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
  if (idA === idB) throw fail.personMergedWithItself();
  const persons = await db.findBy(PersonEntity, { id: In([idA, idB]) });
  for (const wanted of [idA, idB]) {
    const person = persons.find((each) => each.id === wanted);
    if (!person) throw fail.notFound({ entity: 'person', id: wanted });
    if (!mayEditPerson(actor, person)) throw new RpcFailure(commonErrors.notPermitted);
  }
  await markDistinct(db, actor, idA, idB);
  return { status: 'OK' as const };
});
