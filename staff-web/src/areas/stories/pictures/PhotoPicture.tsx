import type { StoryPhoto } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  readonly photo: StoryPhoto;
  /** Pixels on the page. */
  readonly width: number;
}

/** A finished photo in its template's shape (PHOTO-11). */
export function PhotoPicture({ photo, width }: Props) {
  const { language } = useTexts();
  const { picture, alt, decorative, original } = photo;
  const words = decorative ? '' : alt[language] || alt.nl || original.name;
  return (
    <picture className="photo-picture" data-template={photo.kind === 'profile' ? photo.template : undefined}>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={`${width}px`} />
      ))}
      <img
        src={picture.src}
        width={width}
        height={Math.round((width / picture.width) * picture.height)}
        alt={words}
        loading="lazy"
      />
    </picture>
  );
}
