import { mergePersons, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { conflictDetails } from '../../../lib/changes/conflictDetails.ts';
import { isOneRecord } from '../../../lib/merges/isOneRecord.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { loadPersons } from '../loadPersons.ts';
import { PersonEntity } from '../PersonEntity.ts';
import { whereItWent } from '../whereItWent.ts';
import { carryOutMerge } from './carryOutMerge.ts';
import { markDistinct } from './distinctPairs.ts';
import { lockForMerge } from './lockForMerge.ts';
import { MergeLedger } from './MergeLedger.ts';
import { mergePlanning } from './mergeHooks.ts';
import { planMerge } from './planMerge.ts';
import { undoPersonMerge } from './undoMerge.ts';

export const handleMergePersons = implement(mergePersons, async ({ params, fail, ...context }) => {
  const { db, actor, services } = context;
  const { idA, idB, versionA, versionB, choices, reason } = params;
  if (isOneRecord(idA, idB)) throw fail.personMergedWithItself();
  const related = await lockForMerge(db, [idA, idB]);
  const refusals = (await services.hooks.run(mergePlanning, { db, keptId: idA, mergedId: idB })).flat();
  const plan = await planMerge(db, actor, { idA, idB, choices }, refusals);
  for (const [person, version] of [
    [plan.kept, versionA],
    [plan.merged, versionB],
  ] as const) {
    if (version !== undefined && person.version !== version) {
      throw fail.conflict(await conflictDetails(context, 'person', person.id, version, person.version));
    }
  }
  if (!plan.checked.errors.isEmpty) throw fail.invalidData(plan.checked.errors.errors);
  const id = uuidv7();
  await db.query(
    `INSERT INTO person_merge (id, kept_id, merged_id, kept_name, merged_name, concerned, reason, account)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, idA, idB, nameOf(plan.kept), nameOf(plan.merged), [idA, idB, ...related], reason.trim(), actor.account],
  );
  await carryOutMerge(context, id, plan, related);
  return { ...(await whole(db, idA)), merge_id: id };
});

export const handleUndoMerge = implement(undoMerge, async ({ params, fail, ...context }) => {
  const { db, actor } = context;
  const { id, notSame } = params;
  const [merge] = await db.query<StoredMerge[]>('SELECT * FROM person_merge WHERE id = $1 FOR UPDATE', [id]);
  if (!merge) throw fail.notFound({ entity: 'person_merge', id });
  if (merge.undone_at) throw fail.mergeUndone();
  const { kept_id: keptId, merged_id: mergedId, concerned } = merge;
  const related = await lockForMerge(db, [keptId]);
  const others = [...new Set([...related, ...concerned.filter((each) => each !== keptId && each !== mergedId)])];
  const [later] = await db.query<{ id: string }[]>(
    `SELECT id FROM person_merge WHERE undone_at IS NULL AND number > $1 AND (kept_id = ANY($2) OR merged_id = ANY($2))
     ORDER BY number DESC LIMIT 1`,
    [merge.number, concerned],
  );
  if (later) throw fail.laterMergeStands({ id: later.id });
  const kept = await db.findOneBy(PersonEntity, { id: keptId });
  if (!kept) throw await whereItWent(db, actor, keptId);
  const items = await MergeLedger.read(db, id);
  const former = items.find(({ kind, after }) => kind === 'person' && after === null)?.before;
  if (!mayEditPerson(actor, kept) || !mayEditPerson(actor, former as unknown as PersonEntity)) {
    throw new RpcFailure(commonErrors.notPermitted);
  }
  const left = await undoPersonMerge(context, { id, kept, mergedId, items, others });
  await db.query('UPDATE person_merge SET undone_at = now(), undone_account = $2 WHERE id = $1', [id, actor.account]);
  if (notSame) await markDistinct(db, actor, keptId, mergedId);
  return { kept: await whole(db, keptId), restored: await whole(db, mergedId), left };
});

interface StoredMerge {
  readonly number: string;
  readonly kept_id: string;
  readonly merged_id: string;
  readonly concerned: readonly string[];
  readonly undone_at: Date | null;
}

const nameOf = ({ surname, familyname }: PersonEntity) => `${surname} ${familyname}`.trim();

async function whole(db: EntityManager, id: string): Promise<Person> {
  const [person] = await loadPersons(db, [id], { relations: true, memberships: true });
  return person as Person;
}
