import { largeTypeMm, pixelsPerMm } from '@salient/shared/areas/kiosks/panelSize.ts';
import { useEffect } from 'react';
import { useKioskContent } from '../content/KioskContentProvider.tsx';

/** Tells the style sheet how long a millimetre is on this panel, and how large letters are for this room. */
export function PanelSize(): null {
  const { panel_inches, viewing_distance_mm } = useKioskContent().settings;
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--mm', `${pixelsPerMm(panel_inches)}px`);
    style.setProperty('--large-type-mm', String(largeTypeMm(viewing_distance_mm)));
  }, [panel_inches, viewing_distance_mm]);
  return null;
}
