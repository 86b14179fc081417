import type { LeftByUndo } from '@salient/shared/areas/persons/merge/personMerge.ts';
import { type EntityManager, In } from 'typeorm';
import { ProjectMembershipEntity } from '../../projects/ProjectMembershipEntity.ts';
import { RelationEntity } from '../../relations/RelationEntity.ts';
import { PersonEntity } from '../PersonEntity.ts';
import type { MergeItem } from './MergeLedger.ts';

/** Gives the merged person its relations back, from both sides. */
export async function takeRelationsBack(
  db: EntityManager,
  mergedId: string,
  items: readonly MergeItem[],
): Promise<LeftByUndo[]> {
  const left: LeftByUndo[] = [];
  // Each relation stands on both sides; it is named once, from the merged person's side.
  const leave = ({ person_id, related_person_id }: RelationEntity, field: string | null) => {
    if (person_id === mergedId) left.push({ kind: 'relation', id: related_person_id, field });
  };
  for (const { before, after } of [...items].reverse()) {
    const former = before as unknown as RelationEntity;
    const { id, person_id, related_person_id } = former;
    const became = after as unknown as RelationEntity | null;
    if (became === null) {
      const persons = await db.countBy(PersonEntity, { id: In([person_id, related_person_id]) });
      if (persons === 2) await db.insert(RelationEntity, former);
      else leave(former, null);
      continue;
    }
    const stored = await db.findOneBy(RelationEntity, { id });
    const isMoved = became.person_id !== person_id || became.related_person_id !== related_person_id;
    if (!stored) {
      if (isMoved) leave(former, null);
    } else if (isMoved) {
      await db.update(RelationEntity, { id }, { person_id, related_person_id });
    } else if (stored.comments === became.comments) {
      await db.update(RelationEntity, { id }, { comments: former.comments });
    } else if (stored.comments !== former.comments && stored.person_id < stored.related_person_id) {
      left.push({ kind: 'relation', id: related_person_id, field: 'comments' });
    }
  }
  return left;
}

/** Gives the merged person its memberships back; their notes stay as they stand now. */
export async function takeMembershipsBack(db: EntityManager, items: readonly MergeItem[]): Promise<LeftByUndo[]> {
  const left: LeftByUndo[] = [];
  for (const { before, after } of [...items].reverse()) {
    const former = before as unknown as ProjectMembershipEntity;
    const { person_id, project_id } = former;
    const became = after as unknown as ProjectMembershipEntity | null;
    if (became === null) {
      await db.insert(ProjectMembershipEntity, former);
      continue;
    }
    const present = { person_id: became.person_id, project_id };
    const stored = await db.findOneBy(ProjectMembershipEntity, present);
    const isMoved = became.person_id !== person_id;
    if (!stored) {
      if (isMoved) left.push({ kind: 'membership', id: project_id, field: null });
    } else if (isMoved) {
      await db.update(ProjectMembershipEntity, present, { person_id });
    } else if (stored.notes === became.notes) {
      await db.update(ProjectMembershipEntity, present, { notes: former.notes });
    } else if (stored.notes !== former.notes) {
      left.push({ kind: 'membership', id: project_id, field: 'notes' });
    }
  }
  return left;
}
