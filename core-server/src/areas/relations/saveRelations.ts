import type { RelationDraft } from '@salient/shared/areas/persons/checkPerson.ts';
import { inverseRelation } from '@salient/shared/areas/relations/relationTypes.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { loadRelationsOf } from './loadRelations.ts';
import { RelationEntity } from './RelationEntity.ts';

type Row = Omit<RelationEntity, 'id'>;

const keyOf = ({ related_person_id, relation }: Pick<Row, 'related_person_id' | 'relation'>) =>
  `${related_person_id} ${relation}`;

/** The same relation as it stands on the other person. */
const inverseOf = ({ person_id, related_person_id, relation, comments }: Row): Row => ({
  person_id: related_person_id,
  related_person_id: person_id,
  relation: inverseRelation(relation),
  comments,
});

/**
 * Waits until nobody else changes this person or one that it is or becomes related to. In the order of the ids, so that
 * of two saves that relate the same persons one waits for the other, and never each for the other.
 */
export async function lockRelated(
  db: EntityManager,
  personId: string,
  drafts: readonly Pick<RelationDraft, 'person_id'>[],
): Promise<void> {
  await db.query(
    `SELECT FROM person
     WHERE id = $1 OR id = ANY($2) OR id IN (SELECT related_person_id FROM relation WHERE person_id = $1)
     ORDER BY id FOR NO KEY UPDATE`,
    [personId, drafts.map(({ person_id }) => person_id)],
  );
}

/**
 * Makes a person's relations those of `drafts` and keeps the other side in step: every row has its inverse with the same
 * comments, and removing one side removes both (RELATION-08). Unchanged rows keep their ids. A person on the other side
 * gets a new version and an audit entry of its own, so that whoever has it open is told.
 */
export async function saveRelations(
  db: EntityManager,
  personId: string,
  drafts: readonly RelationDraft[],
  by: { readonly actor: Actor; readonly method: string },
): Promise<void> {
  const stored = new Map((await db.findBy(RelationEntity, { person_id: personId })).map((row) => [keyOf(row), row]));
  const wanted = new Map(
    drafts.map(({ person_id, ...rest }) => {
      const row: Row = { person_id: personId, related_person_id: person_id, ...rest };
      return [keyOf(row), row];
    }),
  );
  const removed = [...stored.values()].filter((row) => !wanted.has(keyOf(row)));
  const changed = [...wanted.values()].filter((row) => stored.get(keyOf(row))?.comments !== row.comments);
  const others = [...new Set([...removed, ...changed].map(({ related_person_id }) => related_person_id))];
  const before = await loadRelationsOf(db, others, false);

  for (const row of removed) {
    await db.delete(RelationEntity, { id: row.id });
    const { comments: _, ...inverse } = inverseOf(row);
    await db.delete(RelationEntity, inverse);
  }
  for (const row of changed) {
    await upsert(db, row);
    await upsert(db, inverseOf(row));
  }

  const after = await loadRelationsOf(db, others, false);
  const shown = (relations: typeof before, id: string) =>
    (relations.get(id) ?? []).map(({ person_id, relation, comments }) => ({ person_id, relation, comments }));
  for (const id of others) {
    const [row] = await updated(db, id);
    await recordChange(db, {
      ...by,
      entity: 'person',
      entityId: id,
      version: row?.version ?? null,
      before: { relations: shown(before, id) },
      after: { relations: shown(after, id) },
    });
  }
}

async function updated(db: EntityManager, id: string): Promise<{ version: number }[]> {
  const [rows] = await db.query<[{ version: number }[], number]>(
    'UPDATE person SET version = version + 1, updated_at = now() WHERE id = $1 RETURNING version',
    [id],
  );
  return rows;
}

async function upsert(db: EntityManager, row: Row): Promise<void> {
  await db.query(
    `INSERT INTO relation (id, person_id, related_person_id, relation, comments) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (person_id, related_person_id, relation) DO UPDATE SET comments = excluded.comments
     WHERE relation.comments <> excluded.comments`,
    [uuidv7(), row.person_id, row.related_person_id, row.relation, row.comments],
  );
}
