import type { MemorialPosition } from '@salient/shared/areas/memorials/memorialPosition.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { showCoordinate } from '../../lib/map/coordinates.ts';

/** Which position of a memorial is used, in words (MEMORIAL-16). */
export function positionText(t: Translate, { source, position }: MemorialPosition): string {
  const shown = position ? [position.lat, position.lon].map((each) => showCoordinate(String(each))).join(', ') : '';
  return t(`memorialRecord.sources.${source}`, { position: shown });
}
