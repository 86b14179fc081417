import { TileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import { httpPaths } from '../contract/httpPaths.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMap } from './mapContext.ts';
import { creditOf } from './mapCredits.ts';

/** The museum's own server has them: no visitor's browser asks elsewhere. */
const tileAddress = httpPaths.mapTile.path.replace(/:(\w)/g, '{$1}');

/** Tiles that fail before any has come: then there is no way to them, and not just one that is missing. */
const failuresUntilTold = 3;

interface Props {
  /** Called with true when no tile can be reached, and with false as soon as one comes after all. */
  readonly onFailed: (failed: boolean) => void;
}

/** The tiles of OpenStreetMap over our own ground, which shows wherever one is missing. */
export function TileCover({ onFailed }: Props) {
  const { t } = useTexts();
  const map = useMap();
  const attribution = creditOf(t('map.attribution'), 'https://www.openstreetmap.org/copyright');
  const report = useRef(onFailed);
  useEffect(() => {
    report.current = onFailed;
  }, [onFailed]);
  useEffect(() => {
    let failures = 0;
    let hasTiles = false;
    const layer = new TileLayer(tileAddress, { attribution });
    layer.on({
      tileload: () => {
        hasTiles = true;
        report.current(false);
      },
      tileerror: () => {
        failures += 1;
        if (!hasTiles && failures === failuresUntilTold) report.current(true);
      },
    });
    layer.addTo(map);
    return () => {
      // The credits of the layer go when it says that it went: what listens to it may go only then.
      layer.remove();
      layer.off();
      report.current(false);
    };
  }, [map, attribution]);
  return null;
}
