import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { RowAction } from '../../../lib/functions/CallableFunction.ts';
import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { callWithin } from '../../../lib/rpc/callWithin.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { handleMergePersons } from '../merge/changeMerge.ts';
import { handleClearMergeSuggestion } from '../merge/suggestionHandlers.ts';
import { nameOf, narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** The two of a suggestion, first who has more events and so stays. */
async function personsOf({ db }: ChangeContext, id: string): Promise<{ idA: string; idB: string }> {
  const [pair] = await db.query<{ idA: string; idB: string; swaps: boolean }[]>(
    `SELECT person_a AS "idA", person_b AS "idB",
       (SELECT count(*) FROM person_event WHERE person_id = person_b)
         > (SELECT count(*) FROM person_event WHERE person_id = person_a) AS swaps
     FROM merge_suggestion WHERE id = $1`,
    [id],
  );
  if (!pair) throw new RpcFailure(commonErrors.notFound, { entity: 'merge_suggestion', id });
  const { idA, idB, swaps } = pair;
  return swaps ? { idA: idB, idB: idA } : { idA, idB };
}

/** Under the name of the merge, as which the trail and its readers know what it moves. */
const merge: RowAction = (_, id) => async (within) => {
  const method = handleMergePersons.method.name;
  return callWithin(handleMergePersons, { ...within, method }, await personsOf(within, id));
};

const clear: RowAction = (_, id) => (within) => callWithin(handleClearMergeSuggestion, within, { id });

/** Pairs that the comparison of all persons takes for one (FUNC-15). */
export const personMergeSuggestions = reportFunction({
  definition: {
    ...ofPersons,
    name: 'PersonMergeSuggestions',
    actions: [
      { name: 'merge', effect: 'merge' },
      { name: 'clear', effect: 'change' },
    ],
    arguments: personNarrowing,
  },
  columns: () => [
    ...personColumns,
    { key: 'other', sql: nameOf('o'), sort: 'o.sort_name' },
    { key: 'other_born', kind: 'day', sql: 'salient_day_text(o.born_day, o.born_month, o.born_year)', sort: false },
    { key: 'other_died', kind: 'day', sql: 'salient_day_text(o.died_day, o.died_month, o.died_year)', sort: false },
    { key: 'score', kind: 'number', sql: 's.score' },
  ],
  from: (asked) =>
    `FROM merge_suggestion s JOIN person p ON p.id = s.person_a JOIN person o ON o.id = s.person_b
     ${where(narrowedPersons(asked))}`,
  id: 's.id',
  elementId: 'p.id',
  order: 's.score DESC',
  actions: { merge, clear },
});
