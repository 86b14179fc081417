import { emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import { notTranslated } from '@salient/shared/areas/stories/story-text/translations.ts';
import { fieldsFromPerson, fieldsFromPlace } from '@salient/shared/areas/stories/storyDefaults.ts';
import { emptyStory, type StoryDraft, type TextDraft } from '@salient/shared/areas/stories/storyDraft.ts';
import { ageBetween, type PartialDate, parseDateParts } from '@salient/shared/lib/dates/partialDate.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import type { DemoEvent, DemoPerson } from '../demoRecords.ts';
import { demoId } from '../random/demoId.ts';
import type { World } from '../World.ts';
import type { DayText, DemoStory, StoryEvent, StoryTexts } from './DemoStory.ts';

/** Persons of stories stand behind all that are generated, however large the museum is. */
const firstOrdinal = 9_000_000;

export interface StoryRecords {
  readonly id: string;
  readonly person: DemoPerson;
  readonly draft: StoryDraft;
}

export const demoStoryId = (seed: number, index: number): string => demoId(seed, 'story', index);

/** Reads `1915`, `1915-04` or `1915-04-22`. */
export function readDay(text: DayText | undefined): PartialDate {
  const [year = null, month = null, day = null] = text?.split('-') ?? [];
  const date = parseDateParts(day, month, year);
  if (!date) throw new RangeError(`"${text}" is no day`);
  return date;
}

/**
 * The person and the story as they are stored, but for what only the database knows: the links to other stories and the
 * key location.
 *
 * @param index place of the story among all of the demo museum, from 0.
 */
export function storyRecords(world: World, story: DemoStory, index: number): StoryRecords {
  const person = personOf(world, story, firstOrdinal + index);
  return { id: demoStoryId(world.seed, index), person, draft: draftOf(world, story, person) };
}

function personOf(world: World, story: DemoStory, ordinal: number): DemoPerson {
  const events = story.events.map((event, part) => eventOf(world, event, demoId(world.seed, 'event', ordinal, part)));
  const dayOf = (type: 'born' | 'died') => readDay(story.events.find((event) => event.type === type)?.from);
  const [born, died] = [dayOf('born'), dayOf('died')];
  return {
    id: demoId(world.seed, 'person', ordinal),
    draft: {
      ...emptyPerson,
      victim_type_details: 'none',
      ...story.person,
      in_namelist: story.person.war_casualty,
      ...{ born_day: born.day, born_month: born.month, born_year: born.year },
      ...{ died_day: died.day, died_month: died.month, died_year: died.year },
      died_age: ageBetween(born, died) ?? 0,
    },
    cwxrm_remembered: false,
    events,
    memberships: [],
  };
}

function eventOf(world: World, { type, from, to, place, couples: _, ...fields }: StoryEvent, id: string): DemoEvent {
  const [start, end] = [readDay(from), readDay(to)];
  return {
    id,
    ...emptyEvent(type),
    ...fields,
    ...{ start_day: start.day, start_month: start.month, start_year: start.year },
    ...{ end_day: end.day, end_month: end.month, end_year: end.year },
    place_id: place === undefined ? null : world.places.get(place).id,
  };
}

function draftOf(world: World, story: DemoStory, { draft: person, events }: DemoPerson): StoryDraft {
  const source = events[story.placeEvent];
  const place = world.places.records.find(({ id }) => id === source?.place_id);
  if (!source || !place) throw new Error(`the event that ${story.key} is told of has no place`);
  const { keyStory } = story;
  const keyDay = readDay(keyStory?.date);
  const dutch = partsOf(story.texts.nl);
  return {
    ...emptyStory,
    ...fieldsFromPerson(person),
    ...{ born_year: person.born_year, died_year: person.died_year },
    ...fieldsFromPlace(place),
    place_source_event_ref: source.id,
    story_child_option: true,
    story_text: Object.fromEntries(
      languages.map((language): [string, TextDraft] => [
        language,
        {
          ...partsOf(story.texts[language]),
          ...{ story_status: 'DONE', story_child_status: 'DONE' },
          translated_from: language === 'nl' ? notTranslated : dutch,
        },
      ]),
    ) as StoryDraft['story_text'],
    kiosks: [...story.kiosks],
    coupling_use_events_with_places_refs: events.filter((_, index) => story.events[index]?.couples).map(({ id }) => id),
    coupling_tags: [...story.tags],
    coupling_use_died_date: story.usesDiedDate ?? false,
    ...{ key_day: keyDay.day, key_month: keyDay.month, key_year: keyDay.year },
    key_organisation_title: keyStory?.organisation ?? '',
    key_form_of_address: keyStory?.formOfAddress ?? '',
    key_certificate: keyStory !== undefined,
  };
}

const partsOf = ({ part1, part2, child1, child2, question }: StoryTexts) => ({
  story_part_1: part1,
  story_part_2: part2,
  story_child_part_1: child1,
  story_child_part_2: child2,
  story_child_question: question,
});

/** Manual links, each once: whoever names the other first keeps it, and the partner of a pair comes first. */
export function manualLinks(stories: readonly DemoStory[]): ReadonlyMap<string, readonly string[]> {
  const kept = new Set<string>();
  return new Map(
    stories.map(({ key, pair, links = [] }) => {
      const own = [...(pair === undefined ? [] : [pair]), ...links].filter((other) => !kept.has(`${other} ${key}`));
      for (const other of own) kept.add(`${key} ${other}`);
      return [key, own];
    }),
  );
}
