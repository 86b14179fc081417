import type { StoryChoices, StoryFilter } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { languageNames } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useAddress } from '../../../lib/routing/useAddress.ts';
import { VersionSwitch } from '../VersionSwitch.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { linkToStories } from './linkToStories.ts';
import { printStoryList, type StoryListState } from './storyListAddress.ts';

interface Props {
  readonly state: StoryListState;
  readonly choices: StoryChoices;
  readonly total: number;
}

/** What the list is narrowed by, as links: each leads to the list with that choice, without any script. */
export function StoryFilters({ state, choices, total }: Props) {
  const { t, language } = useTexts();
  const address = useAddress();
  const { filter } = state;
  const hrefOf = (change: Partial<Record<keyof StoryFilter, string | undefined>>) =>
    linkToStories(address, printStoryList({ filter: { ...filter, ...change } as StoryFilter, page: 1 }));
  // A language that every story is written in narrows nothing.
  const languages = choices.languages.filter(({ count, value }) => count < total || value === filter.language);
  const communities = choices.communities
    .map(({ value, names, count }) => ({ value, count, name: names[language] }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  const isNarrowed = printStoryList({ filter: { ...filter, child: undefined }, page: 1 }).length > 0;
  return (
    <section className="story-filters" aria-label={t('storyList.choose')}>
      {(choices.child > 0 || filter.child) && <VersionSwitch child={filter.child === true} />}
      <div className="filter-menus">
        <FilterMenu
          label={t('storyList.theme')}
          all={t('storyList.allThemes')}
          chosen={filter.tag}
          choices={choices.tags.map(({ value, count }) => ({ value, count, name: t(`storyThemes.${value}`) }))}
          hrefOf={(tag) => hrefOf({ tag })}
        />
        <FilterMenu
          label={t('storyList.place')}
          all={t('storyList.allPlaces')}
          chosen={filter.community}
          choices={communities}
          hrefOf={(community) => hrefOf({ community })}
        />
        <FilterMenu
          label={t('storyList.language')}
          all={t('storyList.allLanguages')}
          chosen={filter.language}
          choices={languages.map(({ value, count }) => ({ value, count, name: languageNames[value], lang: value }))}
          hrefOf={(language) => hrefOf({ language })}
        />
      </div>
      <p className="story-count">
        <strong>{t('storyList.found', { count: total })}</strong>
        {isNarrowed && <a href={linkToStories(address, filter.child ? [['child', '1']] : [])}>{t('storyList.all')}</a>}
      </p>
    </section>
  );
}
