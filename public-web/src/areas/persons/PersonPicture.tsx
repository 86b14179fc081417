import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { PhotoImage } from '@salient/shared/areas/stories/PhotoFigure.tsx';
import type { ShownText } from '@salient/shared/lib/i18n/shownText.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** The face of the person, else where they are remembered with words that say so; nobody else's face (P13). */
export function PersonPicture({ person }: { readonly person: PublicPerson }) {
  const { language } = useTexts();
  const { portrait, placePicture } = person;
  if (portrait) {
    return (
      <figure className={`person-picture photo photo-profile photo-template-${portrait.template}`}>
        <span className="photo-frame">
          <PhotoImage photo={portrait} sizes={pictureSizes} isFirst />
        </span>
        <Credit owed={portrait.credit[language]} />
      </figure>
    );
  }
  return placePicture && <PlacePicture picture={placePicture} />;
}

/** As wide as `.person-picture` is. */
const pictureSizes = '(min-width: 60em) 17rem, (min-width: 40em) 15rem, 13rem';

function PlacePicture({
  picture: { memorial, photo },
}: {
  readonly picture: NonNullable<PublicPerson['placePicture']>;
}) {
  const { t, language } = useTexts();
  const alt = textInLanguage(photo.alt, language);
  return (
    <figure className="person-picture person-place photo">
      <span className="photo-frame">
        <img
          src={photo.src}
          srcSet={photo.srcset}
          sizes={pictureSizes}
          width={photo.width}
          height={photo.height}
          alt={alt?.text ?? ''}
          lang={alt && alt.language !== language ? alt.language : undefined}
          fetchPriority="high"
        />
      </span>
      <Credit
        owed={textInLanguage(photo.credit, language)}
        words={t('personPage.placePicture', { memorial: memorial.name })}
      />
    </figure>
  );
}

function Credit({ owed, words }: { readonly owed: ShownText | null; readonly words?: string }) {
  const { language } = useTexts();
  if (!owed?.text && !words) return null;
  return (
    <figcaption>
      {words && <span className="photo-legend">{words}</span>}
      {owed?.text && (
        <span className="photo-credit" lang={owed.language === language ? undefined : owed.language}>
          {owed.text}
        </span>
      )}
    </figcaption>
  );
}
