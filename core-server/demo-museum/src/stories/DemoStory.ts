import type { EventDraft } from '@salient/shared/areas/events/checkEvent.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import type { StoryTag } from '@salient/shared/areas/stories/storyTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { KioskNumber } from '@salient/shared/lib/schemas/kioskNumber.ts';
import type { Portrait } from '../pictures/portrait.ts';
import type { SceneName } from '../pictures/scenes.ts';

export type InFourLanguages = Readonly<Record<Language, string>>;

/** A day as a source knows it: `1915`, `1915-04` or `1915-04-22`. */
export type DayText = string;

type Fields = Omit<EventDraft, 'type' | 'place_id' | `${'start' | 'end'}_${'day' | 'month' | 'year'}`>;

export interface StoryEvent extends Partial<Readonly<Fields>> {
  readonly type: EventType;
  readonly from?: DayText;
  readonly to?: DayText;
  /** Key of the demo's tables of places. */
  readonly place?: string;
  /** Whether stories are found beside this one by the event's place. */
  readonly couples?: true;
}

/** One language's texts: each version in two parts. The child's is for readers of eight to ten. */
export interface StoryTexts {
  readonly part1: string;
  readonly part2: string;
  readonly child1: string;
  readonly child2: string;
}

export interface StoryPerson
  extends Pick<PersonDraft, 'surname' | 'familyname' | 'nationality' | 'gender' | 'victim_type'>,
    Partial<Pick<PersonDraft, 'victim_type_details' | 'irish_memorial_records'>> {
  /** Whether the war took the life. */
  readonly war_casualty: boolean;
}

/** What a story needs to be a key story. The organisations are invented like the persons. */
export interface DemoKeyStory {
  /** Number of the demo's key location, from 1 to 8. */
  readonly location: number;
  readonly date: DayText;
  readonly organisation: string;
  readonly formOfAddress: string;
}

/** An invented life within a true history, told in four languages and two versions. */
export interface DemoStory {
  /** What other stories and file names call it. */
  readonly key: string;
  readonly person: StoryPerson;
  /** Birth first, death last where the museum knows of it: the days of the person's head are read from these two. */
  readonly events: readonly StoryEvent[];
  /** Which of the events says where the story is told of, from 0. */
  readonly placeEvent: number;
  readonly tags: readonly StoryTag[];
  /** Whether stories of the same day of death are found beside this one. */
  readonly usesDiedDate?: true;
  readonly kiosks: readonly KioskNumber[];
  /** The story of the other side of the same day, field or line; it names this one in return. */
  readonly pair?: string;
  /** Further stories that somebody linked by hand. */
  readonly links?: readonly string[];
  readonly keyStory?: DemoKeyStory;
  readonly texts: Readonly<Record<Language, StoryTexts>>;
  readonly profile: { readonly portrait: Portrait; readonly legend: InFourLanguages; readonly alt: InFourLanguages };
  readonly extras: readonly { readonly scene: SceneName; readonly legend: InFourLanguages }[];
}
