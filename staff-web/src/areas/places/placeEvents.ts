import { type EventType, eventTypes } from '@salient/shared/areas/events/eventTypes.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';

/** What `open` says of the events of a place. */
export const placeEventsPanel = 'events';

export const placeEventsText = (placeId: string, type: EventType) => `${placeId}.${type}`;

/** Reads what `placeEventsText` wrote; null for anything else. */
export function readPlaceEvents(
  text: string | undefined,
): { readonly placeId: string; readonly type: EventType } | null {
  const [placeId = '', type = ''] = (text ?? '').split('.');
  return placeId && isOneOf(eventTypes, type) ? { placeId, type } : null;
}
