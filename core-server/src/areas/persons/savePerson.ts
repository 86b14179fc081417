import type { CheckedPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { ProjectMembershipEntity } from '../projects/ProjectMembershipEntity.ts';
import { lockRelated, saveRelations } from '../relations/saveRelations.ts';
import { loadPersons } from './loadPersons.ts';
import { PersonEntity } from './PersonEntity.ts';
import { syncLifeEvents } from './syncLifeEvents.ts';

interface SavedBy {
  readonly actor: Actor;
  readonly method: string;
}

const whole = { relations: true, memberships: true } as const;

/** What the audit trail keeps of a person: its own fields, relations and memberships, without derived values. */
export async function personState(db: EntityManager, id: string): Promise<Record<string, unknown>> {
  const [person] = await loadPersons(db, [id], whole);
  if (!person) return {};
  const { id: _id, version, sort_born_date, sort_died_date, relations, project_memberships, ...own } = person;
  return {
    ...own,
    relations: relations?.map(({ person_id, relation, comments }) => ({ person_id, relation, comments })),
    project_memberships: project_memberships?.map(({ project, notes }) => ({ project, notes })),
  };
}

/** Writes a new person that passed validation; answers it as staff read it. */
export async function insertPerson(db: EntityManager, checked: CheckedPerson, saving: SavedBy): Promise<Person> {
  const id = uuidv7();
  if (checked.relations) await lockRelated(db, id, checked.relations);
  await db.insert(PersonEntity, { id, ...checked.draft, ...personKeys(checked.draft) });
  await syncLifeEvents(db, id, checked.draft, null);
  await saveParts(db, id, checked, saving);
  const after = await personState(db, id);
  await recordChange(db, { ...saving, entity: 'person', entityId: id, version: 1, before: null, after });
  const [person] = await loadPersons(db, [id], whole);
  return person as Person;
}

/**
 * Writes a validated change of a person.
 *
 * @returns null when the stored version is not `version` any more; nothing is written then.
 */
export async function updatePersonRow(
  db: EntityManager,
  id: string,
  version: number,
  checked: CheckedPerson,
  saving: SavedBy,
): Promise<Person | null> {
  if (checked.relations) await lockRelated(db, id, checked.relations);
  const before = await personState(db, id);
  const { affected } = await db.update(
    PersonEntity,
    { id, version },
    { ...checked.draft, ...personKeys(checked.draft), version: version + 1, updated_at: new Date() },
  );
  if (affected !== 1) return null;
  await syncLifeEvents(db, id, checked.draft, saving);
  await saveParts(db, id, checked, saving);
  const after = await personState(db, id);
  await recordChange(db, { ...saving, entity: 'person', entityId: id, version: version + 1, before, after });
  const [person] = await loadPersons(db, [id], whole);
  return person as Person;
}

/** Writes a person's relations and memberships, where the input speaks of them. */
export async function saveParts(
  db: EntityManager,
  id: string,
  { relations, memberships }: Pick<CheckedPerson, 'relations' | 'memberships'>,
  saving: SavedBy,
): Promise<void> {
  if (relations) await saveRelations(db, id, relations, saving);
  if (!memberships) return;
  const kept = memberships.map(({ project }) => project);
  await db.query('DELETE FROM project_membership WHERE person_id = $1 AND NOT project_id = ANY($2)', [id, kept]);
  for (const { project, notes } of memberships) {
    await db.upsert(ProjectMembershipEntity, { person_id: id, project_id: project, notes }, [
      'person_id',
      'project_id',
    ]);
  }
}
