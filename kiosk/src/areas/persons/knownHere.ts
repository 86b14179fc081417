import type { KioskContent, KioskName } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import type { PublicEvent, PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';

/** What a list knows of a person, which leads to the page of that person. Days are 8 characters. */
export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  readonly born: string;
  readonly died: string;
}

/** What can be shown of a person without the server. */
export interface KnownPerson extends ListedPerson {
  readonly portrait: Pick<NonNullable<PublicPerson['portrait']>, 'picture' | 'alt' | 'template' | 'credit'> | null;
  readonly events: readonly PublicEvent[];
}

/** A name of the day as a list has it: its day is one of any year. */
export const listedName = (name: KioskName): ListedPerson => ({
  id: name.id,
  name: fullName(name),
  born: '????????',
  died: `${name.year}????`,
});

/**
 * What the kiosk itself holds of a person: all that a story of it tells, or what the list knew that led here, or the names of
 * its days; null when it has never heard of the person.
 */
export function knownHere(
  { stories, lives, days }: KioskContent,
  id: string,
  listed: ListedPerson | undefined,
): KnownPerson | null {
  const story = stories.find(({ person_id }) => person_id === id);
  const name = days.flatMap(({ names }) => names).find((each) => each.id === id);
  const known = listed ?? (name && listedName(name));
  const events = lives[id] ?? [];
  if (!story) return known ? { ...known, portrait: null, events } : null;
  return {
    id,
    name: story.calculated_full_name,
    born: events.find(({ type }) => type === 'born')?.start ?? known?.born ?? '',
    died: events.find(({ type }) => type === 'died')?.start ?? known?.died ?? '',
    portrait: story.profile_image,
    events,
  };
}
