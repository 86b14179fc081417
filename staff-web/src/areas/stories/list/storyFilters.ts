import { storyTargets } from '@salient/shared/areas/persons/storyTargets.ts';
import type { StoryFilter } from '@salient/shared/areas/stories/storyMethods.ts';
import { statusText, targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import { type Language, type StoryStatus, storyStatuses } from '@salient/shared/areas/stories/storyTypes.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { useMemo } from 'react';
import type { ListFilter } from '../../../lib/list/listTypes.ts';

const any = 'any';

/** The choices by which the list of stories is narrowed: a status for each language, where and how they are told. */
export function useStoryFilters() {
  const { t } = useTexts();
  return useMemo(() => {
    const all = { value: any, label: t('lists.all') };
    const statuses = storyStatuses.map((value) => ({ value, label: statusText(t, value) }));
    const ofLanguage = (language: Language): ListFilter => ({
      name: language,
      label: languageNames[language],
      choices: [all, ...statuses],
    });
    return {
      languages: Object.fromEntries(languages.map((language) => [language, ofLanguage(language)])) as Record<
        Language,
        ListFilter
      >,
      target: {
        name: 'target',
        label: t('stories.fields.targets'),
        choices: [all, ...storyTargets.map((value) => ({ value, label: targetText(t, value) }))],
      },
      published: {
        name: 'published',
        label: t('storyEditor.list.published'),
        choices: [
          { value: any, label: t('storyEditor.list.allStories') },
          { value: 'yes', label: t('storyEditor.list.publishedOnly') },
          { value: 'no', label: t('storyEditor.list.unpublishedOnly') },
          { value: 'outdated', label: t('storyEditor.list.outdatedOnly') },
          { value: 'in_review', label: t('storyEditor.list.inReviewOnly') },
        ],
      },
      kiosk: {
        name: 'kiosk',
        label: t('stories.fields.kiosks'),
        choices: [
          { value: any, label: t('storyEditor.list.allKiosks') },
          ...kioskNumbers.map((kiosk) => ({ value: String(kiosk), label: t('storyEditor.kiosk', { kiosk }) })),
        ],
      },
    } satisfies Record<string, ListFilter | Record<Language, ListFilter>>;
  }, [t]);
}

/** The chosen filters as the method takes them. */
export function storyFilter(chosen: Readonly<Record<string, string>>): StoryFilter {
  const { published, kiosk, ...own } = chosen;
  return {
    ...(own as { readonly [L in Language]?: StoryStatus }),
    ...(published === 'yes' || published === 'no' ? { published: published === 'yes' } : {}),
    ...(published === 'outdated' ? { outdated: true } : {}),
    ...(published === 'in_review' ? { in_review: true } : {}),
    ...(kiosk ? { kiosk: Number(kiosk) } : {}),
  };
}
