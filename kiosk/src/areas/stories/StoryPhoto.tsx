import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  readonly photo: PublicPhoto;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
  readonly className?: string;
  /** Says nothing where words beside it say the same. */
  readonly isSilent?: boolean;
}

/** A picture in its frame, at the size that the screen needs. Its place is kept before it comes. */
export function StoryPhoto({ photo, sizes, className = '', isSilent = false }: Props) {
  const { language } = useTexts();
  const { picture, dimension, template } = photo;
  const alt = photo.alt[language];
  return (
    <picture className={`photo photo-${dimension} photo-template-${template} ${className}`}>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={isSilent ? '' : alt.text}
        lang={alt.language}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
