import type { CheckedPlace } from '@salient/shared/areas/places/checkPlace.ts';
import { type WaitingStatus, waitingStatuses } from '@salient/shared/areas/places/placeHealing.ts';
import { decidePlace, undoPlaceDecision } from '@salient/shared/areas/places/placeHealingMethods.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { v7 as uuidv7 } from 'uuid';
import { mergeRecords, valid } from '../../../lib/merges/mergeRecords.ts';
import { undoRecordMerge } from '../../../lib/merges/undoRecordMerge.ts';
import { changeClaimed, claimRecord, updateRecord } from '../../../lib/records/changeRecord.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { holdContainmentsOf } from '../containments/storedContainments.ts';
import { requireNamesFree } from '../holdPlaceNames.ts';
import { mergePlaceSides } from '../mergePlaceSides.ts';
import { placeDraftOf } from '../placeDraft.ts';
import { placeKind, placeMergeKind } from '../placeKind.ts';
import { inputOfMatch } from './inputOfMatch.ts';
import { presentDecision } from './lastDecision.ts';
import { PlaceDecisionEntity } from './PlaceDecisionEntity.ts';
import { rememberSpelling } from './rememberSpelling.ts';

export const handleDecidePlace = implement(decidePlace, async ({ params, ...context }) => {
  const { db, actor, services } = context;
  const { id, version, decision } = params;
  if (decision.kind === 'same') await holdContainmentsOf(db, [id, decision.as]);
  const place = await claimRecord(placeKind, context, { id, version });
  if (!waitingStatuses.includes(place.resolution_status as WaitingStatus)) {
    throw new RpcFailure(commonErrors.invalidData, { resolution_status: ['resolution_status: INVALID_OPTION'] });
  }
  const before = placeDraftOf(place);
  await rememberSpelling(db, place);
  const row = { id: uuidv7(), place_id: id, kind: decision.kind, user_id: actor.id, decided_at: services.now() };
  if (decision.kind === 'same') {
    const two = { idA: decision.as, idB: id, versionB: version };
    const merge_id = await mergeRecords(placeMergeKind, context, two, decision.reason, (kept, merged) =>
      mergePlaceSides(db, kept, merged),
    );
    await db.insert(PlaceDecisionEntity, { ...row, merge_id });
    return { decision: await presentDecision(db, row), place: await placeKind.present(context, decision.as) };
  }
  const input =
    decision.kind === 'accept'
      ? inputOfMatch(before, decision.match, decision.names)
      : { resolution_status: 'not_found' };
  const changed = await updateRecord(placeKind, context, { ...input, id, version });
  await db.insert(PlaceDecisionEntity, { ...row, before, version: changed.version } as PlaceDecisionEntity);
  return { decision: await presentDecision(db, row), place: changed };
});

export const handleUndoPlaceDecision = implement(undoPlaceDecision, async ({ params, ...context }) => {
  const { db, actor, services } = context;
  const decision = await db.findOne(PlaceDecisionEntity, {
    where: { id: params.id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!decision || decision.undone_at) {
    throw new RpcFailure(commonErrors.notFound, { entity: 'place_decision', id: params.id });
  }
  if (decision.user_id !== actor.id && !isAdmin(actor)) throw new RpcFailure(commonErrors.notPermitted);
  await db.update(PlaceDecisionEntity, { id: decision.id }, { undone_at: services.now() });
  const { place_id: id, before, version, merge_id } = decision;
  if (merge_id) {
    const { mergedId, left } = await undoRecordMerge(placeMergeKind, context, merge_id);
    return { place: await placeKind.present(context, mergedId), left };
  }
  if (!before || version === null) throw new Error(`place_decision ${decision.id} keeps nothing to go back to`);
  const stored = await claimRecord(placeKind, context, { id, version });
  // It was so before: of all its checks only one may end otherwise now, as another place may have got its name since.
  await requireNamesFree(db, [before], { ids: [id], since: decision.decided_at });
  const checked = valid<CheckedPlace>(before);
  // Who gave up what nobody had found before changed nothing of the place.
  if (!(await placeKind.isUnchanged(context, stored, checked))) {
    await changeClaimed(placeKind, context, stored, (next) =>
      placeKind.update(context, { id, checked, ...next }, stored),
    );
  }
  return { place: await placeKind.present(context, id), left: null };
});
