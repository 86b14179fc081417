import type { Language } from '../../lib/i18n/languages.ts';
import type { ShownText } from '../../lib/i18n/shownText.ts';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { FallbackMark } from '../../lib/ui/FallbackMark.tsx';
import type { PublicPhoto } from './publicStory.ts';

interface ImageProps<Photo = Pick<PublicPhoto, 'picture' | 'alt'>> {
  readonly photo: Photo;
  /** How wide the picture is shown, as `sizes` of HTML says it. */
  readonly sizes: string;
  /** The picture that the page opens with: fetched at once and before others. */
  readonly isFirst?: boolean;
}

/** The picture alone, in the best format that the browser reads; it keeps its place while it is on its way. */
export function PhotoImage({ photo, sizes, isFirst = false }: ImageProps) {
  const { language } = useTexts();
  const { picture } = photo;
  const alt = photo.alt[language];
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt.text}
        lang={otherThan(language, alt)}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

/** A photo of a story in the frame of its template, with its legend and whom it is owed to (PHOTO-11, beyond 17). */
export function PhotoFigure(props: ImageProps<PublicPhoto>) {
  const { language } = useTexts();
  const { dimension, template, legend, credit } = props.photo;
  const [caption, owed] = [legend[language], credit[language]];
  return (
    <figure className={`photo photo-${dimension}${dimension === 'profile' ? ` photo-template-${template}` : ''}`}>
      <span className="photo-frame">
        <PhotoImage {...props} />
      </span>
      {(caption.text || owed.text) && (
        <figcaption>
          {caption.text && (
            <span className="photo-legend">
              <span lang={otherThan(language, caption)}>{caption.text}</span>
              {caption.language !== language && <FallbackMark language={caption.language} />}
            </span>
          )}
          {owed.text && (
            <span className="photo-credit" lang={otherThan(language, owed)}>
              {owed.text}
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}

const otherThan = (language: Language, { text, language: written }: ShownText) =>
  text && written !== language ? written : undefined;
