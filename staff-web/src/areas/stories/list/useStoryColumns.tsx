import type { StoryRow } from '@salient/shared/areas/stories/story.ts';
import { storyNameText, targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import type { ListColumn } from '../../../lib/list/listTypes.ts';
import { lifeYears } from '../lifeYears.ts';
import { MomentText } from '../MomentText.tsx';
import { RowLanguage } from './RowLanguage.tsx';
import { useStoryFilters } from './storyFilters.ts';

/** The columns of the stories list (STORY-05). */
export function useStoryColumns(): readonly ListColumn<StoryRow>[] {
  const { t } = useTexts();
  const filters = useStoryFilters();
  return useMemo(
    () => [
      {
        key: 'calculated_full_name',
        title: t('storyEditor.list.name'),
        sortable: true,
        render: (story) => storyNameText(t, story),
        beside: (story) => (
          <span className="person-others story-life">
            {[lifeYears(story), story.community].filter(Boolean).join(' · ')}
          </span>
        ),
      },
      ...languages.map(
        (language): ListColumn<StoryRow> => ({
          key: language,
          title: language.toUpperCase(),
          sortable: true,
          filter: filters.languages[language],
          render: (story) => <RowLanguage text={story.story_text[language]} child={story.story_child_option} />,
        }),
      ),
      {
        key: 'linked_count',
        title: t('storyEditor.list.linked'),
        sortable: true,
        render: ({ linked_count, published_linked_count, linked_stories = [] }) => (
          <span title={linked_stories.map((story) => storyNameText(t, story)).join(', ')}>
            {published_linked_count === linked_count
              ? linked_count
              : t('storyEditor.list.linkedCount', { count: linked_count, published: published_linked_count })}
          </span>
        ),
      },
      {
        key: 'targets',
        title: t('storyEditor.list.targets'),
        filter: filters.target,
        render: ({ targets }) => targets.map((target) => targetText(t, target)).join(', '),
      },
      {
        key: 'published_date',
        title: t('stories.fields.published_date'),
        sortable: true,
        short: true,
        render: ({ published_date }) => published_date && <MomentText at={published_date} dateOnly />,
      },
    ],
    [t, filters],
  );
}
