import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { CSSProperties } from 'react';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { PhotoWords } from './PhotoWords.tsx';
import { StoryPhoto } from './StoryPhoto.tsx';

interface Props {
  readonly photo: PublicPhoto;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
  readonly className: string;
  readonly onEnlarge: (photo: PublicPhoto) => void;
}

/** A picture with its legend and whose it is, which a touch opens as large as the panel. */
export function StoryFigure({ photo, sizes, className, onEnlarge }: Props) {
  const { t, language } = useTexts();
  const { width, height } = photo.picture;
  return (
    <figure
      className={`story-figure ${className} story-figure-${photo.dimension}`}
      style={{ '--form': width / height } as CSSProperties}
    >
      <TouchButton className="photo-open" onClick={() => onEnlarge(photo)}>
        <StoryPhoto photo={photo} sizes={sizes} />
        <span className="photo-open-sign" lang={language}>
          <Icon name="enlarge" />
          <span className="visually-hidden">{t('kiosk.viewer.open')}</span>
        </span>
      </TouchButton>
      <PhotoWords photo={photo} />
    </figure>
  );
}
