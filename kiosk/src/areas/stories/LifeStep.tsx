import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { LifeEvents } from './LifeEvents.tsx';
import { StoryPhoto } from './StoryPhoto.tsx';
import { photoSizes } from './storySteps.ts';

interface Props {
  readonly photo: PublicPhoto | null;
  readonly life: readonly PublicEvent[];
  /** Of the events, where they do not fit one screen. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
}

/** Where and when: the map image beside the events of the life, or the face where there is no map. */
export function LifeStep({ photo, life, page, onPages }: Props) {
  const { language } = useTexts();
  return (
    <div className="life-step" lang={language}>
      {photo && <StoryPhoto photo={photo} sizes={photoSizes('life')} className="life-picture" />}
      <LifeEvents life={life} page={page} onPages={onPages} />
    </div>
  );
}
