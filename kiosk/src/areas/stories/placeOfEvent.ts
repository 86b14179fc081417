import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import type { PublicPlace } from '@salient/shared/areas/places/publicPlace.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

const nameOf = (place: PublicPlace | null | undefined, language: Language): string =>
  place?.names[language] || place?.names.nl || Object.values(place?.names ?? {})[0] || '';

/** Where an event was: what to call it (blank where nobody knows), and its position as far as that is known. */
export function placeOfEvent({ place, memorial }: Pick<PublicEvent, 'place' | 'memorial'>, language: Language) {
  return { name: memorial?.name || nameOf(place, language), position: (place ?? memorial?.place)?.loc ?? null };
}
