import { followKeyLocations } from '@salient/shared/areas/key-locations/followKeyLocations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Has an open map fetch its markers again when a key came, went or changed (MAP-10). */
export function useLiveKeys(): void {
  const queries = useQueryClient();
  useEffect(
    () => followKeyLocations(() => void queries.invalidateQueries({ queryKey: ['keyLocationsForMap'] })),
    [queries],
  );
}
