import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { positionText } from '@salient/shared/lib/map/positionText.ts';
import { FactRows } from '../../lib/page/FactRows.tsx';
import { containmentText } from './containmentTexts.ts';
import { PlaceStatus } from './PlaceStatus.tsx';
import { areaOf, usePlaceName } from './placeTexts.ts';
import './places.css';

/** A place in brief, beside another one. */
export function PlaceCard({ place, role }: { readonly place: Place; readonly role: string }) {
  const { t, language } = useTexts();
  const nameOf = usePlaceName();
  const inLanguages = languages.flatMap((each) => {
    const name = place.languages[each]?.name;
    return name ? [`${each}: ${name}`] : [];
  });
  const areas = (['sublocality', 'locality', 'administrative_area_level_2', 'administrative_area_level_1'] as const)
    .map((level) => areaOf(place, level, language))
    .filter(Boolean);
  const facts: readonly (readonly [string, string])[] = [
    [t('places.fields.type'), t(`places.types.${place.type}`)],
    [t('places.translations'), inLanguages.join(' · ')],
    [t('places.fields.alternative_names'), place.alternative_names.join(', ')],
    [t('places.liesIn'), areas.join(', ')],
    [
      t('places.fields.containments'),
      (place.containments ?? []).map((each) => containmentText(each, t, language)).join('; '),
    ],
    [t('places.fields.country_code'), placeCountry(place, language)],
    [t('places.fields.loc'), place.loc ? positionText(place.loc, language) : '–'],
  ];
  return (
    <section className="place-card" aria-label={role}>
      <p className="place-facts">{role}</p>
      <h3>
        <bdi>{nameOf(place)}</bdi>
      </h3>
      <PlaceStatus status={place.resolution_status} />
      <dl>
        <FactRows facts={facts} />
      </dl>
    </section>
  );
}
