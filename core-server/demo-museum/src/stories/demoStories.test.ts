import { checkEvent, overlaps } from '@salient/shared/areas/events/checkEvent.ts';
import { checkPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import { coupleStories } from '@salient/shared/areas/stories/coupleStories.ts';
import { cleanStoryText } from '@salient/shared/areas/stories/story-text/cleanStoryText.ts';
import { storyLimits, storyTags } from '@salient/shared/areas/stories/storyTypes.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { describe, expect, test } from 'vitest';
import { demoKeyLocations } from '../key-locations/demoKeyLocations.ts';
import { sceneNames } from '../pictures/scenes.ts';
import { World } from '../World.ts';
import { demoStories } from './demoStories.ts';
import { drawStory } from './drawStory.ts';
import { manualLinks, storyRecords } from './storyRecords.ts';

const world = new World(1914);
const byKey = new Map(demoStories.map((story) => [story.key, story]));
const records = new Map(demoStories.map((story, index) => [story.key, storyRecords(world, story, index)]));
const recordOf = (key: string) => {
  const found = records.get(key);
  if (!found) throw new Error(`no story ${key}`);
  return found;
};

/** Length within which a part is well filled and stays clear of the limit. */
const lengths = {
  ...{ part1: [500, 950], part2: [500, 950], child1: [300, 700], child2: [300, 700] },
  question: [25, storyLimits.childQuestion],
} as const;

const germanMonths = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
/**
 * Sentences as a reader counts them: a quotation ends with its own mark, Dutch ones may begin with ’s, and the point behind
 * the day of a German date ends none.
 */
const sentences = (text: string) =>
  text.split(new RegExp(`(?<=[.!?…](?:[’”“»]|\\s»)?)\\s+(?!(?:${germanMonths})\\b)(?=[\\p{Lu}‘„«“\\d]|’s\\s)`, 'u'));
const words = (sentence: string) => sentence.match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu) ?? [];

/** What a coupling compares, as the database would answer it. */
function factsOf(key: string) {
  const { id, draft, person } = recordOf(key);
  const coupled = person.events.filter((event) => draft.coupling_use_events_with_places_refs.includes(event.id));
  const { died_year, died_month, died_day } = person.draft;
  const wholeDay = draft.coupling_use_died_date && died_day !== null;
  return {
    id,
    tags: draft.coupling_tags,
    died: wholeDay ? `${died_year}${String(died_month).padStart(2, '0')}${String(died_day).padStart(2, '0')}` : null,
    places: coupled.flatMap(({ place_id }) => {
      const place = world.places.records.find((each) => each.id === place_id);
      return place ? [{ id: place.id, lat: place.lat, lon: place.lon }] : [];
    }),
  };
}

test('twenty stories have keys of their own', () => {
  expect(demoStories).toHaveLength(20);
  expect(byKey.size).toBe(20);
});

