import type { MemorialPosition } from '@salient/shared/areas/memorials/memorialPosition.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { positionText } from '@salient/shared/lib/map/positionText.ts';

/** Which position of a memorial is used, in words (MEMORIAL-16). */
export const usedPositionText = ({ t, language }: Texts, { source, position }: MemorialPosition): string =>
  t(`memorialRecord.sources.${source}`, { position: position ? positionText(position, language) : '' });
