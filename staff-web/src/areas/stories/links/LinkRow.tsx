import type { LinkedStory } from '@salient/shared/areas/stories/story.ts';
import { storyNameText, targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { lifeYears } from '../lifeYears.ts';
import { reasonText } from './reasonText.ts';

interface Props {
  readonly story: LinkedStory;
  /** Whether the story at hand is told to children, so that this one must be too (STORY-51). */
  readonly needsChild: boolean;
  readonly withReasons?: boolean;
  readonly children?: ReactNode;
}

/** A linked story: whose it is, whether it is published, and why it belongs here. */
export function LinkRow({ story, needsChild, withReasons = false, children }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const facts = [lifeYears(story), story.community].filter(Boolean).join(' · ');
  return (
    <li data-entry={story.id}>
      <div className="linked-story">
        <Link to={pathTo('personstory', { id: story.id })} target="_blank" rel="noopener">
          {storyNameText(t, story)}
          <span className="visually-hidden"> {t('pickers.newTab')}</span>
        </Link>
        {facts && <span className="linked-facts">{facts}</span>}
        {withReasons && (
          <ul className="link-reasons">
            {story.reasons.map((reason) => {
              const text = reasonText(texts, reason);
              return <li key={`${reason.kind} ${text}`}>{text}</li>;
            })}
          </ul>
        )}
      </div>
      <div className="linked-marks">
        <span>
          {story.published_date === null
            ? t('storyEditor.links.unpublished')
            : t('storyEditor.links.publishedAs', {
                targets: story.targets.map((target) => targetText(t, target)).join(', '),
              })}
        </span>
        {needsChild && !story.story_child_option && (
          <span className="photo-note" data-fine="false">
            <Icon name="warning" />
            {t('storyEditor.links.lacksChild')}
          </span>
        )}
      </div>
      {children && <div className="linked-action">{children}</div>}
    </li>
  );
}
