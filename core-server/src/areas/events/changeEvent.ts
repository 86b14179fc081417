import {
  createPersonEvent,
  removeEvents,
  removePersonEvent,
  updatePersonEvent,
  validatePersonEvent,
} from '@salient/shared/areas/events/eventMethods.ts';
import { mayRemoveEvent } from '@salient/shared/areas/events/eventPolicy.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { createRecord, removeClaimed, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { eventsRemoving } from './eventHooks.ts';
import { claimEventsOf, eventKind } from './eventKind.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';
import { findPersonOfEvents } from './personOfEvents.ts';
import { validateEvent } from './validateEvent.ts';

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

export const handleCreatePersonEvent = implement(createPersonEvent, ({ params, ...context }) =>
  createRecord(eventKind, context, params.event),
);

export const handleUpdatePersonEvent = implement(updatePersonEvent, ({ params, ...context }) =>
  updateRecord(eventKind, context, params.event),
);

export const handleRemovePersonEvent = implement(removePersonEvent, ({ params, ...context }) =>
  removeRecord(eventKind, context, params),
);

export const handleRemoveEvents = implement(removeEvents, async ({ params, fail, ...context }) => {
  const { db, actor, services } = context;
  await claimEventsOf(context, params.person_id);
  const own = await db.findBy(PersonEventEntity, { person_id: params.person_id });
  const removable = own.filter((event) => mayRemoveEvent(actor, event));
  // All that speaks against it is told at once.
  const refusals = (await services.hooks.run(eventsRemoving, { db, ids: removable.map(({ id }) => id) })).flat();
  if (refusals.length > 0) throw fail.invalidData({ none: refusals });
  for (const event of removable) await removeClaimed(eventKind, context, event);
  return { status: 'OK' as const, count: removable.length };
});
