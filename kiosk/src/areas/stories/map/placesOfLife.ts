import { chronological } from '@salient/shared/areas/events/eventOrder.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { placeOfEvent } from '../placeOfEvent.ts';
import type { Position } from './mercator.ts';

/** A place of a life, with the numbers of its events in the list beside the map. */
export interface PlaceOfLife {
  readonly position: Position;
  readonly name: string;
  readonly numbers: readonly number[];
}

/** The places of a life whose position is known, in the order in which they were first come to. */
export function placesOfLife(life: readonly PublicEvent[], language: Language): readonly PlaceOfLife[] {
  const places = new Map<string, PlaceOfLife>();
  for (const [index, event] of chronological(life).entries()) {
    const { name, position } = placeOfEvent(event, language);
    if (!position) continue;
    const key = `${position.lat} ${position.lon}`;
    const known = places.get(key);
    places.set(key, { position, name: known?.name ?? name, numbers: [...(known?.numbers ?? []), index + 1] });
  }
  return [...places.values()];
}
