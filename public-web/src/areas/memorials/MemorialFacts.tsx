import type { PublicMemorial } from '@salient/shared/areas/memorials/publicMemorial.ts';
import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { nationalityIn } from '@salient/shared/lib/i18n/nationalities.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { type Fact, FactList } from '../../lib/ui/FactList.tsx';
import { FreeText } from '../../lib/ui/FreeText.tsx';
import { Icon } from '../../lib/ui/icons.tsx';
import { TrenchSquarePanel } from './TrenchSquarePanel.tsx';

/** A day of which no part is known. */
const unknownDay = '????????';

/** What is known of a memorial besides its name; what is not known is left out. */
export function MemorialFacts({ memorial }: { readonly memorial: PublicMemorial }) {
  const { t, language } = useTexts();
  const { place, position, start_date, type_plate_details: plate, type_cemetery_details: cemetery } = memorial;
  const { exists = null, nationality = null } = cemetery ?? {};
  const facts: readonly Fact[] = [
    [t('memorialPage.otherNames'), memorial.alternative_names.join(', ')],
    [t('memorialPage.putUpBy'), plate && t(`memorials.plateDetails.${plate}`)],
    [t('memorialPage.kind'), cemetery?.kind && t(`memorials.cemeteryKinds.${cemetery.kind}`)],
    [t('memorialPage.exists'), exists === null ? null : t(exists ? 'memorialPage.yes' : 'memorialPage.no')],
    [
      t('memorialPage.nationality'),
      nationality && (nationalityIn(nationality, language) ?? <FreeText text={nationality} />),
    ],
    [t('memorialPage.since'), start_date === unknownDay ? null : <DateText key="since" date={start_date} />],
    [t('memorialPage.place'), place && [placeName(place.names, language), placeCountry(place, language)].join(', ')],
    [t('memorialPage.address'), memorial.address],
    [t('memorialPage.trench'), memorial.british_trench_coordinates],
  ];
  if (!position.position && facts.every(([, value]) => !value)) return null;
  return (
    <section className="person-section" aria-labelledby="facts">
      <h2 id="facts">{t('memorialPage.facts')}</h2>
      <div className="section-body">
        <FactList facts={facts} />
        <TrenchSquarePanel
          coordinates={memorial.british_trench_coordinates}
          position={position.position}
          name={memorial.name}
        />
        {position.position && <MapLink name={memorial.name} at={position.position} />}
      </div>
    </section>
  );
}

interface MapProps {
  readonly name: string;
  readonly at: NonNullable<PublicMemorial['position']['position']>;
}

/** The way to a map of the world. */
function MapLink({ name, at: { lat, lon } }: MapProps) {
  const { t } = useTexts();
  return (
    <p className="memorial-map">
      <a
        className="map-link"
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`}
        rel="external noreferrer"
        aria-label={t('memorialPage.map', { name })}
      >
        <Icon name="map" />
        {t('memorialPage.mapShort')}
      </a>
    </p>
  );
}
