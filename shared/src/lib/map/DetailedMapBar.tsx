import { useTexts } from '../i18n/useTexts.ts';
import { useDetailedMapWanted, wantDetailedMap } from './detailedMap.ts';

interface Props {
  /** Whether tiles come without a press: then only their failure is told. */
  readonly isAtOnce: boolean;
  readonly hasFailed: boolean;
}

/** Below a map: what the map is, and the one way to the tiles of OpenStreetMap, which are fetched after a press alone. */
export function DetailedMapBar({ isAtOnce, hasFailed }: Props) {
  const { t } = useTexts();
  const isWanted = useDetailedMapWanted();
  if (isAtOnce && !hasFailed) return null;
  const kind = hasFailed ? 'map.detailedFailed' : isWanted ? 'map.detailed' : 'map.simple';
  return (
    <div className="map-bar">
      <p role="status">{t(kind)}</p>
      {!isAtOnce && (
        <button type="button" onClick={() => wantDetailedMap(!isWanted)}>
          {t(isWanted ? 'map.toSimple' : 'map.toDetailed')}
        </button>
      )}
    </div>
  );
}
