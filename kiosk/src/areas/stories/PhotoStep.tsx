import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import { StoryFigure } from './StoryFigure.tsx';
import { photoSizes } from './storySteps.ts';

interface Props {
  readonly photo: PublicPhoto;
  readonly onEnlarge: (photo: PublicPhoto) => void;
}

/** A photo as large as the screen lets it, with its legend and whose it is. */
export const PhotoStep = ({ photo, onEnlarge }: Props) => (
  <StoryFigure photo={photo} sizes={photoSizes('photo')} className="photo-step" onEnlarge={onEnlarge} />
);
