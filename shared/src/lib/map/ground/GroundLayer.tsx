import { useEffect, useState } from 'react';
import { useMap } from '../mapContext.ts';
import { GroundGrid } from './GroundGrid.tsx';
import { GroundLabels } from './GroundLabels.tsx';
import { GroundShapes } from './GroundShapes.tsx';
import { makeGroundPane } from './groundPane.ts';
import { type Ground, loadGround } from './loadGround.ts';

/** Our own map, which no service is asked for: land and sea, borders, and the names of places. */
export function GroundLayer() {
  const map = useMap();
  const [ground, setGround] = useState<Ground | null>(null);
  useEffect(() => {
    let isShown = true;
    // Without it the markers still stand where they are.
    loadGround().then(
      (loaded) => {
        if (!isShown) return;
        makeGroundPane(map);
        setGround(loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [map]);
  if (!ground) return null;
  return (
    <>
      <GroundShapes ground={ground} />
      <GroundGrid />
      <GroundLabels names={ground.names} />
    </>
  );
}
