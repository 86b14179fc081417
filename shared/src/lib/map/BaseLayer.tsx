import { TileLayer } from 'leaflet';
import { useEffect, useState } from 'react';
import { httpPaths } from '../contract/httpPaths.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMap } from './mapContext.ts';
import { OutlineLayer } from './OutlineLayer.tsx';

/** The museum's own server has them: no visitor's browser asks elsewhere. */
const tileAddress = httpPaths.mapTile.path.replace(/:(\w)/g, '{$1}');

/** Tiles that fail before any has come: then there is no way to them, and not just one that is missing. */
const failuresUntilOutlines = 3;

/**
 * What lies under the markers: tiles, or the outlines of countries where no tile can be reached. Tiles are asked for
 * all the same, and cover the outlines as soon as they come.
 */
export function BaseLayer() {
  const { t } = useTexts();
  const map = useMap();
  const [failures, setFailures] = useState(0);
  const [hasTiles, setHasTiles] = useState(false);
  const attribution = t('map.attribution');
  useEffect(() => {
    const layer = new TileLayer(tileAddress, { attribution });
    layer.on({
      tileload: () => setHasTiles(true),
      tileerror: () => setFailures((count) => count + 1),
    });
    layer.addTo(map);
    return () => {
      // The credits of the layer go when it says that it went: what listens to it may go only then.
      layer.remove();
      layer.off();
    };
  }, [map, attribution]);
  return !hasTiles && failures >= failuresUntilOutlines && <OutlineLayer />;
}
