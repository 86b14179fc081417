import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { PhotoImage } from '@salient/shared/areas/stories/PhotoFigure.tsx';
import type { StoryCard as Card } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { addParams, languageParams } from '../../lib/routing/address.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { storyPath } from './storyAddress.ts';
import { nameOf, yearsOf } from './storyWords.ts';

interface Props {
  readonly story: Card;
  /** The published form that the card leads to. */
  readonly target: StoryTarget;
  readonly child: boolean;
  readonly level: 'h2' | 'h3';
  /** How wide the face is shown, as `sizes` of HTML says it. */
  readonly sizes?: string;
  /** Whether the page opens with this face. */
  readonly isFirst?: boolean;
  /** What the life has in common with the one that the card stands beside, as a sentence. */
  readonly inCommon?: string | undefined;
  /** What else the card tells. */
  readonly children?: ReactNode;
}

const sizesOf = {
  h2: '(min-width: 40em) 18vw, 7rem',
  h3: '(min-width: 40em) 9rem, 7rem',
} as const;

/** Face, name, years and first words of a story; the whole card is one link. */
export function StoryCard({ story, target, child, level, sizes = sizesOf[level], isFirst, inCommon, children }: Props) {
  const Heading = level;
  const { t, language } = useTexts();
  const address = useAddress();
  // Children get the beginning of their own text, and none where there is only one for adults.
  const preview = (child ? story.child_preview : story.preview)?.[language];
  const name = nameOf(story, t);
  // Stories stand on the main origin alone.
  const path = storyPath(target, story.id, child && story.story_child_option);
  return (
    <div className="story-card">
      {story.photo && (
        <span className="story-card-photo">
          <PhotoImage photo={story.photo} sizes={sizes} isFirst={isFirst} />
        </span>
      )}
      <div className="story-card-words">
        <Heading>
          <a href={addParams(path, languageParams(address))}>
            <bdi>{name}</bdi>
          </a>
        </Heading>
        <p className="story-card-years">{yearsOf(story, t)}</p>
        {inCommon && <p className="story-card-common">{inCommon}</p>}
        {preview && preview.language !== language && (
          <p className="only-in">{t(`common.onlyIn.${preview.language}`)}</p>
        )}
        {preview && (
          <p className="story-card-preview" lang={preview.language === language ? undefined : preview.language}>
            {preview.text}
          </p>
        )}
        {children}
        <p className="story-card-read" aria-hidden="true">
          {t('storyCards.read')}
        </p>
      </div>
    </div>
  );
}
