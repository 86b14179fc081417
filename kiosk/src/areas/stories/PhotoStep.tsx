import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { StoryPhoto } from './StoryPhoto.tsx';
import { photoSizes } from './storySteps.ts';

/** A photo as large as the screen lets it, with its legend and whose it is. */
export function PhotoStep({ photo }: { readonly photo: PublicPhoto }) {
  const { t, language } = useTexts();
  const [legend, owed] = [photo.legend[language], photo.credit[language]];
  return (
    <figure className="photo-step">
      <StoryPhoto photo={photo} sizes={photoSizes('photo')} />
      <figcaption>
        {legend.text && <span lang={legend.language}>{legend.text}</span>}
        {legend.text && legend.language !== language && (
          <small className="story-fallback" lang={language}>
            {t(`common.onlyIn.${legend.language}`)}
          </small>
        )}
        {owed.text && <small lang={owed.language}>{owed.text}</small>}
      </figcaption>
    </figure>
  );
}
