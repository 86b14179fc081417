import type { FeatureCollection } from 'geojson';
import { GeoJSON } from 'leaflet';
import { useEffect, useState } from 'react';
import type { Topology } from 'topojson-specification';
import { useTexts } from '../i18n/useTexts.ts';
import { useMap } from './mapContext.ts';

/** The countries of the world, fetched when they are first needed. */
async function loadOutlines(): Promise<FeatureCollection> {
  const [{ feature }, { default: atlas }] = await Promise.all([
    import('topojson-client'),
    import('world-atlas/countries-50m.json'),
  ]);
  const topology = atlas as unknown as Topology;
  const { countries } = topology.objects;
  if (!countries) throw new Error('the atlas holds no countries');
  return feature(topology, countries) as FeatureCollection;
}

/** Where outlines lie: over the ground, under tiles that come after all (200). */
const outlinePane = { name: 'outlines', zIndex: '150' };

/** From this zoom on a map shows a province or less, mostly without any border. */
const zoomOfNoBorders = 10;

/** The borders of countries in place of tiles, with a word about why there is no more. */
export function OutlineLayer() {
  const { t } = useTexts();
  const map = useMap();
  const [isNear, setNear] = useState(() => map.getZoom() >= zoomOfNoBorders);
  useEffect(() => {
    const read = () => setNear(map.getZoom() >= zoomOfNoBorders);
    map.on('zoomend', read);
    return () => {
      map.off('zoomend', read);
    };
  }, [map]);
  useEffect(() => {
    let layer: GeoJSON | null = null;
    let isShown = true;
    const pane = map.getPane(outlinePane.name) ?? map.createPane(outlinePane.name);
    pane.style.zIndex = outlinePane.zIndex;
    // Without them the markers still stand where they are.
    loadOutlines().then(
      (outlines) => {
        if (!isShown) return;
        layer = new GeoJSON(outlines, {
          pane: outlinePane.name,
          interactive: false,
          style: { className: 'map-outline' },
        });
        layer.addTo(map);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
      layer?.remove();
    };
  }, [map]);
  return (
    <p className="map-notice" role="status">
      {t(isNear ? 'map.noGround' : 'map.outlines')}
    </p>
  );
}
