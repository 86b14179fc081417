import { joinTexts } from '@salient/shared/areas/persons/merge/mergeFields.ts';
import type { MergeOutcome } from '@salient/shared/areas/persons/merge/personMerge.ts';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { ProjectMembershipEntity } from '../../projects/ProjectMembershipEntity.ts';
import { RelationEntity } from '../../relations/RelationEntity.ts';

/** What becomes of a relation or membership of the merged person; `into` has the texts of both afterwards. */
export interface LinkPlan<Row> {
  readonly row: Row;
  /** The row as the kept person has it; null for a relation between the two, which ends. */
  readonly moved: Row | null;
  readonly outcome: MergeOutcome;
  readonly into: { readonly row: Row; readonly text: string } | null;
}

/** Both directions of every relation that names the merged person. */
export async function planRelations(
  db: EntityManager,
  keptId: string,
  mergedId: string,
): Promise<LinkPlan<RelationEntity>[]> {
  const both = In([keptId, mergedId]);
  const rows = await db.find(RelationEntity, {
    where: [{ person_id: both }, { related_person_id: both }],
    order: { id: 'ASC' },
  });
  const renamed = (id: string) => (id === mergedId ? keptId : id);
  const keyOf = ({ person_id, related_person_id, relation }: RelationEntity) =>
    `${person_id} ${related_person_id} ${relation}`;
  const concerns = (row: RelationEntity) => row.person_id === mergedId || row.related_person_id === mergedId;
  const standing = new Map(rows.filter((row) => !concerns(row)).map((row) => [keyOf(row), row]));
  return rows.filter(concerns).map((row) => {
    const moved = { ...row, person_id: renamed(row.person_id), related_person_id: renamed(row.related_person_id) };
    if (moved.person_id === moved.related_person_id) return { row, moved: null, outcome: 'folds', into: null };
    const same = standing.get(keyOf(moved));
    if (!same) return { row, moved, outcome: 'moves', into: null };
    const text = joinTexts(same.comments, row.comments);
    return { row, moved, outcome: 'folds', into: { row: same, text } };
  });
}

export async function planMemberships(
  db: EntityManager,
  keptId: string,
  mergedId: string,
): Promise<LinkPlan<ProjectMembershipEntity>[]> {
  const rows = await db.find(ProjectMembershipEntity, {
    where: { person_id: In([keptId, mergedId]) },
    order: { project_id: 'ASC' },
  });
  const standing = new Map(rows.filter(({ person_id }) => person_id === keptId).map((row) => [row.project_id, row]));
  return rows
    .filter(({ person_id }) => person_id === mergedId)
    .map((row) => {
      const moved = { ...row, person_id: keptId };
      const same = standing.get(row.project_id);
      if (!same) return { row, moved, outcome: 'moves', into: null };
      return { row, moved, outcome: 'folds', into: { row: same, text: joinTexts(same.notes, row.notes) } };
    });
}
