import { useEffect, useState } from 'react';
import type { Outlines } from '../../../../outlines.ts';

/** The outlines of land and countries, fetched from the bundle with the first map; null until then. */
export function useOutlines(): Outlines | null {
  const [outlines, setOutlines] = useState<Outlines | null>(null);
  useEffect(() => {
    let isHere = true;
    // Without them the places still stand where they are.
    import('virtual:outlines').then(
      (module) => isHere && setOutlines(module.default),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return outlines;
}
