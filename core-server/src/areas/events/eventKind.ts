import type { CheckedEvent } from '@salient/shared/areas/events/checkEvent.ts';
import { mayRemoveEvent } from '@salient/shared/areas/events/eventPolicy.ts';
import type { PersonEvent, PersonEventInput } from '@salient/shared/areas/events/personEvent.ts';
import { mayReadEventField } from '@salient/shared/areas/events/sponsorPolicy.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import type { ChangeContext, RecordKind } from '../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { eventDraftOf } from './eventDraft.ts';
import { eventsRemoving } from './eventHooks.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';
import { lockPersonOfEvents } from './personOfEvents.ts';
import { presentEvent } from './presentEvent.ts';
import { eventState } from './recordEventChange.ts';
import { syncRemembered } from './syncRemembered.ts';
import { validateEvent } from './validateEvent.ts';

/** An event that was checked among the others of its person. */
export type CheckedPersonEvent = CheckedEvent & { readonly personId: string };
type EventInput = Partial<PersonEventInput> & { readonly person_id?: string | undefined };

/** How events are changed: each with its person held, so that what validation finds of its other events holds. */
export const eventKind: RecordKind<PersonEventEntity, CheckedPersonEvent, EventInput, PersonEvent> = {
  entity: 'person_event',
  claim: async (context, id) => {
    const found = await context.db.findOneBy(PersonEventEntity, { id });
    if (!found) return null;
    await claimEventsOf(context, found.person_id);
    return context.db.findOneBy(PersonEventEntity, { id });
  },
  claimForNew: (context, { person_id }) => claimEventsOf(context, String(person_id)),
  validate: async ({ db, actor }, input, stored) => {
    const personId = stored?.person_id ?? String(input.person_id);
    const checked = await validateEvent(db, stored ? keepingUnread(actor, input) : input, personId, stored);
    if (input.person_id && input.person_id !== personId) checked.errors.add('person_id', 'INVALID_REFERENCE');
    return { ...checked, personId };
  },
  isUnchanged: (_, stored, { draft }) => isUnchanged(eventDraftOf(stored), draft),
  insert: async ({ db }, { id, version, checked }) => {
    const { draft, personId } = checked;
    await db.insert(PersonEventEntity, { id, version, person_id: personId, ...draft, ...eventKeys(draft) });
    await syncRemembered(db, personId, draft.type);
  },
  update: async ({ db }, { id, version, checked, now }) => {
    const { draft } = checked;
    await db.update(PersonEventEntity, { id }, { ...draft, ...eventKeys(draft), version, updated_at: now });
  },
  whyNotRemove: async ({ db, actor, services }, event) => {
    if (!mayRemoveEvent(actor, event)) return ['none: INVALID_DATA'];
    return (await services.hooks.run(eventsRemoving, { db, ids: [event.id] })).flat();
  },
  remove: async ({ db }, { id, person_id, type }) => {
    await db.delete(PersonEventEntity, { id });
    await syncRemembered(db, person_id, type);
  },
  state: async (db, id) => {
    const event = await db.findOneBy(PersonEventEntity, { id });
    return event && { version: event.version, fields: eventState(event.person_id, eventDraftOf(event)) };
  },
  partOf: ({ person_id }) => ({ type: 'person', id: String(person_id) }),
  mayReadField: ({ actor }, field) => mayReadEventField(actor, field),
  present: async ({ db, actor }, id) => presentEvent(await db.findOneByOrFail(PersonEventEntity, { id }), actor),
};

/**
 * Makes the events of a person this transaction's alone to change, so that what validation finds of them still holds
 * when it writes; refuses who may not change that person.
 */
export async function claimEventsOf({ db, actor }: Pick<ChangeContext, 'db' | 'actor'>, id: string): Promise<void> {
  const person = await lockPersonOfEvents(db, id);
  if (!person) throw new RpcFailure(commonErrors.notFound, { entity: 'person', id });
  if (!mayEditPerson(actor, person)) throw new RpcFailure(commonErrors.notPermitted);
}

/** Nobody clears what it may not read: a form without a value there leaves what is stored. */
function keepingUnread<Input extends object>(actor: Pick<Actor, 'type'>, given: Input): Input {
  const kept = Object.entries(given).filter(([field, value]) => value || mayReadEventField(actor, field));
  return Object.fromEntries(kept) as Input;
}
