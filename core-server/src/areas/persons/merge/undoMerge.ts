import type { LeftByUndo } from '@salient/shared/areas/persons/merge/personMerge.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { recordChange } from '../../../lib/changes/recordChange.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { syncRemembered } from '../../events/syncRemembered.ts';
import { PersonEntity } from '../PersonEntity.ts';
import { personDraftOf } from '../personDraft.ts';
import { personState } from '../personState.ts';
import { syncLifeEvents } from '../syncLifeEvents.ts';
import { validatePersonInput } from '../validatePersonInput.ts';
import { fieldsBeforeMerge } from './keptFields.ts';
import type { ItemKind, MergeItem } from './MergeLedger.ts';
import { mergeUndoing } from './mergeHooks.ts';
import { takeNamesBack } from './namedPersons.ts';
import { noteRelated, relationsShown } from './relatedPersons.ts';
import { takeEventsBack } from './takeEventsBack.ts';
import { takeMembershipsBack, takeRelationsBack } from './takeLinksBack.ts';

export interface MergeToUndo {
  readonly id: string;
  readonly kept: PersonEntity;
  readonly mergedId: string;
  readonly items: readonly MergeItem[];
  /** Those to whom one of the two is or was related; they are locked. */
  readonly others: readonly string[];
}

/**
 * Makes two persons of one again. Records that came from the merged person go back to it as they stand now; a field that
 * somebody has changed since the merge keeps its later value.
 *
 * @returns what was left as it is for that reason, or is gone.
 */
export async function undoPersonMerge(
  context: ChangeContext,
  { id, kept, mergedId, items, others }: MergeToUndo,
): Promise<LeftByUndo[]> {
  const { db, actor, method, services } = context;
  const by = { actor, method };
  const of = (kind: ItemKind) => items.filter((item) => item.kind === kind);
  const keptBefore = await personState(db, kept.id);
  const relationsBefore = await relationsShown(db, others);

  const former = of('person').find(({ after }) => after === null)?.before as unknown as PersonEntity;
  const draft = personDraftOf(former);
  // The removal had a version too; the new one is higher than any that somebody may have read.
  const version = former.version + 2;
  await db.insert(PersonEntity, { ...former, ...draft, ...personKeys(draft), version, updated_at: new Date() });
  await db.query(`DELETE FROM redirect WHERE from_type = 'person' AND from_id = $1`, [mergedId]);
  for (const { before, after } of of('redirect')) {
    await db.query(`UPDATE redirect SET to_id = $1 WHERE from_type = 'person' AND from_id = $2 AND to_id = $3`, [
      before?.to_id,
      before?.from_id,
      after?.to_id,
    ]);
  }
  for (const { after } of of('distinct')) {
    await db.query('DELETE FROM person_distinct WHERE person_a = $1 AND person_b = $2', [
      after?.person_a,
      after?.person_b,
    ]);
  }
  const left = [
    ...(await takeEventsBack(db, services, by, id, mergedId, of('event'))),
    ...(await takeRelationsBack(db, mergedId, of('relation'))),
    ...(await takeMembershipsBack(db, of('membership'))),
    ...(await takeNamesBack(context, kept.id, mergedId, of('reference'))),
  ];

  await services.hooks.run(mergeUndoing, { db, by, keptId: kept.id, mergedId, items });

  const change = of('person').find(({ after }) => after !== null);
  const restored = fieldsBeforeMerge(personDraftOf(kept), change?.before ?? {}, change?.after ?? {});
  const checked = await validatePersonInput(db, by.actor, restored.draft, kept);
  if (!checked.errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, checked.errors.errors);
  await db.update(
    PersonEntity,
    { id: kept.id },
    { ...checked.draft, ...personKeys(checked.draft), version: kept.version + 1, updated_at: new Date() },
  );
  await syncLifeEvents(db, kept.id, checked.draft, by);
  await syncLifeEvents(db, mergedId, draft, by);
  for (const person of [kept.id, mergedId]) await syncRemembered(db, person, 'cwxrm');

  await noteRelated(db, by, others, relationsBefore);
  const [keptAfter, after] = [await personState(db, kept.id), await personState(db, mergedId)];
  await recordChange(db, { ...by, entity: 'person', entityId: mergedId, version, before: null, after });
  await recordChange(db, {
    ...by,
    entity: 'person',
    entityId: kept.id,
    version: kept.version + 1,
    before: { ...keptBefore, merged_from: mergedId },
    after: { ...keptAfter, merged_from: null },
  });
  return [...left, ...restored.left.map((field) => ({ kind: 'person' as const, id: kept.id, field }))];
}