describe.each(demoStories.map((story) => [story.key, story] as const))('%s', (key, story) => {
  test.each(languages)(
    'is told in %s, in two versions of fitting length and short sentences [STORY-10, STORY-11]',
    (language) => {
      for (const [part, [least, most]] of Object.entries(lengths)) {
        const text = story.texts[language][part as keyof typeof lengths];
        expect(text.length, `${part}: ${text.length}`).toBeGreaterThanOrEqual(least);
        expect(text.length, `${part}: ${text.length}`).toBeLessThanOrEqual(most);
        expect(cleanStoryText(text)).toBe(text);
        for (const sentence of sentences(text)) {
          expect(words(sentence).length, `${part}: ${sentence}`).toBeLessThanOrEqual(25);
        }
      }
      const { part1, part2, child1, child2 } = story.texts[language];
      const all = [part1, part2, child1, child2].flatMap(sentences);
      expect(all.flatMap(words).length / all.length).toBeLessThanOrEqual(15);
    },
  );

  test('says in its first sentence who and when, to children in its first four', () => {
    for (const language of languages) {
      const { part1, child1 } = story.texts[language];
      const name = story.person.surname;
      expect(part1.slice(0, 160)).toContain(name);
      expect(child1.slice(0, 160)).toContain(name);
      expect(sentences(part1)[0]).toMatch(/19\d\d/);
      expect(sentences(child1).slice(0, 4).join(' ')).toMatch(/19\d\d/);
    }
  });

  test('makes a person and events that pass the rules [STORY-09]', () => {
    const { person, draft } = recordOf(key);
    expect(checkPerson({ ...person.draft }).errors.errors).toEqual({});
    expect(checkPerson({ ...person.draft }).draft).toEqual(person.draft);
    for (const [index, { id, batch, csv_id, ...event }] of person.events.entries()) {
      const checked = checkEvent(event);
      expect(checked.errors.errors, event.type).toEqual({});
      expect(checked.draft).toEqual({ ...event, batch, csv_id });
      for (const other of person.events.slice(index + 1)) {
        expect(overlaps({ ...event, batch, csv_id }, other), `${event.type} ${other.type}`).toBe(false);
      }
    }
    expect(person.events.at(0)?.type).toBe('born');
    expect(person.events.at(-1)?.type).toBe('died');
    expect(draft.community).not.toBe('');
    expect(draft.area).not.toBe('');
    expect(draft.country_code).toMatch(/^[A-Z]{2}$/);
    expect(draft.coupling_use_events_with_places_refs.length).toBeGreaterThan(0);
  });

  test('has themes, kiosks and links that exist [STORY-14, STORY-21, STORY-39]', () => {
    expect(story.tags.length).toBeGreaterThan(0);
    for (const tag of story.tags) expect(storyTags).toContain(tag);
    for (const kiosk of story.kiosks) expect(kioskNumbers).toContain(kiosk);
    for (const other of [story.pair, ...(story.links ?? [])]) {
      if (other !== undefined) expect(byKey.has(other), other).toBe(true);
    }
    expect(manualLinks(demoStories).get(key) ?? []).not.toContain(key);
  });

  test('has a portrait and pictures, with legends and alternatives in four languages [STORY-35]', () => {
    const pictures = drawStory(story, 0);
    expect(pictures[0]?.kind).toBe('profile');
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(pictures.length).toBeLessThanOrEqual(4);
    for (const { svg, legend, alt } of pictures) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      for (const language of languages) {
        for (const text of [legend[language], alt[language]]) {
          expect(text.length).toBeGreaterThan(5);
          expect(text.length).toBeLessThanOrEqual(storyLimits.legend);
        }
      }
    }
  });
});

test('pairs are mutual, eight of them or more, and couple of themselves [STORY-16, STORY-19]', () => {
  const paired = demoStories.filter(({ pair }) => pair !== undefined);
  expect(paired.length).toBeGreaterThanOrEqual(16);
  for (const { key, pair = '', kiosks } of paired) {
    const other = byKey.get(pair);
    expect(other?.pair, key).toBe(key);
    // Each side must be met at a kiosk of the other.
    expect(
      kiosks.some((kiosk) => other?.kiosks.includes(kiosk)),
      key,
    ).toBe(true);
    expect(coupleStories(factsOf(key), factsOf(pair)), key).not.toEqual([]);
  }
});

test('every kiosk has eight stories or more [STORY-38]', () => {
  for (const kiosk of kioskNumbers) {
    expect(demoStories.filter(({ kiosks }) => kiosks.includes(kiosk)).length).toBeGreaterThanOrEqual(8);
  }
});

test('eight stories are key stories, each at a location of its own [STORY-22]', () => {
  const locations = demoStories.flatMap(({ keyStory }) => keyStory?.location ?? []);
  expect([...locations].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('every scene is shown, and the same story is drawn the same way each time', () => {
  const ofStories = demoStories.flatMap(({ extras }) => extras.map(({ scene }) => scene));
  const shown = new Set([...ofStories, ...demoKeyLocations.map(({ scene }) => scene)]);
  expect([...shown].sort()).toEqual([...sceneNames].sort());
  for (const [index, story] of demoStories.slice(0, 3).entries()) {
    expect(drawStory(story, index)).toEqual(drawStory(story, index));
  }
});
