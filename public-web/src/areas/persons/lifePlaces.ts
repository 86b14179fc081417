import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';

/** Id of the entry of an event in the timeline. */
export const entryOf = ({ id }: Pick<PublicEvent, 'id'>) => `event-${id}`;

/** How many different places of a life a map could show. */
export const placesOnMap = (events: readonly PublicEvent[]): number =>
  new Set(
    events.flatMap(({ place, memorial }) => {
      const loc = (place ?? memorial?.place)?.loc;
      return loc ? [`${loc.lat} ${loc.lon}`] : [];
    }),
  ).size;
