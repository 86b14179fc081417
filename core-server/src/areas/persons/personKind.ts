import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import type { CheckedPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { Person, PersonInput } from '@salient/shared/areas/persons/person.ts';
import { armyLimit, mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { sameValue } from '../../lib/changes/sameValue.ts';
import { whyReferenced } from '../../lib/merges/RecordReference.ts';
import { requireValid } from '../../lib/records/changeRecord.ts';
import type { ChangeContext, RecordKind } from '../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { checkKeptEvent } from '../events/checkKeptEvent.ts';
import { eventKind } from '../events/eventKind.ts';
import { maySeePerson } from '../events/maySeePerson.ts';
import { ProjectMembershipEntity } from '../projects/ProjectMembershipEntity.ts';
import { lockRelated, saveRelations } from '../relations/saveRelations.ts';
import { PersonEntity } from './PersonEntity.ts';
import { personDraftOf } from './personDraft.ts';
import { personRemoving } from './personHooks.ts';
import { loadWholePerson, personState, wholePerson } from './personState.ts';
import { syncLifeEvents } from './syncLifeEvents.ts';
import { validatePersonInput } from './validatePersonInput.ts';

/** An event of a removed person, as the trail kept it. */
export type KeptEvent = EventDraft & { readonly id: string; readonly version?: number };
/** A person that was checked; one that comes back brings its events. */
export type PersonToWrite = CheckedPerson & { readonly events?: readonly KeptEvent[] };

/** How persons are changed, together with their relations, their memberships and the events of their own dates. */
export const personKind: RecordKind<PersonEntity, PersonToWrite, PersonInput, Person> = {
  entity: 'person',
  hasAddress: true,
  mayKnow: ({ db, actor }, id) => maySeePerson(db, actor, id),
  claim: async ({ db, actor }, id, input) => {
    // In the order of their ids, together with those on the other side of a relation.
    if (input?.relations) await lockRelated(db, id, input.relations);
    // Whoever removes a person must see what others hang on it in the meantime; a change leaves its id alone.
    const mode = input ? 'for_no_key_update' : 'pessimistic_write';
    const stored = await db.findOne(PersonEntity, { where: { id }, lock: { mode } });
    if (!stored || armyLimit(actor)) return null;
    if (!mayEditPerson(actor, stored)) throw new RpcFailure(commonErrors.notPermitted);
    return stored;
  },
  validate: ({ db, actor }, input, stored) => validatePersonInput(db, actor, input, stored),
  isUnchanged: async ({ db }, stored, { draft, relations, memberships }) => {
    if (!isUnchanged(personDraftOf(stored), draft)) return false;
    const now = await personState(db, stored.id);
    return (
      (!relations || sameValue(relations, now.relations)) &&
      (!memberships || sameValue(memberships, now.project_memberships))
    );
  },
  insert: async (context, { id, version, checked }) => {
    const { db } = context;
    const { draft, relations, events = [] } = checked;
    if (relations) await lockRelated(db, id, relations);
    await db.insert(PersonEntity, { id, version, ...draft, ...personKeys(draft) });
    for (const event of events) await bringEventBack(context, id, event);
    await syncLifeEvents(db, id, draft, null);
    await saveParts(context, id, checked);
  },
  update: async (context, { id, version, checked, now }) => {
    const { db, actor, method } = context;
    const { draft } = checked;
    await db.update(PersonEntity, { id }, { ...draft, ...personKeys(draft), version, updated_at: now });
    await syncLifeEvents(db, id, draft, { actor, method });
    await saveParts(context, id, checked);
  },
  whyNotRemove: async ({ db, services }, { id }) => [
    ...(await whatHangsOn(db, id)),
    ...(await whyReferenced(db, services, 'person', id)).map((code) => `none: ${code}`),
  ],
  remove: async ({ db, actor, method, services }, { id }, now) => {
    await services.hooks.run(personRemoving, { db, id, actor, method, now });
    await db.delete(PersonEntity, { id });
  },
  state: async (db, id) => {
    const person = await db.findOneBy(PersonEntity, { id });
    return person && { version: person.version, fields: await personState(db, id) };
  },
  // With its events, so that an administrator can bring back the whole of it.
  stateOfRemoved: (db, { id }) => wholePerson(db, id),
  present: ({ db }, id) => loadWholePerson(db, id),
};

/** Why a person cannot be removed (PERSON-60): one code for each kind of record that hangs on it. */
async function whatHangsOn(db: EntityManager, id: string): Promise<string[]> {
  const [row] = await db.query<{ events: boolean; relations: boolean; story: boolean }[]>(
    `SELECT EXISTS (SELECT FROM person_event WHERE person_id = $1 AND type NOT IN ('born', 'died')) AS events,
       EXISTS (SELECT FROM relation WHERE person_id = $1 OR related_person_id = $1) AS relations,
       EXISTS (SELECT FROM person_story WHERE person_id_ref = $1) AS story`,
    [id],
  );
  return [
    ...(row?.events ? ['none: REFERENCED_BY_PERSON_EVENT'] : []),
    ...(row?.relations ? ['none: REFERENCED_BY_RELATION'] : []),
    ...(row?.story ? ['none: REFERENCED_BY_PERSON_STORY'] : []),
  ];
}

/** Writes an event of a person that comes back; the person's own entry in the trail tells of it. */
async function bringEventBack(context: ChangeContext, personId: string, event: KeptEvent): Promise<void> {
  const { id, version = 1, ...draft } = event;
  const checked = requireValid(await checkKeptEvent(context.db, personId, draft));
  await eventKind.insert?.(context, { id, version: version + 1, checked, now: context.services.now() });
}

/** Writes a person's relations and memberships, where the input speaks of them. */
async function saveParts(
  { db, actor, method }: ChangeContext,
  id: string,
  { relations, memberships }: Pick<CheckedPerson, 'relations' | 'memberships'>,
): Promise<void> {
  if (relations) await saveRelations(db, id, relations, { actor, method });
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
