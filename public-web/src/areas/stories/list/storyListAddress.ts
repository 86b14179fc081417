import type { StoryFilter } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { type StoryTag, storyLimits, storyTags } from '@salient/shared/areas/stories/storyTypes.ts';
import { type Params, paramOf } from '@salient/shared/lib/address/params.ts';
import { isLanguage } from '@salient/shared/lib/i18n/languages.ts';
import { childParam } from '../childParam.ts';

/** What the list of stories shows: all of it stands in the address. */
export interface StoryListState {
  readonly filter: StoryFilter;
  /** From 1. */
  readonly page: number;
}

/** Reads the list's state: `theme`, `place`, `in` for the language of a story, `child`, `page`; what is unknown is ignored. */
export function parseStoryList(params: Params): StoryListState {
  const tag = paramOf(params, 'theme');
  const community = paramOf(params, 'place')?.trim().slice(0, storyLimits.community);
  const language = paramOf(params, 'in');
  const page = Number(paramOf(params, 'page'));
  return {
    filter: {
      ...(isTag(tag) ? { tag } : {}),
      ...(community ? { community } : {}),
      ...(isLanguage(language) ? { language } : {}),
      ...(childParam({ params }) ? { child: true } : {}),
    },
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1,
  };
}

/** The parameters that hold a state; `parseStoryList` gives it back. */
export const printStoryList = ({ filter, page }: StoryListState): Params => [
  ...(filter.tag ? [['theme', filter.tag] as const] : []),
  ...(filter.community ? [['place', filter.community] as const] : []),
  ...(filter.language ? [['in', filter.language] as const] : []),
  ...(filter.child ? [['child', '1'] as const] : []),
  ...(page > 1 ? [['page', String(page)] as const] : []),
];

const isTag = (text: string | null): text is StoryTag => storyTags.includes(text as StoryTag);
