import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '../../../lib/changes/recordChange.ts';
import { loadRelationsOf } from '../../relations/loadRelations.ts';

interface By {
  readonly actor: Actor;
  readonly method: string;
}

type RelationsByPerson = ReadonlyMap<string, readonly { person_id: string; relation: string; comments: string }[]>;

/** The relations of some persons as the audit trail keeps them. */
export async function relationsShown(db: EntityManager, ids: readonly string[]): Promise<RelationsByPerson> {
  const relations = await loadRelationsOf(db, ids, false);
  return new Map(
    [...relations].map(([id, own]) => [
      id,
      own.map(({ person_id, relation, comments }) => ({ person_id, relation, comments })),
    ]),
  );
}

/**
 * Gives persons at the other end of moved relations a new version and an entry in their history, so that whoever has
 * one of them open is told.
 */
export async function noteRelated(
  db: EntityManager,
  by: By,
  ids: readonly string[],
  before: RelationsByPerson,
): Promise<void> {
  const after = await relationsShown(db, ids);
  for (const id of ids) {
    const [own, now] = [before.get(id) ?? [], after.get(id) ?? []];
    if (JSON.stringify(own) === JSON.stringify(now)) continue;
    const [rows] = await db.query<[{ version: number }[], number]>(
      'UPDATE person SET version = version + 1, updated_at = now() WHERE id = $1 RETURNING version',
      [id],
    );
    await recordChange(db, {
      ...by,
      entity: 'person',
      entityId: id,
      version: rows[0]?.version ?? null,
      before: { relations: own },
      after: { relations: now },
    });
  }
}
