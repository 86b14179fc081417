import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { Icon } from '../../../lib/ui/icons.tsx';
import { directionsTo } from './directions.ts';

interface Props {
  readonly position: Readonly<Location>;
  readonly name: string;
}

/** The way to a key on a map; `attachReading` turns it to the maps of the visitor's own device. */
export function DirectionsLink({ position, name }: Props) {
  const { t } = useTexts();
  return (
    <a
      className="button button-small"
      href={directionsTo(position, name)}
      rel="external noreferrer"
      aria-label={t('keyLocationPages.directionsTo', { name })}
      data-lat={position.lat}
      data-lon={position.lon}
      data-place={name}
    >
      <Icon name="map" />
      {t('keyLocationPages.directions')}
    </a>
  );
}
