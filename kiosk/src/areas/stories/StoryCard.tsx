import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { joinFacts } from '../../lib/words/joinFacts.ts';
import { lifeYears } from './lifeYears.ts';
import { StoryPhoto } from './StoryPhoto.tsx';

interface Props {
  readonly story: PublicStory;
  /** Where it leads, from this kiosk's first page on. */
  readonly to: string;
  /** What else the card tells. */
  readonly children?: ReactNode;
}

/** A story to choose: portrait, name, years and place (KIOSK-08). */
export function StoryCard({ story, to, children }: Props) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  return (
    <TouchButton className="story-card" onClick={() => navigate(to)}>
      {story.profile_image ? (
        <StoryPhoto photo={story.profile_image} sizes="30vw" isSilent />
      ) : (
        <span className="story-card-blank" aria-hidden="true" />
      )}
      <span className="story-card-words">
        <strong>{story.calculated_full_name}</strong>
        {/* The place first: behind the years it would be read as that of the death. */}
        <span>{joinFacts([story.place_names[language].community, lifeYears(story, t)])}</span>
        {children}
      </span>
    </TouchButton>
  );
}
