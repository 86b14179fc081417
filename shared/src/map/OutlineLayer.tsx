import type { FeatureCollection } from 'geojson';
import { useEffect, useState } from 'react';
import { GeoJSON, Pane } from 'react-leaflet';
import type { Topology } from 'topojson-specification';
import { useTexts } from '../i18n/useTexts.ts';

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

/** The borders of countries in place of tiles, with a word about why there is no more. */
export function OutlineLayer() {
  const { t } = useTexts();
  const [outlines, setOutlines] = useState<FeatureCollection | null>(null);
  useEffect(() => {
    let isShown = true;
    // Without them the markers still stand where they are.
    loadOutlines().then(
      (loaded) => isShown && setOutlines(loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <>
      <p className="map-notice" role="status">
        {t('map.outlines')}
      </p>
      {outlines && (
        <Pane name="outlines" style={{ zIndex: 150 }}>
          <GeoJSON data={outlines} interactive={false} style={{ className: 'map-outline' }} />
        </Pane>
      )}
    </>
  );
}
