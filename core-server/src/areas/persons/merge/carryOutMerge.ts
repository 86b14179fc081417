import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '../../../lib/changes/recordChange.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { eventDraftOf } from '../../events/eventDraft.ts';
import { PersonEventEntity } from '../../events/PersonEventEntity.ts';
import { eventState, recordEventChange } from '../../events/recordEventChange.ts';
import { syncRemembered } from '../../events/syncRemembered.ts';
import { ProjectMembershipEntity } from '../../projects/ProjectMembershipEntity.ts';
import { RelationEntity } from '../../relations/RelationEntity.ts';
import { PersonEntity } from '../PersonEntity.ts';
import { personDraftOf } from '../personDraft.ts';
import { personState, wholePerson } from '../personState.ts';
import { syncLifeEvents } from '../syncLifeEvents.ts';
import { moveDistinctPairs } from './distinctPairs.ts';
import { MergeLedger } from './MergeLedger.ts';
import { personsMerging } from './mergeHooks.ts';
import { moveNamedPersons } from './namedPersons.ts';
import type { EventPlan } from './planEvents.ts';
import type { MergePlan } from './planMerge.ts';
import { noteRelated, relationsShown } from './relatedPersons.ts';

interface By {
  readonly actor: Actor;
  readonly method: string;
}

/**
 * Does what the plan says, in a transaction that holds the locks of both persons and of those related to them: the kept
 * person gets everything, the merged one goes, and its address and those that led to it lead to the kept one.
 *
 * @param related the persons to whom either is related.
 */
export async function carryOutMerge(
  context: ChangeContext,
  mergeId: string,
  plan: MergePlan,
  related: readonly string[],
): Promise<void> {
  const { db, actor, method, services } = context;
  const by = { actor, method };
  const { kept, merged, checked } = plan;
  const ledger = new MergeLedger();
  const [keptBefore, mergedBefore] = [await personState(db, kept.id), await wholePerson(db, merged.id)];
  const relationsBefore = await relationsShown(db, related);

  await services.hooks.run(personsMerging, { db, by, ledger, plan });
  for (const event of plan.events) await mergeEvent(db, by, ledger, event, kept.id, mergeId);
  await mergeRelations(db, ledger, plan);
  await mergeMemberships(db, ledger, plan);
  await moveDistinctPairs(db, ledger, kept.id, merged.id);
  await moveRedirects(db, ledger, kept.id, merged.id);
  await moveNamedPersons(context, ledger, kept.id, merged.id);

  ledger.add('person', merged, null);
  await db.delete(PersonEntity, { id: merged.id });
  await db.query(
    `INSERT INTO redirect (from_type, from_id, to_id, reason) VALUES ('person', $1, $2, 'merged')
     ON CONFLICT (from_type, from_id) DO UPDATE SET to_id = excluded.to_id, reason = excluded.reason, at = now()`,
    [merged.id, kept.id],
  );
  const version = kept.version + 1;
  await db.update(
    PersonEntity,
    { id: kept.id },
    { ...checked.draft, ...personKeys(checked.draft), version, updated_at: new Date() },
  );
  ledger.add('person', { id: kept.id, ...personDraftOf(kept) }, { id: kept.id, ...checked.draft });
  await syncLifeEvents(db, kept.id, checked.draft, by);
  await syncRemembered(db, kept.id, 'cwxrm');
  await ledger.write(db, mergeId);

  await noteRelated(db, by, related, relationsBefore);
  const person = { ...by, entity: 'person' } as const;
  await recordChange(db, {
    ...person,
    entityId: merged.id,
    version: merged.version + 1,
    before: { ...mergedBefore, merged_into: kept.id },
    after: null,
  });
  await recordChange(db, {
    ...person,
    ...{ entityId: kept.id, version },
    before: { ...keptBefore, merged_from: null },
    // The merge itself stands in the history of the person who stays.
    after: { ...(await personState(db, kept.id)), merged_from: merged.id },
  });
}

async function mergeEvent(
  db: EntityManager,
  by: By,
  ledger: MergeLedger,
  { event, outcome, into, draft }: EventPlan,
  keptId: string,
  mergeId: string,
): Promise<void> {
  const stored = into ?? event;
  const version = stored.version + 1;
  const before = eventDraftOf(stored);
  const written = { ...draft, ...eventKeys(draft), version, updated_at: new Date() };
  if (into) {
    ledger.add('event', event, null);
    await db.delete(PersonEventEntity, { id: event.id });
    if (JSON.stringify(before) === JSON.stringify(draft)) return;
    ledger.add('event', { id: into.id, ...before }, { id: into.id, ...draft });
    await db.update(PersonEventEntity, { id: into.id }, written);
    await recordEventChange(db, by, { id: into.id, personId: keptId, version, before, after: draft });
    return;
  }
  const moved = { person_id: keptId, merge_id: outcome === 'moves_beside' ? mergeId : event.merge_id };
  ledger.add('event', event, { id: event.id, ...draft, ...moved });
  await db.update(PersonEventEntity, { id: event.id }, { ...written, ...moved });
  await recordChange(db, {
    ...by,
    entity: 'person_event',
    entityId: event.id,
    partOf: { type: 'person', id: keptId },
    version,
    before: eventState(event.person_id, before),
    after: eventState(keptId, draft),
  });
}

async function mergeRelations(db: EntityManager, ledger: MergeLedger, { relations }: MergePlan): Promise<void> {
  for (const { row, moved, into } of relations) {
    if (moved && !into) {
      ledger.add('relation', row, moved);
      const { id, person_id, related_person_id } = moved;
      await db.update(RelationEntity, { id }, { person_id, related_person_id });
      continue;
    }
    ledger.add('relation', row, null);
    await db.delete(RelationEntity, { id: row.id });
    if (!into || into.text === into.row.comments) continue;
    ledger.add('relation', into.row, { ...into.row, comments: into.text });
    await db.update(RelationEntity, { id: into.row.id }, { comments: into.text });
  }
}

async function mergeMemberships(db: EntityManager, ledger: MergeLedger, { memberships }: MergePlan): Promise<void> {
  for (const { row, moved, into } of memberships) {
    const { person_id, project_id } = row;
    if (moved && !into) {
      ledger.add('membership', row, moved);
      await db.update(ProjectMembershipEntity, { person_id, project_id }, { person_id: moved.person_id });
      continue;
    }
    ledger.add('membership', row, null);
    await db.delete(ProjectMembershipEntity, { person_id, project_id });
    if (!into || into.text === into.row.notes) continue;
    ledger.add('membership', into.row, { ...into.row, notes: into.text });
    await db.update(ProjectMembershipEntity, { person_id: into.row.person_id, project_id }, { notes: into.text });
  }
}

/** Addresses that led to the merged person lead to the kept one, in one step. */
async function moveRedirects(db: EntityManager, ledger: MergeLedger, keptId: string, mergedId: string): Promise<void> {
  const [rows] = await db.query<[{ from_id: string }[], number]>(
    `UPDATE redirect SET to_id = $1 WHERE from_type = 'person' AND to_id = $2 RETURNING from_id`,
    [keptId, mergedId],
  );
  for (const { from_id } of rows) ledger.add('redirect', { from_id, to_id: mergedId }, { from_id, to_id: keptId });
}
