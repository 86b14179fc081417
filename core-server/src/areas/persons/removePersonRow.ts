import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '../../lib/changes/recordChange.ts';
import type { Hooks } from '../../lib/hooks/Hooks.ts';
import { eventDraftOf } from '../events/eventDraft.ts';
import { loadEventsOf } from '../events/loadEvents.ts';
import { PersonEntity } from './PersonEntity.ts';
import { personRemoving } from './personHooks.ts';
import { personState } from './savePerson.ts';

/** Why a person cannot be removed (PERSON-60): one code for each kind of record that hangs on it, under `none`. */
export async function whatBlocksRemoval(db: EntityManager, id: string): Promise<FieldErrorList> {
  const [row] = await db.query<{ events: boolean; relations: boolean; story: boolean }[]>(
    `SELECT EXISTS (SELECT FROM person_event WHERE person_id = $1 AND type NOT IN ('born', 'died')) AS events,
       EXISTS (SELECT FROM relation WHERE person_id = $1 OR related_person_id = $1) AS relations,
       EXISTS (SELECT FROM person_story WHERE person_id_ref = $1) AS story`,
    [id],
  );
  const errors = new FieldErrorList();
  if (row?.events) errors.add('none', 'REFERENCED_BY_PERSON_EVENT');
  if (row?.relations) errors.add('none', 'REFERENCED_BY_RELATION');
  if (row?.story) errors.add('none', 'REFERENCED_BY_PERSON_STORY');
  return errors;
}

/**
 * Removes a person with what belongs to it alone. The audit entry keeps the whole of it, so that an admin can bring it
 * back, and the address says from now on that the record was removed.
 */
export async function removePersonRow(
  db: EntityManager,
  hooks: Hooks,
  { id, version }: Pick<PersonEntity, 'id' | 'version'>,
  by: { readonly actor: Actor; readonly method: string },
): Promise<void> {
  const before = await wholePerson(db, id);
  await hooks.run(personRemoving, { db, id, ...by, now: new Date() });
  await db.delete(PersonEntity, { id });
  await db.query(
    `INSERT INTO redirect (from_type, from_id, reason) VALUES ('person', $1, 'removed') ON CONFLICT DO NOTHING`,
    [id],
  );
  await recordChange(db, { ...by, entity: 'person', entityId: id, version: version + 1, before, after: null });
}

/** A person with all its events, as the trail keeps one that goes. */
export async function wholePerson(db: EntityManager, id: string): Promise<Record<string, unknown>> {
  const events = await loadEventsOf(db, [id]);
  return {
    ...(await personState(db, id)),
    events: events.map((event) => ({ id: event.id, version: event.version, ...eventDraftOf(event) })),
  };
}
