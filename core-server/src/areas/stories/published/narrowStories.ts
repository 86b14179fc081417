import type { StoryChoices, StoryFilter } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { storyPlaceNames } from '@salient/shared/areas/stories/storyPlaceNames.ts';
import { storyTags } from '@salient/shared/areas/stories/storyTypes.ts';
import { inEachLanguage, languages } from '@salient/shared/lib/i18n/languages.ts';
import type { StoryFacts } from './storyFacts.ts';

type Facts = Pick<StoryFacts, 'community' | 'tags' | 'languages' | 'child'>;
type PlacedFacts = Facts & Pick<StoryFacts, 'area' | 'place'>;

/** What a story has to offer for each part of a filter. */
const valuesOf: Readonly<Record<keyof StoryFilter, (story: Facts) => readonly (string | boolean)[]>> = {
  tag: ({ tags }) => tags,
  community: ({ community }) => (community ? [community] : []),
  language: ({ languages: written }) => written,
  child: ({ child }) => (child ? [true] : []),
};
const parts = Object.keys(valuesOf) as (keyof StoryFilter)[];

/** The stories that pass a filter; `besides` leaves one part of it out. */
export function narrowStories<Story extends Facts>(
  stories: readonly Story[],
  filter: StoryFilter,
  besides?: keyof StoryFilter,
): Story[] {
  return stories.filter((story) =>
    parts.every((part) => {
      const wanted = filter[part];
      return wanted === undefined || part === besides || valuesOf[part](story).includes(wanted);
    }),
  );
}

/** What each part of a filter can be set to beside the other parts: themes and languages in their order, places by name. */
export function storyChoices(stories: readonly PlacedFacts[], filter: StoryFilter): StoryChoices {
  const countsOf = (part: keyof StoryFilter) => {
    const counts = new Map<string | boolean, number>();
    for (const story of narrowStories(stories, filter, part)) {
      for (const value of valuesOf[part](story)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  const inOrder = <Value extends string>(values: readonly Value[], counts: ReadonlyMap<string | boolean, number>) =>
    values.flatMap((value) => {
      const count = counts.get(value);
      return count ? [{ value, count }] : [];
    });
  const communities = countsOf('community');
  // Any story of the community says what others call it, as long as one of its places does.
  const namesOf = (community: string) => {
    const names = stories
      .filter((story) => story.community === community)
      .map((story) => storyPlaceNames(story, story.place));
    return inEachLanguage(
      (language) => names.find((each) => each[language].community !== community)?.[language].community ?? community,
    );
  };
  return {
    tags: inOrder(storyTags, countsOf('tag')),
    communities: inOrder([...(communities.keys() as Iterable<string>)].sort(byName.compare), communities).map(
      (choice) => ({ ...choice, names: namesOf(choice.value) }),
    ),
    languages: inOrder(languages, countsOf('language')),
    child: countsOf('child').get(true) ?? 0,
  };
}

const byName = new Intl.Collator('nl');
