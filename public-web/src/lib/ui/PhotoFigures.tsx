import type { PublicPhoto } from '@salient/shared/areas/attachments/publicPhoto.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { LanguageText } from './LanguageText.tsx';

interface Props {
  readonly photos: readonly PublicPhoto[];
  /** What they are, to who hears the page. */
  readonly label: string;
}

/** The photos of a record, each in its room before it comes, with what it shows and whose it is. */
export function PhotoFigures({ photos, label }: Props) {
  if (photos.length === 0) return null;
  return (
    <section className="photo-figures" aria-label={label} data-count={photos.length}>
      {photos.map((photo, index) => (
        <Photo key={photo.id} photo={photo} isFirst={index === 0} />
      ))}
    </section>
  );
}

/** As wide as it is drawn; a phone's fine screen takes one step less, so that the page weighs what a street can bear (P5). */
const photoSizes = '(min-width: 60em) 28rem, (min-resolution: 1.5dppx) 46vw, 92vw';

function Photo({ photo, isFirst }: { readonly photo: PublicPhoto; readonly isFirst: boolean }) {
  const { language } = useTexts();
  const { src, srcset, width, height, alt, legend, credit } = photo;
  const described = textInLanguage(alt, language);
  const owed = textInLanguage(credit, language);
  const hasWords = owed !== null || textInLanguage(legend, language) !== null;
  return (
    <figure>
      <img
        src={src}
        srcSet={srcset}
        sizes={photoSizes}
        width={width}
        height={height}
        alt={described?.text ?? ''}
        lang={described && described.language !== language ? described.language : undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
      {hasWords && (
        <figcaption>
          <LanguageText texts={legend} />
          {owed && (
            <p className="photo-credit" lang={owed.language === language ? undefined : owed.language}>
              {owed.text}
            </p>
          )}
        </figcaption>
      )}
    </figure>
  );
}
