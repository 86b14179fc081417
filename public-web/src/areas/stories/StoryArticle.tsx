import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { shownVersion } from '@salient/shared/areas/stories/shownVersion.ts';
import { beginningOf } from '@salient/shared/areas/stories/storyPreview.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { pathInLanguage, useHead } from '../../lib/site/head.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { CiteStory } from './CiteStory.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { LifeLine } from './LifeLine.tsx';
import { LinkedStories } from './LinkedStories.tsx';
import { PreviewBanner } from './PreviewBanner.tsx';
import { StoryHeader } from './StoryHeader.tsx';
import { StoryPlace } from './StoryPlace.tsx';
import { StoryText } from './StoryText.tsx';
import { citedPath, storyPath } from './storyAddress.ts';
import { storyGraph } from './storyJsonLd.ts';
import { nameOf, yearsOf } from './storyWords.ts';

interface Props {
  readonly story: PublicStory;
  /** Whether the child version is wished; a story without one shows the other (PUBLIC-24). */
  readonly child: boolean;
  /** The story as it stands, for whoever has a ticket. */
  readonly isPreview: boolean;
}

export function StoryArticle({ story, child: childWished, isPreview }: Props) {
  const { t, language } = useTexts();
  const { origin } = useSite();
  const child = childWished && story.story_child_option;
  const text = shownVersion(story, language, child ? 'child' : 'main');
  const name = nameOf(story, t);
  const years = yearsOf(story, t);
  const path = storyPath(story.target, story.id, child);
  const address = origin + pathInLanguage(path, language);
  const named = years ? `${name} (${years})` : name;

  useHead({
    title: `${child ? t('storyPage.metaTitleChild', { name: named }) : t('storyPage.metaTitle', { name: named })} – Salient`,
    description: beginningOf(text.part_1),
    kind: 'article',
    image: story.profile_image?.picture.src,
    imageAlt: story.profile_image?.alt[language].text,
    ...(isPreview
      ? { index: false, secret: true }
      : {
          path,
          graph: storyGraph({
            story,
            text,
            name,
            address,
            origin,
            child,
            language,
          }),
        }),
  });

  return (
    <article className={`page story${child ? ' story-child' : ''}`}>
      {isPreview && <PreviewBanner />}
      <div className="story-sheet">
        <StoryHeader story={story} name={name} years={years} child={child} />
        <StoryText story={story} text={text} childMissing={childWished && !child} />
        <div className="story-beside">
          <KeyFacts story={story} />
          <StoryPlace story={story} child={child} />
          <LifeLine personId={story.person_id} name={name} child={child} />
        </div>
      </div>
      <LinkedStories stories={story.linked_stories} target={story.target} child={child} />
      {!isPreview && <CiteStory path={citedPath(story, child)} name={named} />}
    </article>
  );
}
