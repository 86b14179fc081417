import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import { targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import { shownDay } from '@salient/shared/lib/dates/momentText.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../../lib/page/Notice.tsx';

/** Says that a story is published, and can only be read until it is taken back (STORY-29, STORY-47). */
export function PublishedBanner({ story }: { readonly story: PersonStory }) {
  const { t, language } = useTexts();
  if (story.published_date === null) return null;
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  const when = shownDay(story.published_date);
  const targets = list.format(story.targets.map((target) => targetText(t, target)));
  return <Notice tone="warning">{t('storyEditor.publishedBanner', { when, targets })}</Notice>;
}
