import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { PhotoImage } from '@salient/shared/areas/stories/PhotoFigure.tsx';
import type { ShownText } from '@salient/shared/lib/i18n/shownText.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { betweenFacts } from '../../lib/words/joinFacts.ts';
import type { KnownPerson } from './knownHere.ts';

/** As wide as it is shown, upright and across. */
const sizes = '(orientation: portrait) 34vw, 20vw';

interface Props {
  readonly portrait: KnownPerson['portrait'];
  readonly placePicture: PublicPerson['placePicture'];
}

/** The face of the person, else where they are remembered with words that say so; nobody else's face (ux.md K22). */
export function PersonPicture({ portrait, placePicture }: Props) {
  const { language } = useTexts();
  if (portrait) {
    return (
      <figure className={`person-picture photo photo-template-${portrait.template}`}>
        <PhotoImage photo={portrait} sizes={sizes} isFirst />
        <Owed owed={portrait.credit[language]} />
      </figure>
    );
  }
  return placePicture && <PlacePicture picture={placePicture} />;
}

function PlacePicture({ picture }: { readonly picture: NonNullable<PublicPerson['placePicture']> }) {
  const { t, language } = useTexts();
  const { memorial, photo } = picture;
  const alt = textInLanguage(photo.alt, language);
  return (
    <figure className="person-picture photo">
      <img
        src={photo.src}
        srcSet={photo.srcset}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt?.text ?? ''}
        lang={alt && alt.language !== language ? alt.language : undefined}
        draggable={false}
      />
      <Owed
        says={t('personPage.placePicture', { memorial: memorial.name })}
        owed={textInLanguage(photo.credit, language)}
      />
    </figure>
  );
}

interface OwedProps {
  readonly says?: string;
  readonly owed: ShownText | null;
}

/** What a picture is, and whose. */
function Owed({ says = '', owed }: OwedProps) {
  const { language } = useTexts();
  if (!says && !owed?.text) return null;
  return (
    <figcaption>
      {says}
      {says && owed?.text ? betweenFacts : ''}
      {owed?.text && <span lang={owed.language === language ? undefined : owed.language}>{owed.text}</span>}
    </figcaption>
  );
}
