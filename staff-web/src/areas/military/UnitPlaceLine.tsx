import { writtenUnitName } from '@salient/shared/areas/military/names/writtenUnitName.ts';
import type { UnitPlace } from '@salient/shared/areas/military/unitPlaces.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { periodText } from '../../lib/dates/periodText.ts';
import { pathTo } from '../../lib/routing/links.ts';

/** Where a unit was, when and for what; where it is known from a unit above it, from which. */
export function UnitPlaceLine({ stay }: { readonly stay: UnitPlace }) {
  const { t, language } = useTexts();
  const { place, topo, track_type, unit, by } = stay;
  const where = [place && placeName(place.names, language), topo].filter(Boolean).join(', ');
  return (
    <>
      <bdi className="military-kind">{where || t('military.inTime.nowhere')}</bdi>{' '}
      <span className="military-period">
        {[periodText(t, stay), track_type && t(`trackTypes.${track_type}`)].filter(Boolean).join(' · ')}
      </span>
      {unit && by !== 'own' && (
        <span className="military-inherited">
          {by === 'attached' ? t('military.inTime.byAttached') : t('military.inTime.byStructure')}{' '}
          <Link to={pathTo('military_entity', { id: unit.id })}>
            <bdi>{writtenUnitName(unit)}</bdi>
          </Link>
        </span>
      )}
    </>
  );
}
