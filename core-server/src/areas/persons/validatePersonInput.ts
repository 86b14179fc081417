import { type CheckedPerson, checkPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { PersonInput } from '@salient/shared/areas/persons/person.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import type { PersonEntity } from './PersonEntity.ts';
import { personDraftOf } from './personDraft.ts';

/** Everything that can be wrong with a person to be created (no `stored`) or updated: rules, references and rights. */
export async function validatePersonInput(
  db: EntityManager,
  actor: Actor,
  input: PersonInput,
  stored?: PersonEntity,
): Promise<CheckedPerson> {
  const checked = checkPerson(input, stored && personDraftOf(stored));
  const { errors, relations, memberships } = checked;
  await requireAll(
    db,
    'person',
    relations?.map(({ person_id }) => person_id),
    'relations',
    errors,
  );
  await requireAll(
    db,
    'project',
    memberships?.map(({ project }) => project),
    'project_memberships',
    errors,
  );
  // A normal-civilian account may not turn a person into a soldier either (ROLE-13).
  if (!mayEditPerson(actor, checked.draft)) errors.add('victim_type', 'INVALID_OPTION');
  return checked;
}

async function requireAll(
  db: EntityManager,
  table: 'person' | 'project',
  ids: readonly string[] | undefined,
  field: string,
  errors: FieldErrorList,
): Promise<void> {
  const distinct = [...new Set(ids ?? [])];
  if (distinct.length === 0) return;
  const [row] = await db.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table} WHERE id = ANY($1)`, [
    distinct,
  ]);
  if (row?.n !== distinct.length) errors.add(field, 'DOES_NOT_EXIST');
}
