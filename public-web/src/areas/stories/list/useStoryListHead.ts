import type { StoryCard } from '@salient/shared/areas/stories/publicStory.ts';
import type { StoryChoices } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { readingTarget } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { storyListPath } from '@salient/shared/areas/stories/storyListPath.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { withQuery } from '../../../lib/routing/address.ts';
import { pathInLanguage, useHead } from '../../../lib/site/head.ts';
import { useSite } from '../../../lib/site/SiteContext.ts';
import { storyPath } from '../storyAddress.ts';
import { nameOf } from '../storyWords.ts';
import { printStoryList, type StoryListState } from './storyListAddress.ts';

interface Found {
  readonly data: readonly StoryCard[];
  readonly total: number;
  readonly choices: StoryChoices;
}

/** What the list says of itself to browsers and search engines, which read the whole list and each theme (beyond.md 12). */
export function useStoryListHead(state: StoryListState, found: Found | undefined): void {
  const { t, language } = useTexts();
  const { origin } = useSite();
  const { tag, community, ...narrower } = state.filter;
  const title = tag
    ? t('storyList.metaTheme', { theme: t(`storyThemes.${tag}`) })
    : community
      ? t('storyList.metaPlace', { place: placeNamed(community, language, found?.choices) })
      : t('storyList.metaTitle');
  const path = withQuery(storyListPath, printStoryList(state));
  const address = origin + pathInLanguage(path, language);
  const addressOf = ({ id, targets }: StoryCard) =>
    origin + pathInLanguage(storyPath(readingTarget(targets), id), language);
  useHead({
    title: `${title} – Salient`,
    description: t('storyList.lead'),
    path,
    index: community === undefined && Object.keys(narrower).length === 0 && found !== undefined && found.total > 0,
    graph: [
      {
        '@type': 'CollectionPage',
        '@id': address,
        url: address,
        name: title,
        inLanguage: language,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: found?.total ?? 0,
          itemListElement: (found?.data ?? []).map((story, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: nameOf(story, t),
            url: addressOf(story),
          })),
        },
      },
    ],
  });
}

/** A community as the address has it, by its name in the reader's language. */
const placeNamed = (community: string, language: Language, choices: StoryChoices | undefined): string =>
  choices?.communities.find(({ value }) => value === community)?.names[language] ?? community;
