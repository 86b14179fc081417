import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { eventName } from '../events/eventTexts.ts';

/** The events of a person by what they are, when and where, for what is chosen from them. */
export function useEventChoices(personId: string) {
  const { t, language } = useTexts();
  const { data, isLoading } = useMethod('findPersonEvents', { person_id: personId, limit: 1000, extend: ['place'] });
  const events: readonly PersonEvent[] = data?.data ?? [];
  const placeText = ({ extend_place }: PersonEvent) => (extend_place ? placeName(extend_place.names, language) : '');
  const textOf = (event: PersonEvent) => [eventName(t, event), placeText(event)].filter(Boolean).join(', ');
  return {
    isLoading,
    /** Events that have a place come first: a story has its place from one of them. */
    choices: [...events]
      .sort((a, b) => Number(b.place_id !== null) - Number(a.place_id !== null))
      .map((event) => ({ value: event.id, label: textOf(event) })),
    withPlace: events
      .filter(({ place_id }) => place_id !== null)
      .map((event) => ({ value: event.id, label: textOf(event) })),
    placeOfEvent: (id: string) => events.find((event) => event.id === id)?.place_id ?? null,
    textOfEvent: (id: string | null) => {
      const event = events.find((each) => each.id === id);
      return event ? textOf(event) : '';
    },
  };
}
