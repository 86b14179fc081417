import { type Actor, canEdit, isAdmin } from '../users/actor.ts';
import { eventRanks } from './eventOrder.ts';
import { type EventType, eventTypes } from './eventTypes.ts';

/** Types of which a person has at most one: the beginning and the end of a life (EVENT-24). */
export const lifeEventTypes: ReadonlySet<EventType> = new Set(['born', 'died']);

/**
 * Whether `actor` may remove an event of a person that it may edit (EVENT-23): birth and death stay as long as the
 * person, and entries of a sponsorship batch are an administrator's business.
 */
export function mayRemoveEvent(
  actor: Pick<Actor, 'type'>,
  event: { readonly type: EventType; readonly batch?: string | undefined },
): boolean {
  if (lifeEventTypes.has(event.type)) return false;
  if (event.type === 'cwxrm' && event.batch) return isAdmin(actor);
  return canEdit(actor);
}

/** The types that can be added to a person with such events, in the order of the timeline (EVENT-25, EVENT-36). */
export function addableEventTypes(existing: readonly { readonly type: EventType }[]): readonly EventType[] {
  const present = new Set(existing.map(({ type }) => type));
  return [...eventTypes]
    .sort((a, b) => eventRanks[a] - eventRanks[b])
    .filter((type) => !(lifeEventTypes.has(type) && present.has(type)));
}
