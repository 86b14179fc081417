import {
  createPersonEvent,
  removeEvents,
  removePersonEvent,
  updatePersonEvent,
  validatePersonEvent,
} from '@salient/shared/areas/events/eventMethods.ts';
import { mayRemoveEvent } from '@salient/shared/areas/events/eventPolicy.ts';
import { mayReadEventField } from '@salient/shared/areas/events/sponsorPolicy.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Context, implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { eventConflict } from './eventConflict.ts';
import { eventDraftOf } from './eventDraft.ts';
import { eventsRemoving } from './eventHooks.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';
import { findPersonOfEvents, lockPersonOfEvents } from './personOfEvents.ts';
import { presentEvent } from './presentEvent.ts';
import { recordEventChange } from './recordEventChange.ts';
import { syncRemembered } from './syncRemembered.ts';
import { validateEvent } from './validateEvent.ts';

type AnyContext = Pick<Context<typeof createPersonEvent>, 'db' | 'actor'>;

const notFound = (entity: string, id: string) => new RpcFailure(commonErrors.notFound, { entity, id });

/**
 * Makes the events of a person this transaction's alone to change, so that what validation finds of them still holds
 * when it writes; refuses who may not change that person.
 */
export async function claimEventsOf({ db, actor }: AnyContext, id: string): Promise<void> {
  const person = await lockPersonOfEvents(db, id);
  if (!person) throw notFound('person', id);
  if (!mayEditPerson(actor, person)) throw new RpcFailure(commonErrors.notPermitted);
}

async function eventToChange(context: AnyContext, id: string, version: number): Promise<PersonEventEntity> {
  const found = await context.db.findOneBy(PersonEventEntity, { id });
  if (!found) throw notFound('person_event', id);
  await claimEventsOf(context, found.person_id);
  const event = await context.db.findOneBy(PersonEventEntity, { id });
  if (!event) throw notFound('person_event', id);
  if (event.version !== version) {
    const details = await eventConflict(context.db, context.actor, id, version, event.version);
    throw new RpcFailure(commonErrors.conflict, details);
  }
  return event;
}

export const handleValidatePersonEvent = implement(validatePersonEvent, async ({ params, db, actor }) => {
  const { id, person_id } = params.event;
  const stored = params.mode === 'update' && id ? await db.findOneBy(PersonEventEntity, { id }) : null;
  const personId = stored?.person_id ?? person_id;
  const person = personId === undefined ? null : await findPersonOfEvents(db, personId);
  if (person && !mayEditPerson(actor, person)) throw new RpcFailure(commonErrors.notPermitted);
  const { errors } = await validateEvent(db, params.event, personId, stored ?? undefined);
  if (params.mode === 'update' && !stored) errors.add('id', 'DOES_NOT_EXIST');
  if (personId !== undefined && !person) errors.add('person_id', 'DOES_NOT_EXIST');
  if (stored && person_id !== undefined && person_id !== personId) errors.add('person_id', 'INVALID_REFERENCE');
  return errors.result;
});

export const handleCreatePersonEvent = implement(createPersonEvent, async ({ params, db, actor, fail, method }) => {
  const personId = params.event.person_id;
  await claimEventsOf({ db, actor }, personId);
  const { draft, errors } = await validateEvent(db, params.event, personId);
  if (!draft || !errors.isEmpty) throw fail.invalidData(errors.errors);
  const id = uuidv7();
  await db.insert(PersonEventEntity, { id, person_id: personId, ...draft, ...eventKeys(draft) });
  await syncRemembered(db, personId, draft.type);
  await recordEventChange(db, { actor, method }, { id, personId, version: 1, before: null, after: draft });
  return presentEvent(await db.findOneByOrFail(PersonEventEntity, { id }), actor);
});

/** Nobody clears what it may not read: a form without a value there leaves what is stored. */
function keepingUnread<Input extends object>(actor: Pick<Actor, 'type'>, given: Input): Input {
  const kept = Object.entries(given).filter(([field, value]) => value || mayReadEventField(actor, field));
  return Object.fromEntries(kept) as Input;
}

export const handleUpdatePersonEvent = implement(updatePersonEvent, async ({ params, db, actor, fail, method }) => {
  const { id, version } = params.event;
  const stored = await eventToChange({ db, actor }, id, version);
  const personId = stored.person_id;
  if (params.event.person_id && params.event.person_id !== personId) {
    throw fail.invalidData({ person_id: ['person_id: INVALID_REFERENCE'] });
  }
  const given = keepingUnread(actor, params.event);
  const { draft, errors } = await validateEvent(db, given, personId, stored);
  if (!draft || !errors.isEmpty) throw fail.invalidData(errors.errors);
  const next = { ...draft, ...eventKeys(draft), version: version + 1, updated_at: new Date() };
  const { affected } = await db.update(PersonEventEntity, { id, version }, next);
  if (affected !== 1) throw fail.conflict(await eventConflict(db, actor, id, version, version + 1));
  const before = eventDraftOf(stored);
  await recordEventChange(db, { actor, method }, { id, personId, version: version + 1, before, after: draft });
  return presentEvent(await db.findOneByOrFail(PersonEventEntity, { id }), actor);
});

export const handleRemovePersonEvent = implement(removePersonEvent, async (context) => {
  const { params, db, actor, fail, method, services } = context;
  const event = await eventToChange({ db, actor }, params.id, params.version);
  if (!mayRemoveEvent(actor, event)) throw fail.invalidData({ none: ['none: INVALID_DATA'] });
  const refusals = await refusalsOf(services, db, [event]);
  if (refusals.length > 0) throw fail.invalidData({ none: refusals });
  await removeEvent(db, event, { actor, method });
  return { status: 'OK' as const };
});

export const handleRemoveEvents = implement(removeEvents, async (context) => {
  const { params, db, actor, fail, method, services } = context;
  await claimEventsOf({ db, actor }, params.person_id);
  const own = await db.findBy(PersonEventEntity, { person_id: params.person_id });
  const removable = own.filter((event) => mayRemoveEvent(actor, event));
  const refusals = await refusalsOf(services, db, removable);
  if (refusals.length > 0) throw fail.invalidData({ none: refusals });
  for (const event of removable) await removeEvent(db, event, { actor, method });
  return { status: 'OK' as const, count: removable.length };
});

/** Why some of these events may not be removed: none when nothing speaks against it. */
const refusalsOf = async (
  { hooks }: Services,
  db: EntityManager,
  events: readonly PersonEventEntity[],
): Promise<string[]> => (await hooks.run(eventsRemoving, { db, ids: events.map(({ id }) => id) })).flat();

async function removeEvent(
  db: EntityManager,
  event: PersonEventEntity,
  by: Pick<Context<typeof removePersonEvent>, 'actor' | 'method'>,
): Promise<void> {
  await db.delete(PersonEventEntity, { id: event.id });
  await syncRemembered(db, event.person_id, event.type);
  const { id, person_id: personId, version } = event;
  await recordEventChange(db, by, { id, personId, version: version + 1, before: eventDraftOf(event), after: null });
}
