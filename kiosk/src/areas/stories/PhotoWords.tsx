import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  readonly photo: PublicPhoto;
}

/** What a picture shows, and whose it is; nothing where nobody wrote anything. */
export function PhotoWords({ photo }: Props) {
  const { t, language } = useTexts();
  const legend = photo.legend[language];
  const credit = photo.credit[language];
  if (!legend.text && !credit.text) return null;
  return (
    <figcaption>
      {legend.text && <span lang={legend.language}>{legend.text}</span>}
      {legend.text && legend.language !== language && (
        <small className="story-fallback" lang={language}>
          {t(`common.onlyIn.${legend.language}`)}
        </small>
      )}
      {credit.text && (
        <span className="photo-credit" lang={credit.language}>
          {credit.text}
        </span>
      )}
    </figcaption>
  );
}
