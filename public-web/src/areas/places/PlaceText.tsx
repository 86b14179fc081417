import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import type { PublicPlace } from '@salient/shared/areas/places/publicPlace.ts';
import { isLanguage, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FallbackMark } from '@salient/shared/lib/ui/FallbackMark.tsx';
import { Icon } from '../../lib/ui/icons.tsx';

/** A place in the reader's language with its country and, where it is located, the way to a map. */
export function PlaceText({ place }: { readonly place: PublicPlace }) {
  const { t, language } = useTexts();
  const { names, loc } = place;
  const shown = [language, 'nl', 'en', ...languages].find((each) => names[each]);
  const name = names[shown ?? ''] ?? Object.values(names)[0] ?? '';
  return (
    <span className="place">
      <bdi lang={shown && shown !== language ? shown : undefined}>{name}</bdi>
      {isLanguage(shown) && shown !== language && <FallbackMark language={shown} />}
      <span className="place-country">, {placeCountry(place, language)}</span>
      {loc && (
        <a
          className="map-link"
          href={mapAddress(loc)}
          rel="external noreferrer"
          aria-label={t('personPage.map', { place: name })}
        >
          <Icon name="map" />
          {t('personPage.mapShort')}
        </a>
      )}
    </span>
  );
}

const mapAddress = ({ lat, lon }: NonNullable<PublicPlace['loc']>) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=13/${lat}/${lon}`;
