import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { PhotoImage } from '@salient/shared/areas/stories/PhotoFigure.tsx';
import type { PublicStorySummary } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { linkTo } from '../../lib/routing/linkTo.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { storyPath } from './storyAddress.ts';
import { nameOf, yearsOf } from './storyWords.ts';

interface Props {
  readonly story: PublicStorySummary;
  /** The published form that the card leads to. */
  readonly target: StoryTarget;
  readonly child: boolean;
  readonly level: 'h2' | 'h3';
}

/** Face, name, years and first words of a story; the whole card is one link. */
export function StoryCard({ story, target, child, level }: Props) {
  const Heading = level;
  const { t, language } = useTexts();
  const address = useAddress();
  // Children get the beginning of their own text, and none where there is only one for adults.
  const preview = (child ? story.child_preview : story.preview)?.[language];
  const name = nameOf(story, t);
  return (
    <div className="story-card">
      {story.photo && (
        <span className="story-card-photo">
          <PhotoImage
            photo={story.photo}
            sizes={level === 'h2' ? '(min-width: 40em) 18vw, 7rem' : '(min-width: 40em) 9rem, 7rem'}
          />
        </span>
      )}
      <div className="story-card-words">
        <Heading>
          <a href={linkTo(address, storyPath(target, story.id, child && story.story_child_option))}>
            <bdi>{name}</bdi>
          </a>
        </Heading>
        <p className="story-card-years">{yearsOf(story, t)}</p>
        {preview && (
          <p className="story-card-preview" lang={preview.language === language ? undefined : preview.language}>
            {preview.text}
          </p>
        )}
        <p className="story-card-read" aria-hidden="true">
          {t('storyPage.read')}
        </p>
      </div>
    </div>
  );
}
